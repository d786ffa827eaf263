import DataModel
import JSONText
public import ModelAnalysis
public import PlainLanguage
import SourceText

/// Writes everything that is computed about a model as JSON: keys in alphabetical order, arrays in model order, nothing
/// that depends on the time or the machine.
public struct FactsWriter {
    let facts: ModelFacts
    private let narrator: RelationshipNarrator
    let deletions: DeletionNarrator
    private let sourceNames: [String: String]

    /// Makes a writer.
    ///
    /// - Parameters:
    ///   - facts: what to write.
    ///   - nouns: the nouns of the model's sentences.
    ///   - sourceNames: the paths of the model's files as findings show them, no absolute ones, by their paths as given.
    public init(facts: ModelFacts, nouns: Nouns, sourceNames: [String: String]) {
        self.facts = facts
        narrator = RelationshipNarrator(facts: facts, nouns: nouns)
        deletions = DeletionNarrator(facts: facts, nouns: nouns, analysis: narrator.deletions)
        self.sourceNames = sourceNames
    }

    /// The facts as the bytes of a JSON file.
    public func bytes() -> [UInt8] {
        var json = JSONWriter(capacity: 1 << 16)
        json.beginObject()
        json.key("entities")
        json.beginArray()
        for entity in facts.ownEntities { write(entity, to: &json) }
        json.endArray()
        json.key("findings")
        json.beginArray()
        for finding in facts.findings { write(finding, to: &json) }
        json.endArray()
        json.key("modeldocFacts")
        json.integer(1)
        json.key("name")
        json.string(facts.resolved.model.name)
        json.endObject()
        return json.finish()
    }

    func write(_ entity: EntityFacts, to json: inout JSONWriter) {
        json.beginObject()
        json.key("abstract")
        json.bool(entity.entity.isAbstract)
        json.key("attributes")
        json.beginArray()
        for attribute in entity.attributes {
            write(attribute, to: &json)
        }
        json.endArray()
        json.key("deletion")
        DeletionFactsWriter(facts: facts).write(deletions.consequences(of: entity.id), to: &json)
        json.key("name")
        json.string(entity.entity.name)
        json.key("parent")
        json.optionalString(entity.entity.parent)
        json.key("relationships")
        json.beginArray()
        for relationship in entity.relationships {
            write(facts[relationship.property], of: entity.id, from: relationship.inheritedFrom, to: &json)
        }
        json.endArray()
        json.key("subentities")
        json.beginArray(inline: true)
        for subentity in entity.subentities { json.string(facts.name(of: subentity)) }
        json.endArray()
        json.endObject()
    }

    func write(_ attribute: Inherited<Attribute>, to json: inout JSONWriter) {
        json.beginObject(inline: true)
        json.key("inheritedFrom")
        json.optionalString(attribute.inheritedFrom.map(facts.name(of:)))
        json.key("name")
        json.string(attribute.property.name)
        json.key("optional")
        json.optionalBool(attribute.property.isOptional)
        json.key("type")
        json.string(attribute.property.type.name)
        json.endObject()
    }

    func write(
        _ facts: RelationshipFacts, of entity: EntityID, from ancestor: EntityID?, to json: inout JSONWriter
    ) {
        let relationship = facts.relationship
        json.beginObject()
        json.key("cardinality")
        write(facts.cardinality, isByStorage: false, to: &json)
        json.key("deleteRule")
        json.optionalString(relationship.deleteRule?.rawValue)
        json.key("destination")
        json.optionalString(relationship.destination)
        json.key("inheritedFrom")
        json.optionalString(ancestor.map(self.facts.name(of:)))
        json.key("inverse")
        writeInverse(of: facts, to: &json)
        json.key("inverseCardinality")
        if let cardinality = facts.inverseCardinality {
            write(cardinality, isByStorage: facts.isInverseBoundByStorage, to: &json)
        } else {
            json.null()
        }
        json.key("kind")
        json.string(facts.kind.rawValue)
        json.key("name")
        json.string(relationship.name)
        json.key("optional")
        json.optionalBool(relationship.isOptional)
        json.key("ordered")
        json.bool(relationship.isOrdered)
        json.key("sentences")
        json.beginArray()
        for sentence in narrator.explanation(of: facts.id, for: entity).sentences { json.string(sentence.plain) }
        json.endArray()
        json.key("transient")
        json.bool(relationship.isTransient)
        json.endObject()
    }

    private func writeInverse(of facts: RelationshipFacts, to json: inout JSONWriter) {
        json.beginObject(inline: true)
        let inverse = facts.inverse.map { self.facts[$0] }
        let reference = facts.relationship.inverse
        json.key("entity")
        json.optionalString(
            inverse.map { self.facts.name(of: $0.owner) }
                ?? reference.flatMap { $0.entity ?? facts.relationship.destination })
        json.key("name")
        json.optionalString(inverse?.relationship.name ?? reference?.name)
        json.key("status")
        json.string(facts.inverseStatus.rawValue)
        json.endObject()
    }

    private func write(_ cardinality: Cardinality, isByStorage: Bool, to json: inout JSONWriter) {
        json.beginObject(inline: true)
        if isByStorage {
            json.key("by")
            json.string("storage")
        }
        json.key("max")
        json.optionalInteger(cardinality.maximum)
        json.key("min")
        json.optionalInteger(cardinality.minimum)
        json.key("minIfAny")
        json.optionalInteger(cardinality.minimumIfAny)
        json.endObject()
    }

    private func write(_ finding: Finding, to json: inout JSONWriter) {
        FindingShape(
            diagnostic: finding.diagnostic, subject: finding.subject,
            file: finding.range.flatMap { sourceNames[$0.file.path] }
        ).write(to: &json)
    }
}
