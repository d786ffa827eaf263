public import SourceText
import DataModel

/// Reads block notation: a model as nested blocks, `Song = { attribute title : string; … };`.
public enum BlockModelReader {
    /// Reads a model.
    ///
    /// - Parameters:
    ///   - file: the file, in UTF-8.
    ///   - name: the model's name where the text gives none.
    /// - Returns: the model, with everything of it that can be understood, and what is wrong with the rest by position;
    ///   no model where there is no block at all.
    public static func read(_ file: SourceFile, name: String) -> ReadResult {
        let log = BlockFormatLog(file: file)
        let (tokens, problems) = BlockScanner.tokens(of: file.bytes)
        for problem in problems { report(problem, log: log) }
        var parser = BlockParser(tokens: tokens, log: log)
        let model = parser.model(named: name)
        let all = log.diagnostics.enumerated().sorted { left, right in
            (left.element.range?.lower ?? 0, left.offset) < (right.element.range?.lower ?? 0, right.offset)
        }
        return ReadResult(model: model, diagnostics: all.map(\.element))
    }

    private static func report(_ problem: BlockScanner.Problem, log: BlockFormatLog) {
        switch problem {
        case .openComment(let lower):
            log.error(
                "unclosed-comment", "a comment is not closed, so all that follows belongs to it",
                at: log.file.range(lower, lower + 2), help: "add '*/' at its end")
        case .openText(let lower, let upper):
            log.error(
                "unclosed-text", "a text in quotes is not closed; it is taken to end with its line",
                at: log.file.range(lower, upper), help: "add '\"' at its end")
        }
    }

}
