public import DataModel

/// Everything that is computed about one entity. Its own properties come first, then those of the entities that it is a
/// kind of, nearest first, each in model order.
public struct EntityFacts: Sendable {
    /// Its place in the model.
    public let id: EntityID
    /// The entity as written.
    @inlinable public var entity: Entity { written.entity }
    /// The entity it is a kind of.
    public let parent: EntityID?
    /// Its direct kinds.
    public let subentities: [EntityID]
    @usableFromInline let written: Written
    private let model: ResolvedModel

    /// An entity behind one reference: facts are handed on all the time, and it has two dozen of its own.
    @usableFromInline final class Written: Sendable {
        @usableFromInline let entity: Entity

        init(_ entity: Entity) { self.entity = entity }
    }

    init(of resolved: ResolvedEntity, in model: ResolvedModel) {
        id = resolved.id
        written = Written(resolved.entity)
        parent = resolved.parent
        subentities = resolved.children
        self.model = model
    }

    // What is inherited is gathered when it is asked for: kept for every level of a deep tree, it would grow with the
    // square of the depth.

    /// Its attributes, inherited ones included; of an inherited one that is declared again, the nearest declaration.
    public var attributes: [Inherited<Attribute>] {
        let all = properties { $0.entity.attributes }
        guard parent != nil else { return all }
        var names: Set<String> = []
        return all.filter { names.insert($0.property.name).inserted || $0.inheritedFrom == nil }
    }
    /// Its relationships, inherited ones included.
    public var relationships: [Inherited<RelationshipID>] { properties(\.relationships) }
    /// Its fetched properties, inherited ones included.
    public var fetchedProperties: [Inherited<FetchedProperty>] { properties { $0.entity.fetchedProperties } }

    private func properties<Property>(_ own: (ResolvedEntity) -> [Property]) -> [Inherited<Property>] {
        var result = own(model[id]).map { Inherited($0, from: nil) }
        for ancestor in model.ancestors(of: id) {
            result += own(model[ancestor]).map { Inherited($0, from: ancestor) }
        }
        return result
    }
}

/// A property of an entity, and the entity it comes from.
public struct Inherited<Property: Sendable>: Sendable {
    /// The property.
    public let property: Property
    /// The entity that declares it; nil for one of the entity's own.
    public let inheritedFrom: EntityID?

    /// Makes a property of an entity that comes from an ancestor, or is the entity's own.
    public init(_ property: Property, from ancestor: EntityID?) {
        self.property = property
        inheritedFrom = ancestor
    }
}
