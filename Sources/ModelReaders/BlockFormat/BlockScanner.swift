import SourceText

/// Divides a text in block notation into its tokens. Never fails: what is not closed ends with the text, or with its line.
struct BlockScanner {
    /// What a scanner reports.
    enum Problem: Equatable {
        case openComment(lower: Int)
        case openText(lower: Int, upper: Int)
    }

    private let bytes: [UInt8]
    private var offset = 0
    private var startsLine = true
    private var tokens: [BlockToken] = []
    private var problems: [Problem] = []

    /// The tokens of a text with `end` as the last, and what is not closed in it.
    static func tokens(of bytes: [UInt8]) -> (tokens: [BlockToken], problems: [Problem]) {
        var scanner = BlockScanner(bytes: bytes)
        scanner.scan()
        return (scanner.tokens, scanner.problems)
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private mutating func scan() {
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                startsLine = true
                offset += 1
            case UInt8(ascii: " "), 0x09, 0x0B, 0x0C, 0x00: offset += 1
            case UInt8(ascii: "{"): add(.openBrace)
            case UInt8(ascii: "}"): add(.closeBrace)
            case UInt8(ascii: "="): add(.equals)
            case UInt8(ascii: ":"): add(.colon)
            case UInt8(ascii: ";"): add(.semicolon)
            case UInt8(ascii: ","): add(.comma)
            case UInt8(ascii: "\""): quoted()
            case UInt8(ascii: "/") where startsComment(at: offset): comment()
            default: word()
            }
        }
        add(.end, upTo: offset)
    }

    private mutating func add(_ kind: BlockToken.Kind) { add(kind, upTo: offset + 1) }

    private mutating func add(_ kind: BlockToken.Kind, upTo upper: Int) {
        tokens.append(BlockToken(kind: kind, lower: offset, upper: upper, startsLine: startsLine))
        startsLine = false
        offset = upper
    }

    private func startsComment(at place: Int) -> Bool {
        bytes[place] == UInt8(ascii: "/") && place + 1 < bytes.count
            && (bytes[place + 1] == UInt8(ascii: "/") || bytes[place + 1] == UInt8(ascii: "*"))
    }

    private mutating func comment() {
        if bytes[offset + 1] == UInt8(ascii: "/") {
            offset = bytes[offset...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? bytes.count
            return
        }
        guard let end = bytes.offset(of: "*/", from: offset + 2) else {
            problems.append(.openComment(lower: offset))
            offset = bytes.count
            return
        }
        if bytes[offset..<end].contains(UInt8(ascii: "\n")) { startsLine = true }
        offset = end + 2
    }

    /// Whether a byte ends a word; the bytes of all other scripts are letters.
    private static func endsWord(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x00, 0x09...0x0D, UInt8(ascii: " "), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "="),
            UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "\""):
            true
        default: false
        }
    }

    private mutating func word() {
        var end = offset + 1
        while end < bytes.count, !Self.endsWord(bytes[end]), !startsComment(at: end) { end += 1 }
        add(.word(String(decoding: bytes[offset..<end], as: UTF8.self), isQuoted: false), upTo: end)
    }

    /// A text in quotes, with `\"`, `\\`, `\n` and `\t`; it may go over lines where it is closed before a blank one.
    private mutating func quoted() {
        var text: [UInt8] = []
        var end = offset + 1
        var lineEnd: (offset: Int, count: Int)?
        while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
            var byte = bytes[end]
            if byte == UInt8(ascii: "\n"), lineEnd == nil { lineEnd = (end, text.count) }
            if byte == UInt8(ascii: "\\"), end + 1 < bytes.count {
                end += 1
                switch bytes[end] {
                case UInt8(ascii: "n"): byte = UInt8(ascii: "\n")
                case UInt8(ascii: "t"): byte = UInt8(ascii: "\t")
                default: byte = bytes[end]
                }
            }
            text.append(byte)
            end += 1
        }
        if end < bytes.count {
            end += 1
        } else {
            // Nothing closes it: it is taken to end with its line, so that the rest is read.
            if let lineEnd {
                end = lineEnd.offset
                text.removeSubrange(lineEnd.count...)
            }
            problems.append(.openText(lower: offset, upper: end))
        }
        add(.word(String(decoding: text, as: UTF8.self), isQuoted: true), upTo: end)
    }
}
