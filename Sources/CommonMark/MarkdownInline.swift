/// A piece of a line of Markdown.
public indirect enum MarkdownInline: Sendable, Equatable {
    /// Plain text.
    case text(String)
    /// Text in a code font.
    case code(String)
    /// Text in italics.
    case emphasis([MarkdownInline])
    /// Bold text.
    case strong([MarkdownInline])
    /// Text that is crossed out.
    case strikethrough([MarkdownInline])
    /// A link; its destination is as it was written, unescaped.
    case link(destination: String, [MarkdownInline])
    /// A picture with the words that stand for it.
    case image(destination: String, [MarkdownInline])
    /// The end of a line in the source, which shows as a space.
    case softBreak
    /// A line break.
    case lineBreak
    /// A tag, as it was written. Comments are left out.
    case html(String)
}

extension MarkdownInline {
    /// What is left of pieces without their marks.
    public static func plainText(_ pieces: [MarkdownInline]) -> String {
        pieces.map { piece in
            switch piece {
            case .text(let text), .code(let text), .html(let text): text
            case .emphasis(let inner), .strong(let inner), .strikethrough(let inner), .link(_, let inner),
                .image(_, let inner):
                plainText(inner)
            case .softBreak, .lineBreak: " "
            }
        }.joined()
    }
}
