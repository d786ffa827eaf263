import DataModel
import ModelReaders
import SourceText

/// Texts in block notation.
enum BlockSample {
    static func read(_ text: String) -> ReadResult {
        BlockModelReader.read(SourceFile(path: "Music.model", text: text), name: "Music")
    }

    /// The one entity `E` with these statements.
    static func entity(_ statements: String) -> (entity: Entity?, diagnostics: [Diagnostic]) {
        let result = read("M = { E = { \(statements) }; };")
        return (result.model?.entities.first, result.diagnostics)
    }
}

extension Entity {
    /// The entity in one line, with what block notation can say of it.
    var inShort: String {
        let attributes = attributes.map { "\($0.name): \($0.type.name)" }
        let relationships = relationships.map { item in
            "\(item.name) \(item.isToMany ? "»" : "›") \(item.destination ?? "-")"
                + (item.inverse.map { " (\($0.name))" } ?? "") + (item.deleteRule.map { " \($0.rawValue)" } ?? "")
        }
        return name + (parent.map { ": \($0)" } ?? "") + " { " + (attributes + relationships).joined(separator: "; ")
            + " }"
    }
}
