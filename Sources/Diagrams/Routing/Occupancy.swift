/// Which grid lines are taken in which columns, by cards and by lines that pass.
struct Occupancy {
    private var taken: [LineSet]

    /// - Parameters:
    ///   - plan: the part.
    ///   - withPassages: whether lines that pass take what they run on; cards always do.
    init(of plan: RoutingPlan, withPassages: Bool = true) {
        var low = Int.max
        var high = Int.min
        for slot in plan.positions.indices {
            low = min(low, plan.positions[slot] + plan.low(slot))
            high = max(high, plan.positions[slot] + plan.high(slot))
        }
        // Room for all lines above and below.
        let margin = plan.nets.count + 2
        let column = LineSet(from: low - margin, count: high - low + 1 + 2 * margin)
        taken = [LineSet](repeating: column, count: plan.columnCount)
        for slot in 0..<(withPassages ? plan.positions.count : plan.nodeCount) {
            let position = plan.positions[slot]
            taken[plan.columns[slot]].insert(position + plan.low(slot)...position + plan.high(slot))
        }
    }

    mutating func take(_ line: Int, in column: Int) { taken[column].insert(line) }

    mutating func free(_ line: Int, in column: Int) { taken[column].remove(line) }

    func isFree(_ line: Int, in column: Int) -> Bool {
        taken[column].covers(line) && !taken[column].contains(line)
    }

    /// The nearest line, from one on upwards (-1) or downwards (1), that is free in a column; nil where there is none.
    func nearestFree(to line: Int, step: Int, in column: Int) -> Int? {
        taken[column].nearestMissing(to: line, step: step)
    }

    /// The lines that are taken in any of some columns, of which there is at least one.
    func taken(inAnyOf columns: Range<Int>) -> LineSet {
        var all = taken[columns.lowerBound]
        for column in columns.dropFirst() { all.formUnion(taken[column]) }
        return all
    }
}
