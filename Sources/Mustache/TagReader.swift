/// What a tag is for, told by the character that follows the opening delimiter.
enum TagKind {
    case value(escaped: Bool)
    case section
    case inverted
    case close
    case partial
    case comment
    case delimiters

    /// Whether the tag, alone on its line, takes the line away with it.
    var mayStandAlone: Bool {
        if case .value = self { false } else { true }
    }
}

/// A tag as it stands in the source.
struct RawTag {
    let kind: TagKind
    /// What stands between the delimiters and signs, without white space around it.
    let content: Range<Int>
    /// The offset after the closing delimiter.
    let end: Int
}

/// Why a tag cannot be read; its place is that of the tag.
struct TagFault: Error {
    let message: String
}

/// Finds tags and reads them under the delimiters in force.
struct TagReader {
    let source: [UInt8]
    private(set) var open = BytePattern(Array("{{".utf8))
    private(set) var close = BytePattern(Array("}}".utf8))

    init(source: [UInt8]) {
        self.source = source
    }

    /// The offset of the first opening delimiter at `start` or later.
    func firstTag(from start: Int) -> Int? {
        open.firstMatch(in: source, from: start)
    }

    /// Reads the tag whose opening delimiter is at `start`.
    func readTag(at start: Int) throws(TagFault) -> RawTag {
        var offset = start + open.count
        while offset < source.count, source[offset].isWhiteSpace { offset += 1 }
        guard offset < source.count else { throw unclosed }

        let kind: TagKind
        switch source[offset] {
        case UInt8(ascii: "#"): kind = .section
        case UInt8(ascii: "^"): kind = .inverted
        case UInt8(ascii: "/"): kind = .close
        case UInt8(ascii: ">"): kind = .partial
        case UInt8(ascii: "!"): kind = .comment
        case UInt8(ascii: "&"): kind = .value(escaped: false)
        case UInt8(ascii: "="): return try readDelimiters(at: offset + 1)
        case UInt8(ascii: "{"): return try readTripleTag(at: offset + 1)
        default: return try rawTag(.value(escaped: true), contentStart: offset)
        }
        return try rawTag(kind, contentStart: offset + 1)
    }

    /// Puts other delimiters in force, given as the content of a tag that sets them.
    mutating func setDelimiters(_ content: Range<Int>) throws(TagFault) {
        let words = source[content].split(whereSeparator: \.isWhiteSpace)
        guard words.count == 2 else {
            throw TagFault(message: "two delimiters are needed, as in '\(open.text)=<% %>=\(close.text)'")
        }
        for word in words where word.contains(UInt8(ascii: "=")) {
            throw TagFault(message: "delimiter '\(String(decoding: word, as: UTF8.self))' contains '='")
        }
        open = BytePattern(Array(words[0]))
        close = BytePattern(Array(words[1]))
    }

    private var unclosed: TagFault {
        TagFault(message: "tag is not closed: '\(close.text)' is missing")
    }

    private func rawTag(_ kind: TagKind, contentStart: Int) throws(TagFault) -> RawTag {
        guard let end = close.firstMatch(in: source, from: contentStart) else { throw unclosed }
        return RawTag(kind: kind, content: source.trimmed(contentStart..<end), end: end + close.count)
    }

    /// Reads `{{=<% %>=}}`, which ends with an equals sign before the closing delimiter.
    private func readDelimiters(at contentStart: Int) throws(TagFault) -> RawTag {
        let ending = BytePattern([UInt8(ascii: "=")] + close.bytes)
        guard let end = ending.firstMatch(in: source, from: contentStart) else {
            guard close.firstMatch(in: source, from: contentStart) != nil else { throw unclosed }
            throw TagFault(message: "tag that sets delimiters is not closed with '\(ending.text)'")
        }
        return RawTag(kind: .delimiters, content: source.trimmed(contentStart..<end), end: end + ending.count)
    }

    /// Reads `{{{name}}}`, which ends with a brace before the closing delimiter.
    private func readTripleTag(at contentStart: Int) throws(TagFault) -> RawTag {
        guard let found = close.firstMatch(in: source, from: contentStart) else { throw unclosed }
        let ending = BytePattern([UInt8(ascii: "}")] + close.bytes)
        let kind = TagKind.value(escaped: false)
        let content = source.trimmed(contentStart..<found)
        if let last = source[content].last, last == UInt8(ascii: "}") {
            let name = source.trimmed(content.lowerBound..<content.upperBound - 1)
            return RawTag(kind: kind, content: name, end: found + close.count)
        }
        // A closing delimiter of braces is found one byte early, at the brace that belongs to the tag.
        if ending.matches(in: source, at: found) {
            return RawTag(kind: kind, content: content, end: found + ending.count)
        }
        throw TagFault(message: "tag '\(open.text){' is not closed with '\(ending.text)'")
    }
}
