import JSONText
import ModelAnalysis
import PlainLanguage

/// Writes what the deletion of one object does.
struct DeletionFactsWriter {
    let facts: ModelFacts

    /// Writes the object of the key `deletion`.
    func write(_ consequences: DeletionConsequences, to json: inout JSONWriter) {
        let deletion = consequences.facts
        json.beginObject()
        json.key("dangles")
        json.beginArray()
        for entry in deletion.dangles {
            json.beginObject(inline: true)
            json.key("gone")
            json.string(facts.name(of: entry.gone))
            json.key("holder")
            json.string(facts.name(of: entry.holder))
            json.key("how")
            json.string(entry.how.rawValue)
            json.key("via")
            json.string(facts.qualifiedName(of: entry.via))
            json.endObject()
        }
        json.endArray()
        json.key("deletes")
        json.beginArray()
        for entry in deletion.deletes {
            json.beginObject(inline: true)
            json.key("certain")
            json.bool(entry.isCertain)
            writeStep(entry.entity, entry.from, entry.via, to: &json)
            json.endObject()
        }
        json.endArray()
        json.key("refusedBy")
        json.beginArray()
        for entry in deletion.refusedBy {
            json.beginObject(inline: true)
            json.key("entity")
            json.string(facts.name(of: entry.entity))
            json.key("from")
            json.string(facts.name(of: entry.from))
            json.key("reason")
            json.string(entry.reason.rawValue)
            json.key("via")
            json.string(facts.qualifiedName(of: entry.via))
            json.endObject()
        }
        json.endArray()
        json.key("sentences")
        json.beginArray()
        for sentence in consequences.sentences { json.string(sentence.plain) }
        json.endArray()
        json.key("unlinks")
        json.beginArray()
        for entry in deletion.unlinks {
            json.beginObject(inline: true)
            writeStep(entry.entity, entry.from, entry.via, to: &json)
            json.endObject()
        }
        json.endArray()
        json.endObject()
    }

    private func writeStep(_ entity: EntityID, _ from: EntityID, _ via: RelationshipID, to json: inout JSONWriter) {
        json.key("entity")
        json.string(facts.name(of: entity))
        json.key("from")
        json.string(facts.name(of: from))
        json.key("via")
        json.string(facts.qualifiedName(of: via))
    }
}
