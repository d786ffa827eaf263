import SourceText

extension ArrowParser {
    /// What stands in parentheses here; nothing where none open.
    mutating func readFlags() -> [ArrowFlag] {
        guard scanner.peek().kind == .openParenthesis else { return [] }
        let open = scanner.next()
        var flags: [ArrowFlag] = []
        while true {
            guard let (text, stop) = flagText() else {
                log.error(
                    "unclosed-parenthesis", "the parenthesis that opens here is not closed", at: open.range,
                    help: "close it with ')' before the entity ends")
                scanner.offset = open.range.upperBound
                skipLine()
                return flags
            }
            if let flag = flag(text) { flags.append(flag) }
            if stop == 0x29 { return flags }
        }
    }

    /// The next text between commas, and the mark that ends it; nil where no parenthesis closes.
    private mutating func flagText() -> (range: Range<Int>, stop: UInt32)? {
        let start = scanner.offset
        while let (value, end) = scanner.scalar(at: scanner.offset) {
            switch ArrowGlyphs.plain(value) {
            case 0x29, 0x2C, 0x3B:
                let range = start..<scanner.offset
                scanner.offset = end
                return (range, ArrowGlyphs.plain(value))
            case 0x22, 0x60:
                scanner.log.isMuted = true
                _ = scanner.quoted(by: value, from: scanner.offset)
                scanner.log.isMuted = false
            case 0x28, 0x7B, 0x7D: return nil
            default: scanner.offset = end
            }
        }
        return nil
    }

    /// A flag of its text; nil where there is nothing.
    private func flag(_ range: Range<Int>) -> ArrowFlag? {
        var ahead = scanner
        ahead.offset = range.lowerBound
        var split: (lower: Int, upper: Int)?
        while ahead.offset < range.upperBound, let (value, end) = ahead.scalar(at: ahead.offset) {
            let mark = ArrowGlyphs.plain(value)
            if value == 0x22 || value == 0x60 {
                _ = ahead.quoted(by: value, from: ahead.offset)
            } else if split == nil, mark == 0x3D || mark == 0x3A {
                split = (ahead.offset, end)
                ahead.offset = end
            } else {
                ahead.offset = end
            }
        }
        guard let key = piece(range.lowerBound..<(split?.lower ?? range.upperBound)) else { return nil }
        guard let split else { return ArrowFlag(key: key) }
        guard let value = piece(split.upper..<range.upperBound) else {
            return ArrowFlag(key: key, value: ArrowPiece(text: "", range: split.lower..<split.upper))
        }
        guard scanner.file.bytes[value.range.lowerBound] == 0x22 else { return ArrowFlag(key: key, value: value) }
        var quoted = scanner
        let text = quoted.quoted(by: 0x22, from: value.range.lowerBound)
        return ArrowFlag(key: key, value: ArrowPiece(text: text, range: value.range), isQuoted: true)
    }

    /// The text in a range without blanks around it; nil where nothing else is there.
    private func piece(_ range: Range<Int>) -> ArrowPiece? {
        var lower = range.lowerBound
        while lower < range.upperBound, let (value, end) = scanner.scalar(at: lower),
            ArrowGlyphs.isBlank(value) || ArrowGlyphs.isLineBreak(value)
        {
            lower = end
        }
        let text = trimmed(scanner.text(lower..<max(lower, range.upperBound)))
        return text.isEmpty ? nil : ArrowPiece(text: text, range: lower..<lower + text.utf8.count)
    }
}
