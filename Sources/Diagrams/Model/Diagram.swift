/// A picture of entities and what links them, as what there is to see: no format, and nothing placed yet.
public struct Diagram: Sendable, Equatable {
    /// How much of each entity is shown.
    public enum Detail: String, Sendable, CaseIterable {
        case full, keys, names
    }

    /// What the picture is called, such as `Company` or `Department and its neighbours`.
    public var title: String
    /// What can be seen on it, in a sentence.
    public var summary: String
    /// A name that sets its ids apart from those of other pictures in the same page.
    public var prefix: String
    /// How much of each entity is shown.
    public var detail: Detail
    /// The entities, in model order, stubs last.
    public var cards: [Card]
    /// What links them, in model order.
    public var lines: [Line]
    /// Whether cards of one group stand together in a frame.
    public var isFramed = false
    /// How it is drawn.
    public var look = DiagramLook()

    /// Makes a diagram.
    public init(title: String, summary: String, prefix: String, detail: Detail, cards: [Card], lines: [Line]) {
        self.title = title
        self.summary = summary
        self.prefix = prefix
        self.detail = detail
        self.cards = cards
        self.lines = lines
    }

    /// What became of its parts, where it shows two models; empty for a picture of one.
    var changes: Set<ChangeMark> {
        var marks = Set(lines.compactMap(\.change))
        for card in cards {
            if let change = card.change { marks.insert(change) }
            marks.formUnion(card.attributes.compactMap(\.change))
            marks.formUnion(card.relationships.compactMap(\.change))
        }
        return marks
    }

    /// The groups that stand in frames, in the model's order, each with the indices of its cards. What is left over has none.
    var frames: [(group: CardGroup, cards: [Int])] {
        guard isFramed else { return [] }
        var members: [CardGroup: [Int]] = [:]
        for (index, card) in cards.enumerated() {
            if let group = card.group, group.name != nil { members[group, default: []].append(index) }
        }
        return members.sorted { $0.key.number < $1.key.number }.map { ($0.key, $0.value) }
    }
}
