/// Strings as JSON writes them.
enum JSONEscaping {
    /// Whether a byte has to be looked at more closely: quotation mark, backslash, control characters, and the first
    /// bytes of U+0080–U+00BF and U+2000–U+2FFF, among which are more of them.
    private static let isSpecial: [Bool] = (0..<256).map { byte in
        byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F || byte == 0xC2 || byte == 0xE2
    }

    /// Appends a string with its quotation marks. Control characters, line separators and invisible characters that
    /// change the direction of text are escaped, so that what is written looks like what it is.
    static func append(_ string: String, to bytes: inout [UInt8]) {
        var string = string
        bytes.append(UInt8(ascii: "\""))
        string.withUTF8 { text in
            isSpecial.withUnsafeBufferPointer { isSpecial in
                var run = 0
                var offset = 0
                while offset < text.count {
                    guard isSpecial[Int(text[offset])] else {
                        offset += 1
                        continue
                    }
                    let (length, scalar) = scalarToEscape(at: offset, in: text)
                    if let scalar {
                        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[run..<offset]))
                        appendEscape(of: scalar, to: &bytes)
                        run = offset + length
                    }
                    offset += length
                }
                bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[run...]))
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// The scalar that begins at a special byte if it has to be escaped, and how many bytes to go on.
    private static func scalarToEscape(
        at offset: Int, in text: UnsafeBufferPointer<UInt8>
    ) -> (length: Int, scalar: UInt16?) {
        let byte = text[offset]
        if byte < 0x80 { return (1, UInt16(byte)) }
        if byte == 0xC2 {
            let second = text[offset + 1]
            return (2, second < 0xA0 ? UInt16(second) : nil)
        }
        let scalar = 0x2000 | UInt16(text[offset + 1] & 0x3F) << 6 | UInt16(text[offset + 2] & 0x3F)
        switch scalar {
        case 0x2028...0x202E, 0x2066...0x2069: return (3, scalar)
        default: return (3, nil)
        }
    }

    private static func appendEscape(of scalar: UInt16, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\\"))
        switch scalar {
        case 0x22, 0x5C: bytes.append(UInt8(scalar))
        case 0x08: bytes.append(UInt8(ascii: "b"))
        case 0x09: bytes.append(UInt8(ascii: "t"))
        case 0x0A: bytes.append(UInt8(ascii: "n"))
        case 0x0C: bytes.append(UInt8(ascii: "f"))
        case 0x0D: bytes.append(UInt8(ascii: "r"))
        default:
            let digits = String(scalar, radix: 16)
            bytes.append(UInt8(ascii: "u"))
            bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count))
            bytes.append(contentsOf: digits.utf8)
        }
    }
}
