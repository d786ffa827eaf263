/// The stretches of nets in channels: for each net and each channel that it runs through, where it comes in from the left
/// and where it goes out to the right. Flat arrays, sorted by channel.
struct ChannelItems {
    /// A net in a channel. Its terminals are those at the left side of the channel, then those at the right.
    struct Item {
        let net: Int
        let channel: Int
        let first: Int
        let middle: Int
        let last: Int
        /// Its smallest and its largest grid line.
        var low = 0
        var high = 0

        var lefts: Range<Int> { first..<middle }
        var rights: Range<Int> { middle..<last }
        /// Whether it needs an upright stretch.
        var isBent: Bool { low != high }
    }

    /// Where a net meets a side of a channel: at an end, or at a passage.
    struct Terminal {
        let slot: Int
        /// The end; -1 for a passage.
        let end: Int
    }

    private(set) var items: [Item] = []
    private(set) var terminals: [Terminal] = []
    /// The grid lines of the terminals.
    private(set) var lines: [Int] = []
    /// The first item of each channel, and the number of all.
    private(set) var starts: [Int] = []
    /// The items of all nets, one net's after the other's, by channel; and where each net's begin, and the number of all.
    private var itemOfNet: [Int] = []
    private var firstOfNet: [Int] = []

    init() {}

    init(of plan: RoutingPlan) {
        let channelCount = plan.columnCount + 1
        var counts = [Int](repeating: 0, count: channelCount + 1)
        firstOfNet.reserveCapacity(plan.nets.count + 1)
        var total = 0
        for net in plan.nets {
            firstOfNet.append(total)
            total += net.high - net.low + 1
            for channel in net.low...net.high { counts[channel + 1] += 1 }
        }
        firstOfNet.append(total)
        for channel in 0..<channelCount { counts[channel + 1] += counts[channel] }
        starts = counts
        itemOfNet = [Int](repeating: 0, count: total)
        items = [Item](repeating: Item(net: 0, channel: 0, first: 0, middle: 0, last: 0), count: total)
        for (index, net) in plan.nets.enumerated() {
            for channel in net.low...net.high {
                let first = terminals.count
                // The terminal towards the root comes first at its side.
                if channel > net.low {
                    terminals.append(Terminal(slot: net.passage(through: channel - 1), end: -1))
                }
                addEnds(of: net, in: channel, isRight: true, plan: plan)
                let middle = terminals.count
                if channel < net.high { terminals.append(Terminal(slot: net.passage(through: channel), end: -1)) }
                addEnds(of: net, in: channel, isRight: false, plan: plan)
                let item = counts[channel]
                counts[channel] += 1
                items[item] = Item(net: index, channel: channel, first: first, middle: middle, last: terminals.count)
                itemOfNet[firstOfNet[index] + channel - net.low] = item
            }
        }
        lines = [Int](repeating: 0, count: terminals.count)
        update(plan.positions, plan.ends)
    }

    private mutating func addEnds(of net: RoutingPlan.Net, in channel: Int, isRight: Bool, plan: RoutingPlan) {
        for end in net.ends where plan.ends[end].isRight == isRight && plan.channel(of: plan.ends[end]) == channel {
            terminals.append(Terminal(slot: plan.ends[end].node, end: end))
        }
    }

    /// The items of a channel.
    func range(of channel: Int) -> Range<Int> { starts[channel]..<starts[channel + 1] }

    /// The item of a net in one of its channels.
    func item(of net: Int, in channel: Int, of plan: RoutingPlan) -> Int {
        itemOfNet[firstOfNet[net] + channel - plan.nets[net].low]
    }

    /// Reads where everything is now, from the grid lines of the slots and the ends of the lines.
    ///
    /// The plan itself is not asked for: it holds these items, so that they would be copied to be changed.
    mutating func update(_ positions: [Int], _ ends: [RoutingPlan.End]) {
        for item in items.indices { update(item, positions, ends) }
    }

    /// Reads where a net is now.
    mutating func update(net: Int, _ positions: [Int], _ ends: [RoutingPlan.End]) {
        for place in firstOfNet[net]..<firstOfNet[net + 1] { update(itemOfNet[place], positions, ends) }
    }

    private mutating func update(_ index: Int, _ positions: [Int], _ ends: [RoutingPlan.End]) {
        var low = Int.max
        var high = Int.min
        for terminal in items[index].first..<items[index].last {
            let place = terminals[terminal]
            let line = positions[place.slot] + (place.end < 0 ? 0 : ends[place.end].line)
            lines[terminal] = line
            low = min(low, line)
            high = max(high, line)
        }
        items[index].low = low
        items[index].high = high
    }

    /// Takes a net for one that passes the columns at the sides of a channel elsewhere.
    mutating func move(_ index: Int, left: Int?, right: Int?) {
        var low = Int.max
        var high = Int.min
        for terminal in items[index].first..<items[index].last {
            if terminals[terminal].end < 0, let line = terminal < items[index].middle ? left : right {
                lines[terminal] = line
            }
            low = min(low, lines[terminal])
            high = max(high, lines[terminal])
        }
        items[index].low = low
        items[index].high = high
    }

    /// What it costs that two nets would lie on each other.
    static let overlap = 1000

    /// How often two items of a channel cross where the first one's upright stretch is left of the second one's; far more
    /// where they would lie on each other.
    func crossings(left first: Int, right second: Int) -> Int {
        let (left, right) = (items[first], items[second])
        if left.high < right.low || right.high < left.low { return 0 }
        var count = 0
        for terminal in left.rights {
            let line = lines[terminal]
            if line > right.low, line < right.high { count += 1 }
            for other in right.lefts where lines[other] == line { count += Self.overlap }
        }
        for terminal in right.lefts where lines[terminal] > left.low && lines[terminal] < left.high { count += 1 }
        return count
    }

    /// How often two items of a channel cross at least.
    func crossings(_ first: Int, _ second: Int) -> Int {
        min(crossings(left: first, right: second), crossings(left: second, right: first))
    }
}
