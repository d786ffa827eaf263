import DataModel
import SourceText
import Testing

@testable import ModelReaders

/// Reads a text in arrow notation.
func readArrows(_ text: String) -> ReadResult {
    ArrowModelReader.read(SourceFile(path: "Test.model", text: text), name: "Test")
}

/// A model in few words: an entity a line with its standing and parent, then its properties.
func outline(_ model: Model?) -> [String] {
    (model?.entities ?? []).flatMap { entity -> [String] in
        let mark = entity.standing == .real ? "" : " (\(entity.standing.rawValue))"
        let head = "\(entity.name)\(entity.parent.map { ": \($0)" } ?? "")\(mark)"
        let attributes = entity.attributes.map { attribute in
            "  \(attribute.name): \(attribute.type.name)\(attribute.isOptional.map { $0 ? "?" : "!" } ?? "")"
        }
        return [head] + attributes + entity.relationships.map { "  \(outline($0))" }
    }
}

/// A relationship in few words: `tags » Tag.notes`, or `tag › Tag` where nothing leads back.
func outline(_ relationship: Relationship) -> String {
    let mark = relationship.isToMany ? "»" : "›"
    return "\(relationship.name) \(mark) \(relationship.destination ?? "?")"
        + (relationship.inverse.map { ".\($0.name)" } ?? "")
}

/// Reads a marked text, holds its messages against those expected, in order, and returns what was read.
@discardableResult
func expectArrows(
    _ expected: [Expected], in marked: String, sourceLocation: SourceLocation = #_sourceLocation
) -> ReadResult {
    let source = MarkedSource(marked)
    let result = ArrowModelReader.read(source.file, name: "Test")
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
