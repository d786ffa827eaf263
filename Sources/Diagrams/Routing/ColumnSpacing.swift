/// Where columns and channels are from left to right: a column is as wide as its cards, a channel as wide as the marks at
/// both its sides and its tracks need. Cards of nearly one width in a column get the same, so that their sides are in line.
struct ColumnSpacing {
    /// The left side of each card.
    private(set) var lefts: [Double]
    /// The width of each card.
    private(set) var widths: [Double]
    /// The first track of each channel.
    private(set) var channels: [Double]
    /// For each card and side (left, right), how far its first loop is from it.
    private(set) var loopInsets: [Double]

    /// How wide a card may become at most.
    private static func most(_ width: Double) -> Double { max(width * 1.75, width + 140) }

    /// - Parameters:
    ///   - plan: the part.
    ///   - reaches: for each end how far its mark reaches from the card.
    ///   - loops: how the loops beside cards are nested.
    ///   - trackCounts: how many tracks each channel has.
    ///   - sharesWidths: whether cards of a column get the same width.
    init(of plan: RoutingPlan, reaches: [Double], loops: LoopNesting, trackCounts: [Int], sharesWidths: Bool) {
        var marks = [Double](repeating: -1, count: plan.nodeCount * 2)
        for (index, end) in plan.ends.enumerated() {
            let side = end.node * 2 + (end.isRight ? 1 : 0)
            marks[side] = max(marks[side], reaches[index])
        }
        let insets = marks.map { $0 < 0 ? Grid.sideSpace : max($0 + Grid.markSpace, Grid.sideSpace) }
        loopInsets = insets
        func space(_ node: Int, _ side: Int) -> Double {
            insets[node * 2 + side] + Double(loops.counts[node * 2 + side]) * Grid.track
        }
        lefts = [Double](repeating: 0, count: plan.nodeCount)
        widths = plan.cards.map(\.width)
        channels = []
        var x = 0.0
        for column in 0...plan.columnCount {
            channels.append(x)
            x += Double(max(trackCounts[column] - 1, 0)) * Grid.track
            if column == plan.columnCount { break }
            let cards = plan.order[column].filter { $0 < plan.nodeCount }
            for card in cards where sharesWidths {
                let own = plan.cards[card].width
                let fitting = cards.map { plan.cards[$0].width }.filter { $0 <= Self.most(own) }
                widths[card] = fitting.max() ?? own
            }
            var center = x
            for card in cards { center = max(center, x + space(card, 0) + widths[card] / 2) }
            for card in cards {
                lefts[card] = (center - widths[card] / 2).rounded()
                x = max(x, lefts[card] + widths[card] + space(card, 1))
            }
        }
    }
}
