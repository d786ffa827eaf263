/// A part of a text in Markdown that stands by itself.
public indirect enum MarkdownBlock: Sendable, Equatable {
    /// Lines of text.
    case paragraph([MarkdownInline])
    /// A heading, of level 1 to 6.
    case heading(level: Int, [MarkdownInline])
    /// Items, numbered from `start` on, or with bullets where that is nil.
    case list(start: Int?, items: [[MarkdownBlock]])
    /// What somebody else said.
    case quote([MarkdownBlock])
    /// Lines of code, and what language they are in.
    case code(String, language: String)
    /// Rows of cells, the first of which is the head.
    case table([[[MarkdownInline]]])
    /// A line across.
    case rule
    /// HTML, as it was written. Comments are left out.
    case html(String)
}
