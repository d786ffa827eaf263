/// Chooses for each line within a column, and for each loop at one card, the side at which it crosses fewer others.
enum LoopSides {
    static func choose(in plan: inout RoutingPlan) {
        // Where lines end at the two sides of each column.
        var sides = [[Int]](repeating: [], count: plan.columnCount * 2)
        let channels = plan.channels
        for item in channels.items {
            let isWithin = plan.nets[item.net].low == plan.nets[item.net].high && (item.lefts.isEmpty || item.rights.isEmpty)
            if isWithin { continue }
            for terminal in item.lefts { sides[(item.channel - 1) * 2 + 1].append(channels.lines[terminal]) }
            for terminal in item.rights { sides[item.channel * 2].append(channels.lines[terminal]) }
        }
        for side in sides.indices { sides[side].sort() }
        func count(_ side: Int, between first: Int, and second: Int) -> Int {
            let lines = sides[side]
            return lines.count(before: max(first, second)) - lines.count(before: min(first, second) + 1)
        }
        for net in plan.nets.indices where plan.nets[net].ends.count == 2 {
            let (from, to) = (plan.nets[net].ends.lowerBound, plan.nets[net].ends.lowerBound + 1)
            let column = plan.columns[plan.ends[from].node]
            guard plan.columns[plan.ends[to].node] == column else { continue }
            let (first, second) = (plan.line(of: from), plan.line(of: to))
            let isRight =
                count(column * 2 + 1, between: first, and: second) <= count(column * 2, between: first, and: second)
            plan.ends[from].isRight = isRight
            plan.ends[to].isRight = isRight
            plan.nets[net].low = isRight ? column + 1 : column
            plan.nets[net].high = plan.nets[net].low
        }
        for wire in plan.wires where wire.net == nil {
            let column = plan.columns[plan.ends[wire.from].node]
            let (first, second) = (plan.line(of: wire.from), plan.line(of: wire.to))
            let right = count(column * 2 + 1, between: first, and: second)
            let left = count(column * 2, between: first, and: second)
            // With both ends at the head it is the side with more room.
            let isHead = plan.ends[wire.from].row == nil && plan.ends[wire.to].row == nil
            let isRight = isHead ? true : right <= left
            plan.ends[wire.from].isRight = isRight
            plan.ends[wire.to].isRight = isRight
        }
    }
}

extension [Int] {
    /// How many of its values, which are sorted, are below one.
    fileprivate func count(before value: Int) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < value { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
