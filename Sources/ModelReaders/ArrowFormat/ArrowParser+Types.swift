import DataModel
import SourceText

extension ArrowParser {
    /// Reads the type behind a `:`, as people write types: `string`, `Integer 16`, `Int?`, `[String: [Int]]`,
    /// `Dictionary<String, Int>`, or in backticks any text as
    /// it is.
    mutating func readType(of member: inout ArrowAttribute, name: ArrowPiece) {
        scanner.skipBlanks()
        let start = scanner.offset
        var text: String
        if scanner.scalar(at: start)?.value == 0x60 {
            text = scanner.quoted(by: 0x60, from: start)
            member.attribute.type = AttributeType(xcodeName: text)
        } else {
            text = plainType()
            if text.isEmpty {
                log.error(
                    "arrow-syntax", "there is no type behind '\(name.text):'", at: name.range,
                    help: "write '\(name.text): string', or another type")
                return
            }
            if let inner = ArrowTypeNames.inner(of: text, in: "Optional") {
                text = inner
                member.attribute.isOptional = true
            }
            member.attribute.type = ArrowTypeNames.type(text)
            member.plainType = start..<scanner.offset
        }
        if scanner.peek().kind == .questionMark {
            _ = scanner.next()
            member.attribute.isOptional = true
        }
    }

    /// The text of a type without backticks. One word, with what stands in its brackets, and a second one where both
    /// together are a type, such as `Integer 16`.
    private mutating func plainType() -> String {
        let start = scanner.offset
        var word = typeWord()
        while !word.isEmpty {
            let end = scanner.offset
            scanner.skipBlanks()
            let next = typeWord()
            let both = "\(word) \(next)"
            guard !next.isEmpty, case let type = ArrowTypeNames.type(both), type != .other(both) else {
                scanner.offset = end
                break
            }
            word = both
        }
        return scanner.offset > start ? word : ""
    }

    private mutating func typeWord() -> String {
        let start = scanner.offset
        var depth = 0
        while let (value, end) = scanner.scalar(at: scanner.offset), !ArrowGlyphs.isLineBreak(value) {
            switch value {
            case 0x3C, 0x5B: depth += 1  // < [
            case 0x3E, 0x5D:  // > ]
                if depth == 0 { return scanner.text(start..<scanner.offset) }
                depth -= 1
            case 0x2E, 0x2A, 0x21: break  // . * !
            case 0x7B, 0x7D: return scanner.text(start..<scanner.offset)
            case 0x2F where depth == 0: return scanner.text(start..<scanner.offset)
            default:
                if depth == 0, !ArrowGlyphs.isInName(value) { return scanner.text(start..<scanner.offset) }
            }
            // An arrow behind a type is no bracket: `x: Int<-->` has none that closes.
            if value == 0x3C, depth == 1, !closes(from: end) { return scanner.text(start..<scanner.offset) }
            scanner.offset = end
        }
        return scanner.text(start..<scanner.offset)
    }

    /// Whether a `>` closes what a `<` opens, before the line ends or an arrow's shaft begins.
    private func closes(from offset: Int) -> Bool {
        var place = offset
        while let (value, end) = scanner.scalar(at: place), !ArrowGlyphs.isLineBreak(value), value != 0x2D {
            if value == 0x3E { return true }
            place = end
        }
        return false
    }

    /// Reads an `=` and the value behind it: `isDone: Bool = false`. It is no token, since with the sign of a number it looks
    /// like an arrow.
    mutating func readDefault() -> [ArrowFlag] {
        scanner.skipBlanks()
        let equals = scanner.offset
        guard let (mark, end) = scanner.scalar(at: equals), ArrowGlyphs.plain(mark) == 0x3D,
            scanner.scalar(at: end)?.value != 0x3E
        else { return [] }
        scanner.offset = end
        scanner.skipBlanks()
        let start = scanner.offset
        let key = ArrowPiece(text: "default", range: equals..<end)
        if scanner.scalar(at: start)?.value == 0x22 {
            let text = scanner.quoted(by: 0x22, from: start)
            return [ArrowFlag(key: key, value: ArrowPiece(text: text, range: start..<scanner.offset), isQuoted: true)]
        }
        while let (value, end) = scanner.scalar(at: scanner.offset), !ArrowGlyphs.isLineBreak(value) {
            switch ArrowGlyphs.plain(value) {
            case 0x28, 0x2C, 0x3B, 0x7B, 0x7D: break
            case 0x2F where ArrowComment(at: scanner.offset, in: scanner.file) != nil: break
            default:
                scanner.offset = end
                continue
            }
            break
        }
        let text = trimmed(scanner.text(start..<scanner.offset))
        if text.isEmpty {
            log.error(
                "arrow-syntax", "there is no value behind '='", at: equals..<end, help: "write one, or remove the '='")
            return []
        }
        let piece = ArrowPiece(text: text, range: start..<start + text.utf8.count)
        return [ArrowFlag(key: key, value: piece)]
    }
}
