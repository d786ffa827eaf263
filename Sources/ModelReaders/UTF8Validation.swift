/// Checks that bytes are UTF-8.
enum UTF8Validation {
    /// The offset of the first byte that begins no valid scalar, or nil; long ASCII stretches are skipped eight bytes
    /// at a time.
    static func firstInvalid(in bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBytes { buffer in
            var offset = 0
            while offset < buffer.count {
                if buffer[offset] < 0x80 {
                    offset += 1
                    while offset + 8 <= buffer.count,
                        buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
                    {
                        offset += 8
                    }
                    continue
                }
                guard let length = scalarLength(buffer, at: offset) else { return offset }
                offset += length
            }
            return nil
        }
    }

    /// The length of the scalar of several bytes at an offset; nil where the bytes are cut off, overlong, a surrogate
    /// or beyond U+10FFFF.
    private static func scalarLength(_ buffer: UnsafeRawBufferPointer, at offset: Int) -> Int? {
        let lead = buffer[offset]
        let length: Int
        var secondByte: ClosedRange<UInt8> = 0x80...0xBF
        switch lead {
        case 0xC2...0xDF: length = 2
        case 0xE0: (length, secondByte) = (3, 0xA0...0xBF)
        case 0xED: (length, secondByte) = (3, 0x80...0x9F)
        case 0xE1...0xEF: length = 3
        case 0xF0: (length, secondByte) = (4, 0x90...0xBF)
        case 0xF4: (length, secondByte) = (4, 0x80...0x8F)
        case 0xF1...0xF3: length = 4
        default: return nil
        }
        guard offset + length <= buffer.count, secondByte.contains(buffer[offset + 1]) else { return nil }
        for next in offset + 2..<max(offset + 2, offset + length) where buffer[next] & 0xC0 != 0x80 { return nil }
        return length
    }
}
