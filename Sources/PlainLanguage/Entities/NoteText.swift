import CommonMark

/// Notes without the marks of Markdown.
enum NoteText {
    /// The text of a note, in paragraphs that blank lines part; what stands in a list keeps its bullet or number.
    static func plain(_ markdown: String) -> String {
        paragraphs(MarkdownDocument(markdown).blocks).joined(separator: "\n\n")
    }

    private static func paragraphs(_ blocks: [MarkdownBlock]) -> [String] {
        blocks.flatMap { block -> [String] in
            switch block {
            case .paragraph(let pieces), .heading(_, let pieces): [MarkdownInline.plainText(pieces)]
            case .quote(let inner): paragraphs(inner)
            case .code(let text, _), .html(let text):
                text.split(whereSeparator: \.isNewline).map(String.init)
            case .rule: []
            case .table(let rows):
                rows.map { $0.map(MarkdownInline.plainText).joined(separator: ", ") }
            case .list(let start, let items):
                items.enumerated().flatMap { index, item -> [String] in
                    let mark = start.map { "\($0 + index). " } ?? "- "
                    let inner = paragraphs(item)
                    return (inner.first.map { [mark + $0] } ?? []) + inner.dropFirst()
                }
            }
        }
    }
}
