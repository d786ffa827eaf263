/// Tells whether a text is in block notation.
enum BlockNotation {
    /// How far into a text its notation is looked for.
    private static let sniffedBytes = 1 << 16

    /// Whether a text has a statement of a property, such as `attribute title :`, before any arrow; or begins with a block that
    /// could hold some. Settings and programs have blocks as well, with other things in them.
    static func isUsed(in bytes: [UInt8]) -> Bool {
        let (tokens, _) = BlockScanner.tokens(of: Array(bytes.prefix(sniffedBytes)))
        return beginsWithBlock(tokens) || hasProperty(tokens)
    }

    private static func hasProperty(_ tokens: [BlockToken]) -> Bool {
        for (index, token) in tokens.enumerated() {
            guard let word = token.text else { continue }
            // As in arrow notation: `tags<<-->>Tag.notes`.
            if word.contains("->") || word.contains("<-") { return false }
            guard let keyword = token.bareWord.flatMap({ BlockKeyword(spelling: $0) }), keyword.isProperty,
                index + 2 < tokens.count, tokens[index + 1].text != nil
            else { continue }
            if tokens[index + 2].kind == .colon { return true }
        }
        return false
    }

    /// Whether the text begins with `NAME = {`, and what follows is nothing, another block, or a keyword. Lines with the name
    /// of a model's file may stand before.
    private static func beginsWithBlock(_ tokens: [BlockToken]) -> Bool {
        var index = 0
        func passWords() {
            let first = index
            while tokens[index].text != nil, index == first || !tokens[index].startsLine { index += 1 }
        }
        while let word = tokens[index].text {
            passWords()
            if tokens[index].kind == .equals { break }
            guard word.firstRange(of: ".xcdatamodel") != nil else { return false }
            while tokens[index].kind == .semicolon || tokens[index].kind == .colon { index += 1 }
        }
        guard index > 0, tokens[index].kind == .equals else { return false }
        index += 1
        if tokens[index].kind == .end { return true }
        guard tokens[index].kind == .openBrace else { return false }
        index += 1
        switch tokens[index].kind {
        case .end, .closeBrace, .semicolon: return true
        case .word:
            let keyword = tokens[index].bareWord.flatMap { BlockKeyword(spelling: $0) }
            passWords()
            if tokens[index].kind == .end || keyword != nil { return true }
            while tokens[index].kind == .equals { index += 1 }
            return tokens[index].kind == .openBrace
        default: return false
        }
    }
}
