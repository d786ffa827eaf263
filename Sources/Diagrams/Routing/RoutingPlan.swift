/// A connected part while it is routed. Cards and the places at which lines pass columns are *slots*: the cards first, by
/// their number in the part, then the passages. Everything is kept in flat arrays, in grid lines.
struct RoutingPlan {
    /// An end of a line at a card.
    struct End {
        let node: Int
        /// Whether it is at the right side of the card.
        var isRight: Bool
        /// The card's relationship row; nil for the head.
        let row: Int?
        /// The grid line, counted from the card's first.
        var line = 0
    }

    /// Ends that are joined: those of one line, or of all lines of inheritance at one side of a parent. The first is the
    /// root, from which the others branch.
    struct Net {
        var ends: Range<Int>
        /// The first channel that it runs through; channel `k` lies left of column `k`.
        var low: Int
        /// The last channel that it runs through.
        var high: Int
        /// The slot of its passage through column `low`; those of the next columns follow.
        var firstPassage: Int

        /// The slot of its passage through a column between its channels.
        func passage(through column: Int) -> Int { firstPassage + column - low }
    }

    /// A line of the part: the ends that it joins and their net; no net for a line whose ends are at one card.
    struct Wire {
        let line: Int
        let net: Int?
        let from: Int
        let to: Int
    }

    /// The cards' sizes.
    var cards: [GridCard] = []
    let columnCount: Int
    var ends: [End] = []
    var nets: [Net] = []
    var wires: [Wire] = []
    /// The column of each slot.
    var columns: [Int]
    /// The grid line of each slot: of a card its first one.
    var positions: [Int]
    /// The slots of each column, from the top.
    var order: [[Int]] = []
    /// The stretches of nets in channels.
    var channels = ChannelItems()

    /// How many cards there are: the slots before the first passage.
    let nodeCount: Int

    init(columns: [Int], columnCount: Int) {
        nodeCount = columns.count
        self.columns = columns
        self.columnCount = columnCount
        positions = [Int](repeating: 0, count: columns.count)
    }

    /// The first grid line that a slot takes, from its position.
    func low(_ slot: Int) -> Int { slot < nodeCount ? cards[slot].low : 0 }

    /// The last grid line that a slot takes, from its position.
    func high(_ slot: Int) -> Int { slot < nodeCount ? cards[slot].high : 0 }

    /// How far a slot has to be below the one above it.
    func distance(from upper: Int, to lower: Int) -> Int {
        let gap = upper < nodeCount && lower < nodeCount ? Grid.cardGap : 0
        return high(upper) + 1 + gap - low(lower)
    }

    /// The channel of an end.
    func channel(of end: End) -> Int { columns[end.node] + (end.isRight ? 1 : 0) }

    /// The grid line of an end.
    func line(of end: Int) -> Int { positions[ends[end].node] + ends[end].line }

    /// Tells the channels where everything is now.
    mutating func updateChannels() { channels.update(positions, ends) }

    /// Tells the channels where a net is now.
    mutating func updateChannels(of net: Int) { channels.update(net: net, positions, ends) }

    /// Puts the slots of each column in the order of where they are.
    mutating func sortColumns() {
        var order = [[Int]](repeating: [], count: columnCount)
        for slot in columns.indices { order[columns[slot]].append(slot) }
        // Twice the middle of each slot.
        let middles = positions.indices.map { 2 * positions[$0] + low($0) + high($0) }
        for column in order.indices {
            order[column].sort { (middles[$0], $0) < (middles[$1], $1) }
        }
        self.order = order
    }
}
