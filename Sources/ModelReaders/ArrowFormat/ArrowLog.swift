import SourceText

/// Collects what there is to say about one model in arrow notation.
final class ArrowLog {
    let file: SourceFile
    /// Whether what is said is dropped, while something is looked at in advance.
    var isMuted = false
    private(set) var diagnostics: [Diagnostic] = []
    private var syntaxErrors = 0
    /// How many errors in the text are told; a file that is something else altogether would have one on each line.
    private static let mostErrors = 50

    init(file: SourceFile) {
        self.file = file
    }

    func range(_ range: Range<Int>) -> SourceRange { file.range(range.lowerBound, range.upperBound) }

    func add(_ diagnostic: Diagnostic) {
        if !isMuted { diagnostics.append(diagnostic) }
    }

    /// An error in the text.
    func error(
        _ id: String, _ message: String, at place: Range<Int>, notes: [Diagnostic.Note] = [], help: String
    ) {
        if isMuted { return }
        syntaxErrors += 1
        if syntaxErrors == Self.mostErrors {
            add(
                .error(
                    "too-many-errors", "there are more errors than these \(Self.mostErrors - 1); the rest is not told",
                    at: range(place)))
        }
        if syntaxErrors >= Self.mostErrors { return }
        add(.error(id, message, at: range(place), notes: notes, help: [help]))
    }

    func warning(_ id: String, _ message: String, at place: Range<Int>, help: String) {
        add(.warning(id, message, at: range(place), help: [help]))
    }

    /// Everything that was said, in the order of places.
    var sorted: [Diagnostic] {
        let places = diagnostics.enumerated().map { ($0.element.range?.lower ?? 0, $0.offset) }
        return places.sorted(by: <).map { diagnostics[$0.1] }
    }
}
