import Mustache
import PlainLanguage

extension MustacheValue {
    /// A text, or `null`.
    static func text(ifAny text: String?) -> MustacheValue { text.map(MustacheValue.text) ?? .null }

    /// A name or expression in a code font, or `null`.
    static func code(ifAny text: String?) -> MustacheValue { text.map { .text(MarkdownText.name($0)) } ?? .null }

    /// A whole number, or `null`.
    static func number(ifAny number: Int?) -> MustacheValue { number.map { .number(String($0)) } ?? .null }

    /// `yes`, `no`, or `null` for what is not stated.
    static func answer(ifAny answer: Bool?) -> MustacheValue { answer.map { $0 ? "yes" : "no" } ?? .null }

    /// Objects, each with `isLast`, which tells where a separator is to be left out.
    static func items(_ items: [[(String, MustacheValue)]]) -> MustacheValue {
        .list(
            items.enumerated().map { index, entries in
                .object(MustacheObject(entries + [("isLast", .bool(index == items.count - 1))]))
            })
    }

    /// An object.
    static func object(_ entries: [(String, MustacheValue)]) -> MustacheValue { .object(MustacheObject(entries)) }
}

extension MarkdownText {
    /// The place where a phrase stands.
    enum Place {
        case text, cell
    }

    /// A name in a code font that is right in any place, tables included.
    static func name(_ name: String) -> String {
        guard name.utf8.contains(UInt8(ascii: "|")) else { return code(name) }
        // A code span with a bar is written differently inside and outside of tables; this is the same in both.
        return "<code>\(part(name).replacing("\\|", with: "&#124;"))</code>"
    }

    /// A phrase: words as text, names in a code font.
    static func phrase(_ phrase: Phrase, in place: Place = .text) -> String {
        var result: [UInt8] = []
        phrase.forEachPiece { utf8, isCode in
            if !isCode {
                append(part: utf8, to: &result)
                return
            }
            // Two spans that touch would be read as one.
            if result.last == UInt8(ascii: "`") { result.append(UInt8(ascii: " ")) }
            if place == .cell, utf8.contains(UInt8(ascii: "|")) {
                result += codeInCell(String(decoding: utf8, as: UTF8.self)).utf8
            } else {
                CodeSpan.append(utf8, to: &result)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Sentences as a paragraph; nil for none.
    static func sentences(_ sentences: [Phrase]) -> String? {
        sentences.isEmpty ? nil : sentences.map { phrase($0) }.joined(separator: " ")
    }
}
