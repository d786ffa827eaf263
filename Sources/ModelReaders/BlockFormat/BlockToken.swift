/// A piece of a text in block notation.
struct BlockToken: Equatable {
    /// What it is.
    enum Kind: Equatable {
        /// Letters that stand together, or a text in quotes, which is never a keyword.
        case word(String, isQuoted: Bool)
        case openBrace, closeBrace, equals, colon, semicolon, comma
        /// The end of the text.
        case end
    }

    let kind: Kind
    /// The first byte, and the byte behind the last one.
    let lower: Int
    let upper: Int
    /// Whether it is the first of its line.
    let startsLine: Bool

    /// The text of a word.
    var text: String? {
        if case .word(let text, _) = kind { return text }
        return nil
    }

    /// The text of a word that stands without quotes, which may be a keyword.
    var bareWord: String? {
        if case .word(let text, false) = kind { return text }
        return nil
    }
}
