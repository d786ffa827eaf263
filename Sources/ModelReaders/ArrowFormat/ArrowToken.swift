/// A word, mark or arrow of a model in arrow notation.
struct ArrowToken {
    /// What a token is.
    enum Kind: Equatable {
        case name(String)
        case string(String)
        case arrow(ArrowShape)
        /// Parts of arrows that make none.
        case brokenArrow([ArrowShape.Part])
        /// A documentation comment of what follows, by lines.
        case documentation([String])
        /// A documentation comment of the whole model.
        case modelDocumentation([String])
        case openBrace, closeBrace, openParenthesis, closeParenthesis
        case colon, dot, questionMark, equals
        /// `;` or `,`.
        case separator
        case lineBreak
        /// A character that has no meaning here.
        case other
        case end
    }

    var kind: Kind
    /// Where it stands, in bytes.
    var range: Range<Int>

    /// The name as a piece; nil for any other token.
    var name: ArrowPiece? {
        if case .name(let text) = kind { ArrowPiece(text: text, range: range) } else { nil }
    }

    /// The arrow, whole or broken.
    var isArrow: Bool {
        switch kind {
        case .arrow, .brokenArrow: true
        default: false
        }
    }

    /// Whether a statement may end before it.
    var endsStatement: Bool {
        switch kind {
        case .separator, .lineBreak, .closeBrace, .end, .documentation, .modelDocumentation: true
        default: false
        }
    }
}
