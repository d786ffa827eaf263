public import DataModel

/// The shape of a link, seen from the entity that has the relationship.
public enum RelationshipKind: String, Sendable, CaseIterable {
    case oneToOne = "one-to-one"
    case oneToMany = "one-to-many"
    case manyToOne = "many-to-one"
    case manyToMany = "many-to-many"
    case oneWayToOne = "one-way-to-one"
    case oneWayToMany = "one-way-to-many"

    /// The kind of a link whose ends are to-one or to-many; nil for an end that is not there.
    init(toMany: Bool, inverseToMany: Bool?) {
        self =
            switch (toMany, inverseToMany) {
            case (false, false?): .oneToOne
            case (true, false?): .oneToMany
            case (false, true?): .manyToOne
            case (true, true?): .manyToMany
            case (false, nil): .oneWayToOne
            case (true, nil): .oneWayToMany
            }
    }
}

/// How sure it is what leads back.
public enum InverseStatus: String, Sendable, CaseIterable {
    case declared, inferred, missing, broken
    /// The relationship is its own inverse.
    case itself = "self"
}

/// Everything that is computed about one relationship.
public struct RelationshipFacts: Sendable {
    /// Its place in the model.
    public let id: RelationshipID
    /// The entity that declares it.
    public let owner: EntityID
    /// The relationship as written.
    public let relationship: Relationship
    /// The entity it leads to, where that exists.
    public let destination: EntityID?
    /// The shape of the link.
    public let kind: RelationshipKind
    /// How many destinations one source may have.
    public let cardinality: Cardinality
    /// Whether something leads back.
    public let inverseStatus: InverseStatus
    /// What leads back, or what a broken inverse names, where it exists.
    public let inverse: RelationshipID?
    /// How many sources one destination may have; nil where the model does not say.
    public let inverseCardinality: Cardinality?
    /// Whether `inverseCardinality` is a consequence of how Core Data stores a to-many relationship without inverse: the
    /// link is kept with the destination, which so can be in one source's set only.
    public let isInverseBoundByStorage: Bool

    /// The other half of the pair, which may be the relationship itself; nil where there is no pair.
    public var partner: RelationshipID? {
        switch inverseStatus {
        case .declared, .inferred, .itself: inverse
        case .missing, .broken: nil
        }
    }

    init(of resolved: ResolvedRelationship, in model: ResolvedModel) {
        id = resolved.id
        owner = resolved.owner
        relationship = resolved.relationship
        destination = resolved.destination
        switch resolved.inverse {
        case .declared(let other): (inverseStatus, inverse) = (.declared, other)
        case .inferred(let other): (inverseStatus, inverse) = (.inferred, other)
        case .itself: (inverseStatus, inverse) = (.itself, resolved.id)
        case .missing: (inverseStatus, inverse) = (.missing, nil)
        case .absent: (inverseStatus, inverse) = (.broken, nil)
        case .unreciprocated(let other): (inverseStatus, inverse) = (.broken, other)
        }
        let back = inverse.map { model[$0].relationship }
        cardinality = Cardinality(of: relationship)
        kind = RelationshipKind(
            toMany: relationship.isEffectivelyToMany, inverseToMany: back.map(\.isEffectivelyToMany))
        isInverseBoundByStorage =
            inverseStatus == .missing && relationship.isEffectivelyToMany && !relationship.isTransient
        inverseCardinality =
            isInverseBoundByStorage
            ? Cardinality(minimum: 0, maximum: 1, minimumIfAny: 1) : back.map(Cardinality.init(of:))
    }
}
