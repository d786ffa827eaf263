import DataModel
import SourceText

/// Makes a model of the tokens of a text in block notation; the extensions have a file for each kind of thing.
///
/// It goes on after every error: what cannot be understood is passed over up to the next `;`, the next line or the end of
/// its block.
struct BlockParser {
    let log: BlockFormatLog
    private let tokens: [BlockToken]
    private(set) var index = 0

    init(tokens: [BlockToken], log: BlockFormatLog) {
        self.tokens = tokens
        self.log = log
    }

    // MARK: Tokens

    /// The token that is next; the last one is `end`, and stays.
    var token: BlockToken { tokens[index] }
    /// The token that was taken last.
    var lastToken: BlockToken { tokens[max(0, index - 1)] }

    /// A token further on.
    func token(ahead count: Int) -> BlockToken { tokens[min(index + count, tokens.count - 1)] }

    /// Takes the next token.
    mutating func advance() {
        if index + 1 < tokens.count { index += 1 }
    }

    /// Takes the next token where it is of a kind.
    @discardableResult
    mutating func take(_ kind: BlockToken.Kind) -> Bool {
        guard token.kind == kind else { return false }
        advance()
        return true
    }

    /// Takes all separators that stand here; there may be too many of them.
    mutating func takeSeparators() {
        while token.kind == .semicolon || token.kind == .comma { advance() }
    }

    /// Words that stand together on a line: `Integer 16`, `No Action`. A bare word for which `stops` is true ends them,
    /// unless it is the first.
    mutating func words(stops: (BlockToken) -> Bool = { _ in false }) -> BlockName? {
        guard token.text != nil else { return nil }
        let first = token
        var text = ""
        while let word = token.text, token == first || !(token.startsLine || stops(token)) {
            text += text.isEmpty ? word : " \(word)"
            advance()
        }
        return BlockName(text: text, first: first, range: log.range(first, to: lastToken))
    }

    /// The place of the token that was taken last.
    var lastRange: SourceRange { log.range(lastToken) }

    // MARK: Recovery

    /// Passes over the rest of a statement: up to its `;`, to the next line, or to the end of the block around it. Blocks in
    /// it are passed over as a whole.
    mutating func skipStatement() {
        var isFirst = true
        while token.kind != .end, token.kind != .closeBrace {
            if token.kind == .semicolon { return advance() }
            if !isFirst, token.startsLine, token.kind != .openBrace { return }
            isFirst = false
            if token.kind == .openBrace { skipBlock() } else { advance() }
        }
    }

    /// Passes over a block with all blocks in it.
    mutating func skipBlock() {
        var depth = 0
        repeat {
            if token.kind == .openBrace { depth += 1 }
            if token.kind == .closeBrace { depth -= 1 }
            advance()
        } while depth > 0 && token.kind != .end
    }

    /// How many tokens behind a place the `{` of a block with a name stands: `Song = {`, `entity Song {`, `Tea : Drink = {`;
    /// nil where no such head begins there.
    func headLength(ahead start: Int = 0) -> Int? {
        var count = start
        func passWords() {
            let first = count
            while token(ahead: count).text != nil, count == first || !token(ahead: count).startsLine { count += 1 }
        }
        passWords()
        if count == start { return nil }
        if token(ahead: count).kind == .colon, !token(ahead: count + 1).startsLine {
            count += 1
            passWords()
        }
        while token(ahead: count).kind == .equals { count += 1 }
        return token(ahead: count).kind == .openBrace ? count - start : nil
    }
}

/// A name, or a value, of one or several words.
struct BlockName {
    let text: String
    let first: BlockToken
    let range: SourceRange

    /// The keyword that the name is, where it stands without quotes.
    var keyword: BlockKeyword? { first.bareWord.flatMap { BlockKeyword(spelling: $0) } }
}
