public import DataModel

/// A model whose names have become connections: parents, destinations and inverses.
///
/// Whatever cannot be connected stays as it was written; the rest of the model is whole all the same.
public struct ResolvedModel: Sendable {
    /// The model as its file states it.
    public let model: Model
    /// The entities in model order, those that share a name included.
    public let entities: [ResolvedEntity]
    /// All relationships that entities declare themselves, in model order.
    public internal(set) var relationships: [ResolvedRelationship]
    private let idsByName: [String: EntityID]
    /// The entities in the order of a walk down their trees.
    let kinds: KindOrder

    init(
        model: Model, entities: [ResolvedEntity], relationships: [ResolvedRelationship], idsByName: [String: EntityID]
    ) {
        self.model = model
        self.entities = entities
        self.relationships = relationships
        self.idsByName = idsByName
        kinds = KindOrder(of: entities)
    }

    /// The entity at a place.
    @inlinable public subscript(id: EntityID) -> ResolvedEntity { entities[id.index] }
    /// The relationship at a place.
    @inlinable public subscript(id: RelationshipID) -> ResolvedRelationship { relationships[id.index] }

    /// The entity of that name; the first, where several share it.
    public func entity(named name: String) -> EntityID? { idsByName[name] }

    /// The name of an entity.
    public func name(of id: EntityID) -> String { self[id].entity.name }

    /// A relationship's name with its entity's: `Department.employees`.
    public func qualifiedName(of id: RelationshipID) -> String {
        "\(name(of: self[id].owner)).\(self[id].relationship.name)"
    }

    /// The entities that this one is a kind of, nearest first; a circle ends where it would begin again.
    public func ancestors(of id: EntityID) -> [EntityID] {
        var result: [EntityID] = []
        var next = entities[id.index].parent
        while let ancestor = next {
            result.append(ancestor)
            next = entities[ancestor.index].parent
        }
        return result
    }

    /// The entities that are kinds of this one, at any depth, in the order of a walk down the tree.
    public func descendants(of id: EntityID) -> [EntityID] {
        var result: [EntityID] = []
        var pending = Array(entities[id.index].children.reversed())
        while let next = pending.popLast() {
            result.append(next)
            pending.append(contentsOf: entities[next.index].children.reversed())
        }
        return result
    }

    /// Whether `id` is `other` or a kind of it.
    public func isKind(_ id: EntityID, of other: EntityID) -> Bool { kinds.isKind(id, of: other) }

    /// The entities whose objects a relationship to `id` can hold: itself and its kinds, without abstract ones.
    public func concreteKinds(of id: EntityID) -> [EntityID] {
        ([id] + descendants(of: id)).filter { !self[$0].entity.isAbstract }
    }
}

/// An entity with its connections.
public struct ResolvedEntity: Sendable {
    /// Its place in the model.
    public let id: EntityID
    /// The entity as written.
    public let entity: Entity
    /// The entity it is a kind of, where that exists and does not lead back to this one.
    public internal(set) var parent: EntityID?
    /// The entities that name it as their parent, in model order.
    public internal(set) var children: [EntityID] = []
    /// The relationships that it declares itself, in model order.
    public internal(set) var relationships: [RelationshipID] = []
    /// Whether its chain of parents leads back to itself.
    public internal(set) var isInParentCycle = false
}

/// A relationship with its connections.
public struct ResolvedRelationship: Sendable {
    /// Its place in the model.
    public let id: RelationshipID
    /// The entity that declares it.
    public let owner: EntityID
    /// The relationship as written.
    public let relationship: Relationship
    /// The entity it leads to, where that exists.
    public let destination: EntityID?
    /// What leads back.
    public internal(set) var inverse: ResolvedInverse = .missing
}

/// What leads back from the far end of a relationship.
public enum ResolvedInverse: Sendable, Hashable {
    /// Another relationship; both name each other.
    case declared(RelationshipID)
    /// Another relationship that names this one, which itself names none.
    case inferred(RelationshipID)
    /// The relationship itself.
    case itself
    /// None is named.
    case missing
    /// One is named, and is not there.
    case absent
    /// One is named and is there, and does not name this one, or one of the two leads elsewhere.
    case unreciprocated(RelationshipID)

    /// The relationship that leads back, where two make a pair (which may be the relationship itself).
    public func partner(of id: RelationshipID) -> RelationshipID? {
        switch self {
        case .declared(let other), .inferred(let other): other
        case .itself: id
        case .missing, .absent, .unreciprocated: nil
        }
    }
}
