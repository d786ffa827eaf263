/// Gives the upright stretches of all channels their tracks: each as many to the right as those that it must not touch need.
struct TrackAssignment {
    /// The track of each item, from the left; 0 for one that needs none.
    private(set) var tracks: [Int]
    /// How many tracks each channel has.
    private(set) var counts: [Int]
    /// The terminals at the left of channels that have to give way, since another net goes out at the right there, left of
    /// their own upright stretch.
    private(set) var yielding: [Bool]

    init(for plan: RoutingPlan) {
        let channels = plan.channels
        tracks = [Int](repeating: 0, count: channels.items.count)
        counts = [Int](repeating: 0, count: plan.columnCount + 1)
        yielding = [Bool](repeating: false, count: channels.terminals.count)
        for channel in counts.indices {
            assign(ChannelRouter.order(of: channel, in: channels), in: channel, channels)
        }
    }

    private mutating func assign(_ order: [Int], in channel: Int, _ channels: ChannelItems) {
        if order.isEmpty { return }
        // Which pairs touch is looked up twice, so it is kept: for each item the places of those before it.
        var before: [[Int]] = []
        before.reserveCapacity(order.count)
        var earliest = [Int](repeating: 0, count: order.count)
        for (place, item) in order.enumerated() {
            let own = channels.items[item]
            var touching: [Int] = []
            for other in 0..<place {
                let left = channels.items[order[other]]
                if left.high < own.low || left.low > own.high { continue }
                touching.append(other)
                earliest[place] = max(earliest[place], earliest[other] + 1)
                markConflicts(left: left, right: own, channels)
            }
            before.append(touching)
        }
        let count = (earliest.max() ?? 0) + 1
        var latest = [Int](repeating: count - 1, count: order.count)
        for place in order.indices.reversed() {
            for other in before[place] { latest[other] = min(latest[other], latest[place] - 1) }
        }
        // In the middle of where it may be; loops next to their cards.
        var chosen = [Int](repeating: 0, count: order.count)
        for (place, item) in order.enumerated() {
            let own = channels.items[item]
            var low = 0
            for other in before[place] { low = max(low, chosen[other] + 1) }
            let high = latest[place]
            chosen[place] = own.rights.isEmpty ? low : own.lefts.isEmpty ? high : (low + high + 1) / 2
            tracks[item] = chosen[place]
        }
        counts[channel] = count
    }

    private mutating func markConflicts(
        left: ChannelItems.Item, right: ChannelItems.Item, _ channels: ChannelItems
    ) {
        for terminal in right.lefts {
            for other in left.rights where channels.lines[other] == channels.lines[terminal] {
                yielding[terminal] = true
            }
        }
    }
}
