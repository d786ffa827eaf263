import SourceText
import Testing

@testable import ModelReaders

/// A text with marks, 1️⃣ to 9️⃣, at the places where messages are expected.
struct MarkedSource {
    /// The text without its marks.
    let text: String
    /// The byte offset of each mark in that text.
    let offsets: [String: Int]

    init(_ marked: String) {
        var text = ""
        var offsets: [String: Int] = [:]
        for character in marked {
            let scalars = character.unicodeScalars
            if scalars.count == 3, scalars.dropFirst().elementsEqual(["\u{FE0F}", "\u{20E3}"]) {
                offsets[String(character)] = text.utf8.count
            } else {
                text.append(character)
            }
        }
        self.text = text
        self.offsets = offsets
    }

    var file: SourceFile { SourceFile(path: "contents", text: text) }
}

/// One message that a marked source has to give.
struct Expected {
    let mark: String?
    let severity: Diagnostic.Severity
    let id: String
    let message: String
    let notes: [(mark: String, message: String)]

    init(
        _ mark: String?, _ severity: Diagnostic.Severity, _ id: String, _ message: String,
        notes: [(mark: String, message: String)] = []
    ) {
        self.mark = mark
        self.severity = severity
        self.id = id
        self.message = message
        self.notes = notes
    }
}

/// Reads a marked model, in XML unless told, holds its messages against those expected, in order, and returns what was read.
@discardableResult
func expectDiagnostics(
    _ expected: [Expected], in marked: String,
    reading read: (SourceFile) -> ReadResult = { XMLModelReader.read($0, name: "Test") },
    sourceLocation: SourceLocation = #_sourceLocation
) -> ReadResult {
    let source = MarkedSource(marked)
    let result = read(source.file)
    func place(_ range: SourceRange?) -> String {
        guard let range else { return "nowhere" }
        return source.offsets.first { $0.value == range.lower }?.key ?? "\(range.start.line):\(range.start.column)"
    }
    let got = result.diagnostics.map { diagnostic in
        let notes = diagnostic.notes.map { "\n  \(place($0.range)) \($0.message)" }.joined()
        return "\(place(diagnostic.range)) \(diagnostic.severity) [\(diagnostic.id)] \(diagnostic.message)\(notes)"
    }
    let wanted = expected.map { one in
        let notes = one.notes.map { "\n  \($0.mark) \($0.message)" }.joined()
        return "\(one.mark ?? "nowhere") \(one.severity) [\(one.id)] \(one.message)\(notes)"
    }
    #expect(got == wanted, sourceLocation: sourceLocation)
    return result
}
