/// The place of an entity in the list of a resolved model.
public struct EntityID: Sendable, Hashable, Comparable {
    /// The index in `ResolvedModel.entities`.
    public let index: Int

    /// Model order.
    public static func < (left: EntityID, right: EntityID) -> Bool { left.index < right.index }
}

/// The place of a relationship in the list of a resolved model: entities in model order, each with its own in theirs.
public struct RelationshipID: Sendable, Hashable, Comparable {
    /// The index in `ResolvedModel.relationships`.
    public let index: Int

    /// Model order.
    public static func < (left: RelationshipID, right: RelationshipID) -> Bool { left.index < right.index }
}
