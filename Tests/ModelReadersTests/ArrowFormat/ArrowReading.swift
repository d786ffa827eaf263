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

/// Reads a marked text in arrow notation, holds its messages against those expected, in order, and returns what was read.
@discardableResult
func expectArrows(
    _ expected: [Expected], in marked: String, sourceLocation: SourceLocation = #_sourceLocation
) -> ReadResult {
    expectDiagnostics(
        expected, in: marked, reading: { ArrowModelReader.read($0, name: "Test") }, sourceLocation: sourceLocation)
}
