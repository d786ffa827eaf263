import DataModel

/// What is owned by what: the Cascade relationships of a model as trees from their roots.
///
/// An entity stands for its kinds too, so that what a kind owns is told where the entity is. Each entity is opened once.
public struct Ownership: Sendable {
    /// The most levels of a tree; what is deeper begins a tree of its own.
    public static let depthLimit = 6

    /// An entity that owns others.
    public struct Owner: Sendable {
        /// The entity.
        public let entity: EntityID
        /// How deep it stands: 0 for a root.
        public let depth: Int
        /// What it owns.
        public let links: [Link]
    }

    /// A Cascade relationship, seen as ownership.
    public struct Link: Sendable {
        /// Where what is owned is told of in turn.
        public enum Place: Sendable, Equatable {
            /// It owns nothing itself.
            case nowhere
            /// Next, one level deeper.
            case here
            /// Before.
            case above
            /// Later, as a root: it would stand too deep here.
            case below
            /// It owns its owner in turn.
            case circle
            /// Owner and owned are of one entity.
            case itself
        }

        /// The relationship.
        public let relationship: RelationshipID
        /// The entity it leads to.
        public let owned: EntityID
        /// The kind of the owner that has it, where not every object of the owner has it.
        public let kind: EntityID?
        /// Where the rest is told.
        public let place: Place
        /// Whether other Cascade relationships lead to the same objects.
        public let isShared: Bool
    }

    /// Objects that several Cascade relationships lead to.
    public struct Shared: Sendable {
        /// Their entity.
        public let entity: EntityID
        /// The relationships, those of its own family left out.
        public let owners: [RelationshipID]
    }

    /// The owners, each followed by those it owns that own something themselves.
    public let owners: [Owner]
    /// What is owned twice or more, in model order.
    public let shared: [Shared]

    /// The links that close a circle, with the entity that owns its owner by each.
    public var circles: [(owner: EntityID, link: Link)] {
        owners.flatMap { owner in owner.links.filter { $0.place == .circle }.map { (owner.entity, $0) } }
    }

    /// Finds who owns what.
    public init(of facts: ModelFacts) {
        var forest = OwnershipForest(facts)
        owners = forest.grow()
        shared = forest.shared
    }
}
