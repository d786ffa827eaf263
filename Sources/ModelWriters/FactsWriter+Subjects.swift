public import DataModel
import JSONText
public import ModelAnalysis
import PlainLanguage

extension FactsWriter {
    /// The facts of one entity, as they stand in the whole.
    public func bytes(of entity: EntityID) -> [UInt8] {
        var json = JSONWriter()
        write(facts[entity], to: &json)
        return json.finish()
    }

    /// The facts of one relationship, as they stand in those of an entity that has it.
    public func bytes(of relationship: RelationshipID, in entity: EntityID) -> [UInt8] {
        var json = JSONWriter()
        let use = facts[entity].relationships.first { $0.property == relationship }
        write(facts[relationship], of: entity, from: use?.inheritedFrom, to: &json)
        return json.finish()
    }

    /// The facts of one attribute, as they stand in those of an entity that has it.
    public func bytes(of attribute: Inherited<Attribute>) -> [UInt8] {
        var json = JSONWriter()
        write(attribute, to: &json)
        return json.finish()
    }

    /// What is known of a fetched property: `inheritedFrom`, `name`, and its request's `entity` and `predicate`.
    public func bytes(of property: Inherited<FetchedProperty>) -> [UInt8] {
        var json = JSONWriter()
        json.beginObject(inline: true)
        json.key("entity")
        json.optionalString(property.property.request.entity)
        json.key("inheritedFrom")
        json.optionalString(property.inheritedFrom.map(facts.name(of:)))
        json.key("name")
        json.string(property.property.name)
        json.key("predicate")
        json.optionalString(property.property.request.predicate)
        json.endObject()
        return json.finish()
    }

    /// What the deletion of one object of an entity does, as it stands in the entity's facts.
    public func bytes(ofDeletionOf entity: EntityID) -> [UInt8] {
        var json = JSONWriter()
        DeletionFactsWriter(facts: facts).write(deletions.consequences(of: entity), to: &json)
        return json.finish()
    }
}
