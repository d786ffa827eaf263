/// What the deletion of one object of exactly one entity does to the rest of the model.
///
/// It is computed over the model, so it says what *may* happen, and what is certain. Source of the rules: Apple's
/// documentation of `NSDeleteRule`, of `validateForDelete()` and of the validation errors.
public struct DeletionFacts: Sendable, Equatable {
    /// An entity whose objects may be deleted with it. The entries form a tree from the entity itself: each names the last
    /// step of the shortest way, certain ways before possible ones.
    public struct Deleted: Sendable, Hashable {
        /// The entity of the objects that go.
        public let entity: EntityID
        /// The entity of the objects that take them along.
        public let from: EntityID
        /// The relationship along which they go.
        public let via: RelationshipID
        /// Whether every such deletion takes at least one along.
        public let isCertain: Bool
    }

    /// A Cascade relationship of objects that go.
    public struct Cascade: Sendable, Hashable {
        /// The entity of the objects that take others along.
        public let from: EntityID
        /// Their relationship.
        public let via: RelationshipID
        /// The entities of the objects that it takes along.
        public let entities: [EntityID]
    }

    /// An entity whose objects stay and whose inverse changes.
    public struct Unlinked: Sendable, Hashable {
        /// The entity of the objects that stay.
        public let entity: EntityID
        /// The entity of the deleted objects.
        public let from: EntityID
        /// The relationship of the deleted objects along which they are unlinked.
        public let via: RelationshipID
    }

    /// An entity whose objects may make the save fail.
    public struct Refusal: Sendable, Hashable {
        /// Why a save is refused.
        public enum Reason: String, Sendable, CaseIterable {
            /// There are objects at the end of a Deny relationship (error 1600).
            case deny
            /// An object that stays would have an empty to-one that it must have (error 1570).
            case requiredInverse = "required-inverse"
            /// An object that stays may have fewer in a to-many than its lower bound (errors 1570 and 1580).
            case minimum
        }

        /// The entity of the objects that refuse.
        public let entity: EntityID
        /// The entity of the objects that would be deleted.
        public let from: EntityID
        /// The relationship of the deleted objects.
        public let via: RelationshipID
        /// Why.
        public let reason: Reason
    }

    /// An entity whose objects stay and may refer to what is gone.
    public struct Dangling: Sendable, Hashable {
        /// Where the reference is.
        public enum How: String, Sendable, CaseIterable {
            /// In the store: it is there again when the object is read anew.
            case stored
            /// In memory only: a set that is loaded still has it.
            case memory
        }

        /// The entity of the objects that stay.
        public let holder: EntityID
        /// Their relationship that refers to what is gone.
        public let via: RelationshipID
        /// The entity of the objects that are gone.
        public let gone: EntityID
        /// Where the reference is.
        public let how: How
    }

    /// What goes with it, whether the save is then refused or not.
    public internal(set) var deletes: [Deleted] = []
    /// Every relationship along which something goes, in the order in which they are followed; the first of very many.
    public internal(set) var cascades: [Cascade] = []
    /// What stays and is unlinked.
    public internal(set) var unlinks: [Unlinked] = []
    /// What may refuse.
    public internal(set) var refusedBy: [Refusal] = []
    /// What may refer to what is gone.
    public internal(set) var dangles: [Dangling] = []

    /// How what goes was reached.
    var course = DeletionCourse()

    /// The relationships that lead from the deleted object to those of an entity that do something along a relationship, or are
    /// referred to by it, in their order: none for the deleted object itself.
    public func way(to entity: EntityID, doing relationship: RelationshipID) -> [RelationshipID] {
        course.way(to: entity, doing: relationship)
    }

    /// Nothing, which is all that can be said of an entity without objects of its own.
    public init() {}
}
