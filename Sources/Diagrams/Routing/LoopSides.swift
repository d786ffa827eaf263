/// Chooses for each line within a column, and for each loop at one card, the side at which it crosses fewer others.
enum LoopSides {
    /// Chooses the sides; the channels of the plan are to be made anew then.
    static func choose(in plan: inout RoutingPlan) {
        // How many lines end at each side of each head: no more may than there is room for.
        var heads = [Int](repeating: 0, count: plan.nodeCount * 2)
        for end in plan.ends where end.row == nil { heads[end.node * 2 + (end.isRight ? 1 : 0)] += 1 }
        func turn(_ ends: [Int], toRight isRight: Bool, of plan: inout RoutingPlan) -> Bool {
            if plan.ends[ends[0]].isRight == isRight { return false }
            let moved = ends.filter { plan.ends[$0].row == nil }.map { plan.ends[$0].node }
            for node in moved {
                let count = moved.reduce(0) { $1 == node ? $0 + 1 : $0 }
                if heads[node * 2 + (isRight ? 1 : 0)] + count > plan.cards[node].head.count { return false }
            }
            for node in moved {
                heads[node * 2 + (isRight ? 1 : 0)] += 1
                heads[node * 2 + (isRight ? 0 : 1)] -= 1
            }
            for end in ends { plan.ends[end].isRight = isRight }
            return true
        }
        // Where lines end at the two sides of each column.
        var sides = [[Int]](repeating: [], count: plan.columnCount * 2)
        let channels = plan.channels
        for item in channels.items {
            let net = plan.nets[item.net]
            if net.low == net.high, item.lefts.isEmpty || item.rights.isEmpty { continue }
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
            if turn([from, to], toRight: isRight, of: &plan) {
                plan.nets[net].low = isRight ? column + 1 : column
                plan.nets[net].high = plan.nets[net].low
            }
        }
        for wire in plan.wires where wire.net == nil {
            let column = plan.columns[plan.ends[wire.from].node]
            let (first, second) = (plan.line(of: wire.from), plan.line(of: wire.to))
            let right = count(column * 2 + 1, between: first, and: second)
            let left = count(column * 2, between: first, and: second)
            _ = turn([wire.from, wire.to], toRight: right <= left, of: &plan)
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
