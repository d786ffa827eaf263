import SourceText
import TestModels
import Testing

/// A `model.json` in which `▸` marks the place where a diagnostic has to stand.
struct MarkedModel {
    let file: SourceFile
    /// The offsets of the marks in the text without them.
    let marks: [Int]

    init(_ marked: String, path: String = "model.json") {
        let text = MarkedText(marked)
        marks = text.marks
        file = SourceFile(path: path, bytes: text.bytes)
    }

    /// Checks that the diagnostics have these messages, `id: message`, in the order of the marks, and that there are no
    /// others.
    func expect(
        _ messages: [String], from diagnostics: [Diagnostic], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let found = diagnostics.map { "\($0.range?.lower ?? -1) \($0.id): \($0.message)" }
        let expected = zip(marks, messages).map { "\($0) \($1)" }
        #expect(marks.count == messages.count, "as many marks as messages", sourceLocation: sourceLocation)
        #expect(found == expected, sourceLocation: sourceLocation)
    }
}
