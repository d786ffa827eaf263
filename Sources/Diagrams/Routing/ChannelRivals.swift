/// What an item of a channel may cross there, laid out so that many ways of the item are compared in little time: where it
/// comes from and where it goes to are told anew each time, the rest stays.
struct ChannelRivals {
    /// Items with one terminal at each side, as nearly all are: their smallest and largest lines, and those of their terminals.
    private var lows: [Int32] = []
    private var highs: [Int32] = []
    private var lefts: [Int32] = []
    private var rights: [Int32] = []
    /// The other items.
    private var branched: [Int] = []
    private var item = 0
    private var isBranched = false

    /// Gathers what may be crossed.
    ///
    /// - Parameters:
    ///   - item: the item whose ways are compared.
    ///   - bounds: lines that it stays between.
    mutating func gather(for item: Int, between bounds: ClosedRange<Int>, in channels: ChannelItems) {
        self.item = item
        let own = channels.items[item]
        isBranched = own.lefts.count != 1 || own.rights.count != 1
        lows.removeAll(keepingCapacity: true)
        highs.removeAll(keepingCapacity: true)
        lefts.removeAll(keepingCapacity: true)
        rights.removeAll(keepingCapacity: true)
        branched.removeAll(keepingCapacity: true)
        for index in channels.range(of: own.channel) where index != item {
            let other = channels.items[index]
            if other.high < bounds.lowerBound || other.low > bounds.upperBound { continue }
            if isBranched || other.lefts.count != 1 || other.rights.count != 1 {
                branched.append(index)
            } else {
                lows.append(Int32(truncatingIfNeeded: other.low))
                highs.append(Int32(truncatingIfNeeded: other.high))
                lefts.append(Int32(truncatingIfNeeded: channels.lines[other.first]))
                rights.append(Int32(truncatingIfNeeded: channels.lines[other.middle]))
            }
        }
    }

    /// How often the item crosses the others at least, where it is now; as `ChannelItems.crossings` counts.
    func crossings(in channels: ChannelItems) -> Int {
        var count = 0
        for other in branched { count += channels.crossings(item, other) }
        if lows.isEmpty { return count }
        let own = channels.items[item]
        let left = Int32(truncatingIfNeeded: channels.lines[own.first])
        let right = Int32(truncatingIfNeeded: channels.lines[own.middle])
        return count + Int(crossings(left: left, right: right))
    }

    /// The same for items with one terminal at each side. Without branches, so that several are counted at a time.
    private func crossings(left: Int32, right: Int32) -> Int32 {
        let (low, high) = (min(left, right), max(left, right))
        let overlap = Int32(ChannelItems.overlap)
        var count: Int32 = 0
        for other in lows.indices {
            let (otherLow, otherHigh) = (lows[other], highs[other])
            let (otherLeft, otherRight) = (lefts[other], rights[other])
            var first: Int32 = (right > otherLow ? 1 : 0) & (right < otherHigh ? 1 : 0)
            first &+= (otherLeft > low ? 1 : 0) & (otherLeft < high ? 1 : 0)
            first &+= otherLeft == right ? overlap : 0
            var second: Int32 = (left > otherLow ? 1 : 0) & (left < otherHigh ? 1 : 0)
            second &+= (otherRight > low ? 1 : 0) & (otherRight < high ? 1 : 0)
            second &+= otherRight == left ? overlap : 0
            count &+= min(first, second)
        }
        return count
    }
}
