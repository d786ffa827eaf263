import SourceText

/// Collects what is wrong with one text in block notation.
final class BlockFormatLog {
    let file: SourceFile
    private(set) var diagnostics: [Diagnostic] = []

    init(file: SourceFile) {
        self.file = file
    }

    /// The place of some tokens.
    func range(_ first: BlockToken, to last: BlockToken? = nil) -> SourceRange {
        file.range(first.lower, (last ?? first).upper)
    }

    func add(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

    func error(_ id: String, _ message: String, at range: SourceRange, help: String) {
        add(.error(id, message, at: range, help: [help]))
    }

    /// A word that is no keyword where one is needed; one that is near to it may be of a larger set.
    func unknownWord(
        _ word: String, of what: String, known: [BlockKeyword], orNear near: [BlockKeyword], at range: SourceRange
    ) {
        let help =
            NearestName.of(word, among: near.map(\.rawValue)).map { "did you mean '\($0)'?" }
            ?? "it can say \(Self.list(known.map(\.rawValue)))"
        error("unknown-word", "'\(word)' is nothing that \(what) can say", at: range, help: help)
    }

    /// Something that stands twice where it can stand once.
    func duplicate(_ what: String, at range: SourceRange, first: SourceRange) {
        add(
            .error(
                "duplicate-key", "\(what) is said twice", at: range,
                notes: [Diagnostic.Note("the first one is taken; it stands here", at: first)],
                help: ["remove one of them"]))
    }

    /// A block that the text ends in, or that another begins in.
    func notClosed(_ what: String, at range: SourceRange, before: SourceRange?) {
        let note = before.map { [Diagnostic.Note("'}' is missing before this", at: $0)] } ?? []
        add(.error("unclosed-block", "\(what) is not closed", at: range, notes: note, help: ["add '};' at its end"]))
    }

    private static func list(_ names: [String]) -> String {
        names.dropLast().map { "'\($0)'" }.joined(separator: ", ") + " and '\(names.last ?? "")'"
    }
}
