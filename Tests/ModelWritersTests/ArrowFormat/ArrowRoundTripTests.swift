import DataModel
import ModelAnalysis
import ModelReaders
import ModelWriters
import SourceText
import TestModels
import Testing

/// Models from public repositories, which lie beside the project where it is made; elsewhere this test says so. It takes
/// every eighth, or all with `MODELDOC_FULL_TESTS=1`.
@Suite struct ArrowRoundTripTests {
    /// What is kept of an entity: its place in the hierarchy, attributes, and each relationship with its kind.
    private func kept(_ entity: EntityFacts, in facts: ModelFacts) -> [String] {
        let own = entity.entity
        let head =
            "\(own.name): \(own.parent ?? "-") \(own.isAbstract) \(own.className ?? "-") "
            + "\(own.uniquenessConstraints.map { $0.joined(separator: "+") }.sorted())"
        let attributes = own.attributes.map { attribute in
            "\(attribute.name): \(attribute.type.name) \(String(describing: attribute.isOptional)) "
                + "\(String(describing: attribute.defaultValue)) \(String(describing: attribute.minimum)) "
                + "\(String(describing: attribute.maximum)) \(attribute.regularExpression ?? "-") \(attribute.isTransient)"
        }
        let relationships = facts.resolved[entity.id].relationships.map { facts[$0] }.map { relationship in
            "\(relationship.relationship.name) \(relationship.kind) \(relationship.relationship.destination ?? "-") "
                + "\(relationship.inverse.map(facts.qualifiedName) ?? "-") \(relationship.cardinality) "
                + "\(String(describing: relationship.relationship.deleteRule)) \(relationship.relationship.isOrdered) "
                + "\(relationship.relationship.isTransient)"
        }
        return [head] + attributes + relationships
    }

    @Test func readsBackTheSameKinds() throws {
        for entry in Corpus.sample(every: 8) {
            let (path, bytes) = (entry.path, try entry.bytes())
            let file = try #require(TextDecoding.utf8File(path: path, bytes: bytes).file)
            let model = try #require(XMLModelReader.read(file, name: "Model").model)
            // A text without an entity is no model in this notation.
            if model.entities.isEmpty { continue }
            let facts = ModelFacts(of: ModelResolver.resolve(model))
            let text = ArrowModelWriter.text(of: facts)
            #expect(ModelFormat.of(Array(text.utf8)) == .arrows, "\(path)")
            let result = ArrowModelReader.read(SourceFile(path: "x.model", text: text), name: "Model")
            let again = ModelFacts(of: ModelResolver.resolve(try #require(result.model)))
            let written = facts.entities.map { kept($0, in: facts) }
            let read = again.ownEntities.map { kept($0, in: again) }
            #expect(written.count == read.count, "\(path)")
            for (one, other) in zip(written, read) { #expect(one == other, "\(path)") }
            #expect(ArrowModelWriter.text(of: again) == text, "\(path)")
        }
    }
}
