import DataModel

/// A relationship without inverse that can lead to an object: who holds it keeps a reference to what is gone.
struct OneWayReference: Sendable {
    let relationship: RelationshipID
    /// The entities of the objects that have it.
    let holders: [EntityID]
    /// Whether an object can be in it for one holder only: Core Data stores a one-way to-many with the destination.
    let isForOneHolder: Bool
    /// Where the reference is.
    let how: DeletionFacts.Dangling.How

    init(_ facts: RelationshipFacts, holders: [EntityID]) {
        relationship = facts.id
        self.holders = holders
        isForOneHolder = facts.relationship.isEffectivelyToMany
        how = isForOneHolder || facts.relationship.isTransient ? .memory : .stored
    }

    /// Whether only the object that brought its object about along `via` can hold it.
    func isHeldByDeleterOnly(of via: RelationshipID?) -> Bool { isForOneHolder && via == relationship }
}
