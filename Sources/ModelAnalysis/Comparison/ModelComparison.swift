import DataModel

/// Two models, and everything in which they differ.
public struct ModelComparison: Sendable {
    /// The facts of the old model.
    public let old: ModelFacts
    /// The facts of the new model.
    public let new: ModelFacts
    /// The differences: of the model itself, then entity by entity in the order of the new model, each with its properties,
    /// what is gone after that, and then what stands beside entities.
    public let changes: [ModelChange]
    /// What deletions do now, and did not, or do no longer.
    public let deletions: [DeletionChange]
    /// What may be a renaming that Core Data is not told of.
    public let suggestions: [RenameSuggestion]
    let entities: EntityPairs

    /// Compares two models.
    public init(of old: ModelFacts, and new: ModelFacts) {
        self.old = old
        self.new = new
        entities = EntityPairs(old: old.resolved, new: new.resolved)
        let pairs = PropertyPairs(old: old, new: new, entities: entities)
        var collector = ChangeCollector(old: old, new: new, entities: entities, properties: pairs)
        collector.collect()
        changes = collector.settledChanges
        suggestions = RenameGuess(old: old, new: new, entities: entities).suggestions(among: pairs)
        deletions = DeletionComparison(old: old, new: new, entities: entities).changes()
    }

    /// Whether the models say the same.
    public var isEmpty: Bool { changes.isEmpty }

    /// What all changes together mean for stores: the worst of them.
    public var verdict: MigrationVerdict { changes.map(\.verdict).max() ?? .none }

    /// Whether stores of the old model are stores of the new one, as far as version hashes tell.
    public var hash: HashEffect {
        if changes.contains(where: { $0.hash == .changes }) { return .changes }
        return changes.contains { $0.hash == .disputed } ? .disputed : .none
    }

    /// How many changes have a verdict.
    public func count(of verdict: MigrationVerdict) -> Int { changes.count { $0.verdict == verdict } }

    /// The entity of the new model that an old one is; nil for one that is gone.
    public func newEntity(_ id: EntityID) -> EntityID? { entities.new(id) }

    /// The entity of the old model that a new one was; nil for one that was not there.
    public func oldEntity(_ id: EntityID) -> EntityID? { entities.old(id) }
}
