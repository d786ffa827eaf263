extension RoutingPlan {
    /// What the lines of a plan cost, in grid lines of length: their upright stretches, bends and crossings, as far as they
    /// can be told before channels are ordered; and how far the cards reach up and down.
    func cost() -> Int {
        var cost = 0
        var crossings = 0
        for channel in 0...columnCount {
            let range = channels.range(of: channel)
            for index in range {
                let item = channels.items[index]
                if item.isBent { cost += item.high - item.low + PlanCost.bend * (item.last - item.first - 1) }
                for other in index + 1..<max(range.upperBound, index + 1) {
                    crossings += channels.crossings(index, other)
                }
            }
        }
        var low = Int.max
        var high = Int.min
        for slot in positions.indices {
            low = min(low, positions[slot] + self.low(slot))
            high = max(high, positions[slot] + self.high(slot))
        }
        return cost + crossings * PlanCost.crossing + (high - low) * PlanCost.height
    }

    /// The middle of the heights at which there are cards.
    var center: Int {
        var low = Int.max
        var high = Int.min
        for slot in 0..<nodeCount {
            low = min(low, positions[slot] + self.low(slot))
            high = max(high, positions[slot] + self.high(slot))
        }
        return low < high ? low + (high - low) / 2 : 0
    }

    /// Whether any lines cross, whatever the order of their upright stretches.
    var hasCrossings: Bool {
        for channel in 0...columnCount {
            let range = channels.range(of: channel)
            for index in range {
                for other in index + 1..<max(range.upperBound, index + 1) where channels.crossings(index, other) > 0 {
                    return true
                }
            }
        }
        return false
    }
}

/// What parts of a picture cost, in grid lines of length.
enum PlanCost {
    /// A line that changes its height in a channel: two corners.
    static let bend = 15
    /// Two lines that cross.
    static let crossing = 45
    /// A grid line of the picture's height.
    static let height = 2
}
