/// A PNG or a PDF with the digest of what it shows in it, so that a file on disk that shows the same can be left alone.
public enum ConvertedPicture {
    /// Counts up when the conversion changes, so that pictures on disk are made anew.
    private static let edition = "1"
    private static let keyword = "modeldoc-digest"
    private static let endOfPNG: [UInt8] = [0, 0, 0, 0] + Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82]

    /// The picture with a digest: in a PNG as a chunk of text before its end, in a PDF as a comment after it.
    public static func stamped(_ content: [UInt8], _ format: PictureFormat, digest: String) -> [UInt8] {
        content.dropLast(format == .png ? endOfPNG.count : 0) + end(format, digest: digest)
    }

    /// Whether a file is a whole picture that was stamped with a digest.
    public static func isWhole(_ content: [UInt8], _ format: PictureFormat, digest: String) -> Bool {
        starts(content, format) && content.suffix(end(format, digest: digest).count) == end(format, digest: digest)[...]
    }

    /// Whether bytes are a picture from its beginning to its end.
    static func isWhole(_ content: [UInt8], _ format: PictureFormat) -> Bool {
        guard starts(content, format) else { return false }
        switch format {
        case .png: return content.suffix(endOfPNG.count) == endOfPNG[...]
        case .pdf: return String(decoding: content.suffix(16), as: UTF8.self).contains("%%EOF")
        }
    }

    private static func starts(_ content: [UInt8], _ format: PictureFormat) -> Bool {
        switch format {
        case .png: content.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        case .pdf: content.starts(with: "%PDF-".utf8)
        }
    }

    private static func end(_ format: PictureFormat, digest: String) -> [UInt8] {
        switch format {
        case .png: textChunk("\(keyword)\0\(edition)-\(digest)") + endOfPNG
        case .pdf: Array("% \(keyword) \(edition)-\(digest)\n".utf8)
        }
    }

    /// A `tEXt` chunk (PNG specification, 11.3.4.3): length, type, text, and a checksum of type and text.
    private static func textChunk(_ text: String) -> [UInt8] {
        let body = Array("tEXt".utf8) + Array(text.utf8)
        return bigEndian(UInt32(body.count - 4)) + body + bigEndian(checksum(of: body))
    }

    private static func bigEndian(_ number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    /// The CRC-32 that PNG has (its annex D).
    private static func checksum(of bytes: [UInt8]) -> UInt32 {
        var remainder: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            remainder ^= UInt32(byte)
            for _ in 0..<8 { remainder = remainder & 1 == 1 ? 0xEDB8_8320 ^ remainder >> 1 : remainder >> 1 }
        }
        return ~remainder
    }
}
