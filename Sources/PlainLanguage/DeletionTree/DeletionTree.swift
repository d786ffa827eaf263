/// What the deletion of one object does, as a tree: what goes with it, and what that does in turn.
public struct DeletionTree: Sendable, Hashable {
    /// What a branch tells.
    public enum Kind: String, Sendable, CaseIterable {
        case refused, deletes, unlinks, untouched, unstated, dangles
        /// That nothing is left dangling, or that nothing else happens.
        case nothing
        /// That there is more, which is not shown.
        case more
    }

    /// One thing that happens.
    public struct Branch: Sendable, Hashable {
        /// What it tells.
        public let kind: Kind
        /// In words: "deletes its projects".
        public let text: Phrase
        /// The relationships that lead there, each by its name, the nearest last; empty where nothing leads there.
        public let way: [String]
        /// What makes it happen: "cascade", "one-way"; empty where that needs no word.
        public let reason: Phrase
        /// Whether every such deletion does it.
        public let isCertain: Bool
        /// What happens in turn.
        public internal(set) var branches: [Branch]
    }

    /// What is deleted: "Deleting a department".
    public let title: Phrase
    /// What happens.
    public let branches: [Branch]
}
