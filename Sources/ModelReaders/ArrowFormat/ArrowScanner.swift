import SourceText

/// Reads the characters of a model in arrow notation.
struct ArrowScanner {
    let file: SourceFile
    let log: ArrowLog
    /// The next byte to be read.
    var offset = 0

    init(file: SourceFile, log: ArrowLog) {
        self.file = file
        self.log = log
    }

    /// The character at an offset and the offset behind it; nil at the end.
    func scalar(at offset: Int) -> (value: UInt32, end: Int)? {
        let bytes = file.bytes
        guard offset < bytes.count else { return nil }
        let first = UInt32(bytes[offset])
        if first < 0x80 { return (first, offset + 1) }
        let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
        guard offset + length <= bytes.count else { return (0xFFFD, bytes.count) }
        var value = first & (0xFF >> UInt32(length + 1))
        for index in 1..<length { value = value << 6 | UInt32(bytes[offset + index] & 0x3F) }
        return (value, offset + length)
    }

    /// The text of a stretch of bytes.
    func text(_ range: Range<Int>) -> String { String(decoding: file.bytes[range], as: UTF8.self) }

    /// The offset behind blanks, and behind comments that document nothing; line breaks are no blanks.
    mutating func skipBlanks() {
        while let (value, end) = scalar(at: offset) {
            if ArrowGlyphs.isBlank(value) {
                offset = end
            } else if value == 0x2F, let comment = ArrowComment(at: offset, in: file) {
                if comment.kind != .plain { return }
                if !comment.isClosed { reportUnclosed(comment) }
                offset = comment.range.upperBound
            } else {
                return
            }
        }
    }

    private func reportUnclosed(_ comment: ArrowComment) {
        log.error(
            "unclosed-comment", "the comment that begins here has no end",
            at: comment.range.lowerBound..<comment.range.lowerBound + 2, help: "close it with '*/'")
    }

    /// The next token; the scanner moves behind it.
    mutating func next() -> ArrowToken {
        skipBlanks()
        let start = offset
        guard let (value, end) = scalar(at: start) else { return ArrowToken(kind: .end, range: start..<start) }
        if value == 0x2F, let comment = ArrowComment(at: start, in: file) {
            if !comment.isClosed { reportUnclosed(comment) }
            offset = comment.range.upperBound
            let lines = comment.lines(in: file)
            return ArrowToken(
                kind: comment.kind == .model ? .modelDocumentation(lines) : .documentation(lines), range: comment.range)
        }
        if let arrow = arrow() { return arrow }
        offset = end
        let kind: ArrowToken.Kind
        switch ArrowGlyphs.plain(value) {
        case 0x7B: kind = .openBrace
        case 0x7D: kind = .closeBrace
        case 0x28: kind = .openParenthesis
        case 0x29: kind = .closeParenthesis
        case 0x3A: kind = .colon
        case 0x2E: kind = .dot
        case 0x3F: kind = .questionMark
        case 0x3D: kind = .equals
        case 0x2C, 0x3B: kind = .separator
        case 0x60: kind = .name(quoted(by: 0x60, from: start))
        case 0x22: kind = .string(quoted(by: 0x22, from: start))
        case let mark where ArrowGlyphs.isLineBreak(mark): kind = .lineBreak
        case let mark where ArrowGlyphs.isInName(mark):
            while let (value, end) = scalar(at: offset), ArrowGlyphs.isInName(value) { offset = end }
            kind = .name(text(start..<offset))
        default: kind = .other
        }
        return ArrowToken(kind: kind, range: start..<offset)
    }

    /// The next token; the scanner stays where it is.
    func peek() -> ArrowToken {
        var ahead = self
        ahead.log.isMuted = true
        defer { ahead.log.isMuted = false }
        return ahead.next()
    }

    /// The arrow at the offset, with blanks between its parts; nil where there is none. An equals sign alone is none.
    private mutating func arrow() -> ArrowToken? {
        let start = offset
        var parts: [ArrowShape.Part] = []
        var place = start
        var last = start
        var hasOnlyEquals = true
        while let (value, end) = scalar(at: place) {
            if let more = ArrowGlyphs.parts(of: value) {
                parts += more
                hasOnlyEquals = hasOnlyEquals && ArrowGlyphs.plain(value) == 0x3D
                (place, last) = (end, end)
            } else if value == 0x26, let (head, end) = escapedHead(at: place) {
                parts.append(head)
                hasOnlyEquals = false
                (place, last) = (end, end)
            } else if !parts.isEmpty, ArrowGlyphs.isBlank(value) || ArrowGlyphs.isVariationSelector(value) {
                place = end
                if ArrowGlyphs.isVariationSelector(value) { last = end }
            } else {
                break
            }
        }
        if parts.isEmpty || hasOnlyEquals { return nil }
        offset = last
        return ArrowToken(kind: ArrowShape(parts).map { .arrow($0) } ?? .brokenArrow(parts), range: start..<last)
    }

    /// `&lt;` or `&gt;`, as text has it that was copied from the source of a web page.
    private func escapedHead(at offset: Int) -> (ArrowShape.Part, Int)? {
        let rest = file.bytes[offset...].prefix(4)
        if rest.elementsEqual("&lt;".utf8) { return (.leftHead, offset + 4) }
        if rest.elementsEqual("&gt;".utf8) { return (.rightHead, offset + 4) }
        return nil
    }

    /// The text in quotes that begin at `start`, with its escapes resolved; moves behind the closing quote. Text that is
    /// not closed ends with its line.
    mutating func quoted(by quote: UInt32, from start: Int) -> String {
        var result = String.UnicodeScalarView()
        offset = start + 1
        while let (value, end) = scalar(at: offset), !ArrowGlyphs.isLineBreak(value) {
            offset = end
            if value == quote { return String(result) }
            if value == 0x5C, let escape = ArrowEscape(behind: end, in: self) {
                result.append(escape.scalar)
                offset = escape.end
            } else if let scalar = Unicode.Scalar(value) {
                result.append(scalar)
            }
        }
        let mark = quote == 0x60 ? "`" : "\""
        log.error(
            "unclosed-quote", "the quote that begins here has no end", at: start..<start + 1,
            help: "close it with \(mark)")
        return trimmed(String(result))
    }
}
