/// What came of a save with deletions, on one object graph.
public enum SimulatedDeletion: Sendable, Equatable {
    /// The save went through, and this was stored.
    case saved(Effects)
    /// The save failed for these reasons. Nothing of it is stored, unrelated changes included; the effects are there in
    /// memory only, until the context is rolled back.
    case refused([Refusal], inMemory: Effects)

    /// An object that was marked as deleted.
    public struct Deleted: Sendable, Hashable {
        /// The object.
        public let object: ObjectGraph.ObjectID
        /// The object whose Cascade relationship took it along; nil for one that was deleted itself.
        public let from: ObjectGraph.ObjectID?
        /// That relationship.
        public let via: RelationshipID?
    }

    /// An object that stays and lost a deleted one from a relationship.
    public struct Unlinked: Sendable, Hashable {
        /// The object that stays.
        public let object: ObjectGraph.ObjectID
        /// Its relationship that changed.
        public let relationship: RelationshipID
        /// The deleted object that was taken out of it.
        public let lost: ObjectGraph.ObjectID
        /// The relationship of the deleted object, whose Nullify rule took it out.
        public let via: RelationshipID
    }

    /// A reference of an object that stays to one that is gone.
    public struct Dangling: Sendable, Hashable {
        /// The object that stays.
        public let holder: ObjectGraph.ObjectID
        /// Its relationship that refers to what is gone.
        public let via: RelationshipID
        /// The deleted object.
        public let gone: ObjectGraph.ObjectID
        /// Where the reference is.
        public let how: DeletionFacts.Dangling.How
    }

    /// What happened to the objects.
    public struct Effects: Sendable, Equatable {
        /// What was deleted, in the order in which it was marked; it makes trees from what was deleted first.
        public internal(set) var deleted: [Deleted] = []
        /// What stays and was unlinked.
        public internal(set) var unlinked: [Unlinked] = []
        /// What stays and refers to what is gone.
        public internal(set) var dangling: [Dangling] = []
    }

    /// One reason for which a save fails.
    public struct Refusal: Sendable, Hashable {
        /// Which rule is broken, with its error code.
        public let error: ValidationError
        /// The object that does not validate: for a Deny the deleted one, else one that stays.
        public let object: ObjectGraph.ObjectID
        /// Its relationship.
        public let relationship: RelationshipID
        /// For a Deny what remains in the relationship, for a dangling reference what is gone.
        public let others: [ObjectGraph.ObjectID]
    }

    /// What happened to the objects, stored or, where the save was refused, in memory only.
    public var effects: Effects {
        switch self {
        case .saved(let effects), .refused(_, inMemory: let effects): effects
        }
    }

    /// Why it was refused; empty where it was saved.
    public var refusals: [Refusal] {
        switch self {
        case .saved: []
        case .refused(let refusals, inMemory: _): refusals
        }
    }

    /// The code of the error that the save throws: that of the one refusal, or `NSValidationMultipleErrorsError` (1560),
    /// which wraps several; nil where it was saved.
    public var errorCode: Int? {
        let refusals = refusals
        return refusals.count > 1 ? 1560 : refusals.first?.error.rawValue
    }

    /// The objects that are gone from the store: none where the save was refused.
    public var storedDeletions: [ObjectGraph.ObjectID] {
        switch self {
        case .saved(let effects): effects.deleted.map(\.object)
        case .refused: []
        }
    }
}
