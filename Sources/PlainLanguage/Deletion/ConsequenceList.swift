/// The things of one kind that a deletion does.
public struct ConsequenceList: Sendable, Hashable {
    /// The most that are named on a page.
    public static let limit = 20

    /// The things, as many as are to be named.
    public let items: [Consequence]
    /// How many more there are.
    public let others: Int

    /// Whether there is nothing.
    public var isEmpty: Bool { items.isEmpty }

    init(_ items: [Consequence], others: Int = 0) {
        self.items = items
        self.others = others
    }

    /// All of it for a cell of a table: "projects, tasks and 12 others"; empty where there is nothing.
    public func glance(conjunction: String = "and") -> Phrase {
        var seen: Set<Phrase> = []
        let distinct = items.map(\.short).filter { seen.insert($0).inserted }
        return Phrase.list(distinct, count: distinct.count + others, conjunction: conjunction)
    }
}
