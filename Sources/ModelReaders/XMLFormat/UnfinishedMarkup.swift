/// The tag, comment or declaration that is open where a file ends.
struct UnfinishedMarkup {
    /// What it is, with its article.
    let name: String
    /// Where it begins.
    let offset: Int

    /// Finds it; nil where the last markup of the file is complete.
    init?(in bytes: [UInt8]) {
        guard let last = bytes.lastOffset(of: UInt8(ascii: "<"), before: bytes.count) else { return nil }
        // A `<` may itself stand in a comment or in character data, so the last opening of those is looked for first.
        var start = last
        while true {
            let rest = bytes[start...]
            if rest.starts(with: "<!--".utf8) {
                guard bytes.offset(of: "-->", from: start + 4) == nil else { break }
                self = UnfinishedMarkup(name: "a comment", offset: start)
                return
            }
            if rest.starts(with: "<![CDATA[".utf8) {
                guard bytes.offset(of: "]]>", from: start + 9) == nil else { break }
                self = UnfinishedMarkup(name: "a CDATA section", offset: start)
                return
            }
            guard last - start < 100_000, let next = bytes.lastOffset(of: UInt8(ascii: "<"), before: start) else {
                break
            }
            start = next
        }
        guard Self.isOpen(in: bytes, from: last) else { return nil }
        self = UnfinishedMarkup(name: Self.kind(of: bytes[last...]), offset: last)
    }

    private init(name: String, offset: Int) {
        self.name = name
        self.offset = offset
    }

    private static func kind(of markup: ArraySlice<UInt8>) -> String {
        if markup.starts(with: "<?xml".utf8) { return "the XML declaration" }
        if markup.starts(with: "<?".utf8) { return "a processing instruction" }
        return markup.starts(with: "<!D".utf8) ? "the document type" : "a tag"
    }

    /// Whether no `>` outside of quotes (for `<?`: no `?>`) follows.
    private static func isOpen(in bytes: [UInt8], from start: Int) -> Bool {
        if bytes[start...].starts(with: "<?".utf8) { return bytes.offset(of: "?>", from: start) == nil }
        var quote: UInt8?
        for byte in bytes[start...] {
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: ">") {
                return false
            }
        }
        return true
    }
}
