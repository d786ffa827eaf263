/// Tells UTF-8 from other encodings.
enum UTF8Check {
    /// The offset of the first byte in `lower..<upper` that is not part of a well-formed scalar; nil where all are.
    static func firstError(in bytes: UnsafeBufferPointer<UInt8>, from lower: Int, to upper: Int) -> Int? {
        var offset = lower
        while offset < upper {
            let byte = bytes[offset]
            if byte < 0x80 {
                offset += 1
                continue
            }
            // The second byte's bounds rule out overlong forms, surrogates and values past U+10FFFF.
            let length: Int
            let second: ClosedRange<UInt8>
            switch byte {
            case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
            case 0xE0: (length, second) = (3, 0xA0...0xBF)
            case 0xED: (length, second) = (3, 0x80...0x9F)
            case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
            case 0xF0: (length, second) = (4, 0x90...0xBF)
            case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
            case 0xF4: (length, second) = (4, 0x80...0x8F)
            default: return offset
            }
            guard offset + length <= upper, second.contains(bytes[offset + 1]) else { return offset }
            for place in offset + 2..<offset + length where bytes[place] & 0xC0 != 0x80 { return offset }
            offset += length
        }
        return nil
    }
}
