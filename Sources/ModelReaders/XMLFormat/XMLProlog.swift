/// Looks at the start of an XML text without parsing it, to tell what it is.
enum XMLProlog {
    /// The root element's opening tag.
    struct Root {
        /// The element's name as written.
        let name: String
        /// The offset of its `<`.
        let offset: Int
        /// The whole text.
        fileprivate let bytes: [UInt8]

        /// The value of one of its attributes, as written.
        func attribute(_ name: String) -> String? {
            XMLTagScanner.attribute(name, in: bytes, ofTagAt: offset).map {
                String(decoding: bytes[$0.value], as: UTF8.self)
            }
        }
    }

    /// The root element of a UTF-8 text, behind the XML declaration, processing instructions, comments and a document
    /// type; nil where the text does not begin like that.
    static func root(of bytes: [UInt8]) -> Root? {
        var offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        while true {
            offset = bytes.offsetBehindBlanks(from: offset)
            guard offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: "<") else { return nil }
            let rest = bytes[(offset + 1)...]
            if rest.starts(with: "?".utf8) {
                guard let end = bytes.offset(of: "?>", from: offset) else { return nil }
                offset = end + 2
            } else if rest.starts(with: "!--".utf8) {
                guard let end = bytes.offset(of: "-->", from: offset + 4) else { return nil }
                offset = end + 3
            } else if rest.starts(with: "!".utf8) {
                guard let end = endOfDocumentType(bytes, from: offset) else { return nil }
                offset = end
            } else {
                let end = XMLTagScanner.endOfName(in: bytes, from: offset + 1)
                guard end > offset + 1, end < bytes.count else { return nil }
                return Root(
                    name: String(decoding: bytes[offset + 1..<end], as: UTF8.self), offset: offset, bytes: bytes)
            }
        }
    }

    /// Whether the first character that is not blank is a `<`.
    static func startsLikeXML(_ bytes: [UInt8]) -> Bool {
        let start = bytes.offsetBehindBlanks(from: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
        return start < bytes.count && bytes[start] == UInt8(ascii: "<")
    }

    /// The offset behind a `<!DOCTYPE …>`, with declarations in square brackets and quoted texts in it.
    private static func endOfDocumentType(_ bytes: [UInt8], from start: Int) -> Int? {
        var quote: UInt8?
        var depth = 0
        for offset in start..<bytes.count {
            let byte = bytes[offset]
            if let open = quote {
                if byte == open { quote = nil }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
            case UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: ">"):
                depth -= 1
                if depth <= 0 { return offset + 1 }
            default: break
            }
        }
        return nil
    }
}
