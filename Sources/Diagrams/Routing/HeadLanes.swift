/// Gives the lines that end at the heads of cards their places there: those of a side in the order of where they lead, so
/// that they do not cross, and all with a place of their own.
enum HeadLanes {
    /// How many lines end at the fuller side of each card's head.
    static func counts(in plan: RoutingPlan) -> [Int] {
        var left = [Int](repeating: 0, count: plan.nodeCount)
        var right = left
        for end in plan.ends where end.row == nil {
            if end.isRight { right[end.node] += 1 } else { left[end.node] += 1 }
        }
        return zip(left, right).map { max($0, $1) }
    }

    /// Puts each end at a head on a grid line of that head, and each end at a row on that of the row.
    static func assign(in plan: inout RoutingPlan) {
        var targets = [Double](repeating: 0, count: plan.ends.count)
        for wire in plan.wires where wire.net == nil {
            let node = plan.ends[wire.from].node
            let card = plan.cards[node]
            if let row = plan.ends[wire.from].row, row == plan.ends[wire.to].row {
                plan.ends[wire.from].line = card.rows[row] - 1
                plan.ends[wire.to].line = card.rows[row] + 1
            } else {
                for end in [wire.from, wire.to] {
                    if let row = plan.ends[end].row { plan.ends[end].line = card.rows[row] }
                }
            }
            // Loops stand below the lines to other cards, the ends of each beside each other.
            for end in [wire.from, wire.to] { targets[end] = .greatestFiniteMagnitude }
        }
        for net in plan.nets {
            for end in net.ends {
                if let row = plan.ends[end].row { plan.ends[end].line = plan.cards[plan.ends[end].node].rows[row] }
            }
        }
        for net in plan.nets {
            let root = net.ends.lowerBound
            var sum = 0
            for end in net.ends where end != root { sum += plan.line(of: end) }
            for end in net.ends {
                targets[end] = end == root ? Double(sum) / Double(net.ends.count - 1) : Double(plan.line(of: root))
                // The way past a column tells more of where a line comes from than its other end.
                if net.high > net.low {
                    let channel = plan.channel(of: plan.ends[end])
                    let column = plan.ends[end].isRight ? channel : channel - 1
                    if column >= net.low, column < net.high {
                        targets[end] = Double(plan.positions[net.passage(through: column)])
                    }
                }
            }
        }
        var heads: [Int] = plan.ends.indices.filter { plan.ends[$0].row == nil }
        heads.sort { first, second in
            let (one, other) = (plan.ends[first], plan.ends[second])
            if one.node != other.node { return one.node < other.node }
            if one.isRight != other.isRight { return one.isRight }
            return (targets[first], first) < (targets[second], second)
        }
        var start = 0
        while start < heads.count {
            var stop = start + 1
            let first = plan.ends[heads[start]]
            while stop < heads.count, plan.ends[heads[stop]].node == first.node,
                plan.ends[heads[stop]].isRight == first.isRight
            { stop += 1 }
            let lines = plan.cards[first.node].head
            let count = stop - start
            let step = count > 1 ? max(1, min(2, (lines.count - 1) / (count - 1))) : 1
            let top = lines.lowerBound + max(0, (lines.count - 1 - step * (count - 1)) / 2)
            for (place, end) in heads[start..<stop].enumerated() { plan.ends[end].line = top + place * step }
            start = stop
        }
    }
}
