extension [UInt8] {
    /// Adds the UTF-8 of a text: as one copy, not byte by byte.
    public mutating func append(utf8Of text: String) {
        var text = text
        text.withUTF8 { append(contentsOf: $0) }
    }
}
