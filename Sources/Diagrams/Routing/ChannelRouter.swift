/// Orders the upright stretches of a channel from left to right, so that lines cross least and none lies on another.
struct ChannelRouter {
    private let channels: ChannelItems
    /// The items to be ordered.
    private let items: [Int]
    /// For two of them, how often they cross with the first one left: a square.
    private var costs: [Int32]

    /// How often all items are tried at other places.
    private static let rounds = 8

    /// The bent items of a channel, from left to right.
    static func order(of channel: Int, in channels: ChannelItems) -> [Int] {
        let items = channels.range(of: channel).filter { channels.items[$0].isBent }
        if items.count < 2 { return items }
        var router = ChannelRouter(channels: channels, items: items)
        return router.order()
    }

    private init(channels: ChannelItems, items: [Int]) {
        self.channels = channels
        let sorted = items.sorted { first, second in
            Self.key(of: channels.items[first], channels) < Self.key(of: channels.items[second], channels)
        }
        self.items = sorted
        let count = sorted.count
        costs = [Int32](repeating: 0, count: count * count)
        for first in 0..<count {
            for second in 0..<count where first != second {
                costs[first * count + second] = Int32(channels.crossings(left: sorted[first], right: sorted[second]))
            }
        }
    }

    /// A good order to begin with: loops at the left card, small ones first; lines that fall from the lowest up, lines that
    /// rise from the highest down; loops at the right card, small ones last.
    private static func key(of item: ChannelItems.Item, _ channels: ChannelItems) -> (Int, Int, Int) {
        if item.rights.isEmpty { return (0, item.high - item.low, item.net) }
        if item.lefts.isEmpty { return (2, item.low - item.high, item.net) }
        let falls = channels.lines[item.rights.lowerBound] > channels.lines[item.lefts.lowerBound]
        let left = channels.lines[item.lefts.lowerBound]
        return (1, falls ? -left : left, item.net)
    }

    /// Tries every item at every place, as long as that makes the order better.
    private mutating func order() -> [Int] {
        let count = items.count
        var order = Array(0..<count)
        for _ in 0..<Self.rounds {
            var isChanged = false
            for item in 0..<count {
                guard let place = order.firstIndex(of: item) else { continue }
                var best = (gain: Int32(0), place: place)
                var gain: Int32 = 0
                for other in (0..<place).reversed() {
                    let neighbour = order[other]
                    gain += costs[neighbour * count + item] - costs[item * count + neighbour]
                    if gain > best.gain { best = (gain, other) }
                }
                gain = 0
                for other in place + 1..<max(count, place + 1) {
                    let neighbour = order[other]
                    gain += costs[item * count + neighbour] - costs[neighbour * count + item]
                    if gain > best.gain { best = (gain, other) }
                }
                if best.gain > 0 {
                    order.remove(at: place)
                    order.insert(item, at: best.place)
                    isChanged = true
                }
            }
            if !isChanged { break }
        }
        return order.map { items[$0] }
    }
}
