/// What deletions do now and did not, or do no longer, for one reason.
public struct DeletionChange: Sendable {
    /// What became of one entity's deletion.
    public struct Effect: Sendable {
        /// The entity whose objects are deleted, in the model that the change is told of.
        public let start: EntityID
        /// Only what differs.
        public let difference: DeletionFacts
        /// All that its deletion does, in the same model.
        public let whole: DeletionFacts
    }

    /// Whether the new model does it and the old one did not.
    public let isGained: Bool
    /// The relationship from which it comes, in the model that the change is told of.
    public let cause: RelationshipID
    /// Where it begins: the entity that the relationship is followed from, where its own deletion differs, else the first.
    public let first: Effect
    /// The other entities whose deletion differs for the same reason, since it leads there.
    public let others: [Effect]
}
