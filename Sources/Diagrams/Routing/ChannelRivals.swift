/// What an item of a channel may cross there, laid out so that many ways of the item are compared in little time: where it
/// comes from and where it goes to are told anew each time, the rest stays.
struct ChannelRivals {
    /// An item with one terminal at each side, as nearly all are: its smallest and largest lines, and those of its terminals.
    private struct Rival {
        let low: Int32
        let high: Int32
        let left: Int32
        let right: Int32
    }

    private var rivals: [Rival] = []
    /// The other items.
    private var branched: [Int] = []
    private var item = 0

    /// Gathers what may be crossed.
    ///
    /// - Parameters:
    ///   - item: the item whose ways are compared.
    ///   - bounds: lines that it stays between.
    ///   - channels: all items.
    mutating func gather(for item: Int, between bounds: ClosedRange<Int>, in channels: ChannelItems) {
        self.item = item
        let own = channels.items[item]
        let isBranched = own.lefts.count != 1 || own.rights.count != 1
        rivals.removeAll(keepingCapacity: true)
        branched.removeAll(keepingCapacity: true)
        for index in channels.range(of: own.channel) where index != item {
            let other = channels.items[index]
            if other.high < bounds.lowerBound || other.low > bounds.upperBound { continue }
            if isBranched || other.lefts.count != 1 || other.rights.count != 1 {
                branched.append(index)
                continue
            }
            rivals.append(
                Rival(
                    low: Int32(truncatingIfNeeded: other.low), high: Int32(truncatingIfNeeded: other.high),
                    left: Int32(truncatingIfNeeded: channels.lines[other.first]),
                    right: Int32(truncatingIfNeeded: channels.lines[other.middle])))
        }
    }

    /// How often the item crosses the others at least, where it is now; as `ChannelItems.crossings` counts.
    func crossings(in channels: ChannelItems) -> Int {
        var count = 0
        for other in branched { count += channels.crossings(item, other) }
        if rivals.isEmpty { return count }
        let own = channels.items[item]
        let left = Int32(truncatingIfNeeded: channels.lines[own.first])
        let right = Int32(truncatingIfNeeded: channels.lines[own.middle])
        return count + Int(crossings(left: left, right: right))
    }

    /// The same for items with one terminal at each side, without branches.
    private func crossings(left: Int32, right: Int32) -> Int32 {
        let (low, high) = (min(left, right), max(left, right))
        let overlap = Int32(ChannelItems.overlap)
        var count: Int32 = 0
        for rival in rivals {
            var first: Int32 = (right > rival.low ? 1 : 0) & (right < rival.high ? 1 : 0)
            first &+= (rival.left > low ? 1 : 0) & (rival.left < high ? 1 : 0)
            first &+= rival.left == right ? overlap : 0
            var second: Int32 = (left > rival.low ? 1 : 0) & (left < rival.high ? 1 : 0)
            second &+= (rival.right > low ? 1 : 0) & (rival.right < high ? 1 : 0)
            second &+= rival.right == left ? overlap : 0
            count &+= min(first, second)
        }
        return count
    }
}
