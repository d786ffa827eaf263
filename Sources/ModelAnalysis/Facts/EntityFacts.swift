public import DataModel

/// Everything that is computed about one entity. Its own properties come first, then those of the entities that it is a
/// kind of, nearest first, each in model order.
public struct EntityFacts: Sendable {
    /// Its place in the model.
    public let id: EntityID
    /// The entity as written.
    public let entity: Entity
    /// The entity it is a kind of.
    public let parent: EntityID?
    /// Its direct kinds.
    public let subentities: [EntityID]
    /// Its attributes, inherited ones included.
    public let attributes: [Inherited<Attribute>]
    /// Its relationships, inherited ones included.
    public let relationships: [Inherited<RelationshipID>]
    /// Its fetched properties, inherited ones included.
    public let fetchedProperties: [Inherited<FetchedProperty>]

    init(of resolved: ResolvedEntity, in model: ResolvedModel) {
        id = resolved.id
        entity = resolved.entity
        parent = resolved.parent
        subentities = resolved.children
        var attributes = entity.attributes.map { Inherited($0, from: nil) }
        var relationships = resolved.relationships.map { Inherited($0, from: nil) }
        var fetchedProperties = entity.fetchedProperties.map { Inherited($0, from: nil) }
        for ancestor in model.ancestors(of: id) {
            let inherited = model[ancestor]
            attributes += inherited.entity.attributes.map { Inherited($0, from: ancestor) }
            relationships += inherited.relationships.map { Inherited($0, from: ancestor) }
            fetchedProperties += inherited.entity.fetchedProperties.map { Inherited($0, from: ancestor) }
        }
        self.attributes = attributes
        self.relationships = relationships
        self.fetchedProperties = fetchedProperties
    }
}

/// A property of an entity, and the entity it comes from.
public struct Inherited<Property: Sendable>: Sendable {
    /// The property.
    public let property: Property
    /// The entity that declares it; nil for one of the entity's own.
    public let inheritedFrom: EntityID?

    init(_ property: Property, from ancestor: EntityID?) {
        self.property = property
        inheritedFrom = ancestor
    }
}
