import SourceText

/// Collects what does not fit when models are merged.
final class MergeLog {
    private(set) var diagnostics: [Diagnostic] = []

    func add(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

    /// Two definitions of one name that differ.
    func conflict(_ what: String, at range: SourceRange?, first: SourceRange?, difference: Difference, help: String) {
        add(
            .error(
                "merge-conflict", "\(what) is defined in two models: \(difference.text)", at: range,
                notes: [Diagnostic.Note("the first definition, which is taken, is here", at: first)]
                    + difference.notes(besides: [range, first]),
                help: [help]))
    }
}
