extension TagReader {
    /// The name in a tag, which has no white space in it.
    func name(of tag: RawTag) throws(TagFault) -> String {
        guard !tag.content.isEmpty else { throw TagFault(message: "tag has no name") }
        guard source[tag.content].contains(where: \.isWhiteSpace) else { return source.text(tag.content) }

        // A delimiter that opens inside a tag tells that the one before was left open.
        if let next = open.firstMatch(in: source, from: tag.content.lowerBound), next < tag.content.upperBound {
            throw TagFault(message: "tag is not closed: '\(close.text)' is missing before the next '\(open.text)'")
        }
        let words = source[tag.content].split(maxSplits: 1, whereSeparator: \.isWhiteSpace)
        let name = String(decoding: words[0], as: UTF8.self)
        throw TagFault(message: "name '\(name)' is followed by more text: a name has no white space in it")
    }

    /// The parts of a dotted name; none for `.`, the top of the context stack.
    func parts(ofDottedName name: String) throws(TagFault) -> [String] {
        if name == "." { return [] }
        let parts = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard !parts.contains(where: \.isEmpty) else {
            throw TagFault(message: "name '\(name)' has an empty part")
        }
        return parts.map { String(Substring($0)) }
    }
}
