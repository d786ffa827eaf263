import CommonMark
import ModelAnalysis

/// The pieces of a line of notes as Markdown.
struct NoteLine {
    /// The address of what a name means; nil where it means nothing.
    let address: (_ name: String) -> String?
    /// Whether the line stands in a cell of a table.
    let isInCell: Bool

    private static let hardBreak = "\\\n"

    /// The text of a line.
    func text(of pieces: [MarkdownInline]) -> String {
        var text = text(of: pieces, isInLink: false)[...]
        // A line break at an end breaks nothing, and would show its mark.
        while text.hasPrefix(" ") || text.hasPrefix(Self.hardBreak) {
            text = text.dropFirst(text.hasPrefix(" ") ? 1 : Self.hardBreak.count)
        }
        while text.hasSuffix(" ") || text.hasSuffix(Self.hardBreak) {
            text = text.dropLast(text.hasSuffix(" ") ? 1 : Self.hardBreak.count)
        }
        return String(text)
    }

    private func text(of pieces: [MarkdownInline], isInLink: Bool) -> String {
        var result = ""
        for piece in Self.joined(pieces) {
            let next = text(of: piece, isInLink: isInLink)
            // An exclamation mark right before a link would make a picture of it.
            if result.hasSuffix("!"), next.hasPrefix("[") { result = result.dropLast() + "\\!" }
            result += next
        }
        return result
    }

    /// Pieces with neighbouring text put together: a mark that means nothing alone may mean something with what follows.
    private static func joined(_ pieces: [MarkdownInline]) -> [MarkdownInline] {
        var result: [MarkdownInline] = []
        for piece in pieces {
            let isBreak = if case .html(let tag) = piece { isLineBreak(tag) } else { false }
            let added: MarkdownInline =
                switch piece {
                case .softBreak: .text(" ")
                case .html where isBreak: .lineBreak
                case .html(let tag): .text(tag)
                default: piece
                }
            if case .text(let more) = added, case .text(let text) = result.last {
                result[result.count - 1] = .text(text + more)
            } else {
                result.append(added)
            }
        }
        return result
    }

    private static func isLineBreak(_ tag: String) -> Bool {
        tag.lowercased().filter { $0 != " " && $0 != "/" } == "<br>"
    }

    private func text(of piece: MarkdownInline, isInLink: Bool) -> String {
        switch piece {
        case .text(let text), .html(let text): return MarkdownText.part(text)
        case .softBreak: return " "
        case .lineBreak: return isInCell ? "<br>" : Self.hardBreak
        case .code(let text):
            let code = isInCell ? MarkdownText.codeInCell(text) : MarkdownText.code(text)
            guard !isInLink, let address = address(text) else { return code }
            return "[\(code)](\(address))"
        case .emphasis(let inner): return marked("*", inner, isInLink)
        case .strong(let inner): return marked("**", inner, isInLink)
        case .strikethrough(let inner): return marked("~~", inner, isInLink)
        case .link(let destination, let inner), .image(let destination, let inner):
            let label = text(of: inner, isInLink: true)
            guard !isInLink, !label.isEmpty, let target = target(destination) else { return label }
            return "[\(label)](\(target))"
        }
    }

    private func marked(_ mark: String, _ inner: [MarkdownInline], _ isInLink: Bool) -> String {
        let text = text(of: inner, isInLink: isInLink)
        // Marks count only right beside what they mark.
        if text.first?.isWhitespace != false || text.last?.isWhitespace != false || text.hasPrefix(Self.hardBreak) {
            return text
        }
        // Marks that meet would be read as one longer mark.
        let meets = text.hasPrefix("*") || text.hasSuffix("*")
        let mark = meets && mark.hasPrefix("*") ? String(repeating: "_", count: mark.count) : mark
        return mark + text + mark
    }

    private func target(_ destination: String) -> String? {
        switch NoteLink(destination) {
        case .web(let address): PercentEncoding.encodedAddress(address)
        case .part(let name): address(name)
        case nil: nil
        }
    }
}
