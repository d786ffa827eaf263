/// Which grid lines are taken in which columns, by cards and by lines that pass.
struct Occupancy {
    private let base: Int
    private let height: Int
    private var taken: [UInt8]

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
        base = low - margin
        height = high - low + 1 + 2 * margin
        taken = [UInt8](repeating: 0, count: plan.columnCount * height)
        for slot in 0..<(withPassages ? plan.positions.count : plan.nodeCount) {
            let start = plan.columns[slot] * height - base + plan.positions[slot]
            for line in plan.low(slot)...plan.high(slot) { taken[start + line] = 1 }
        }
    }

    mutating func take(_ line: Int, in column: Int) { taken[column * height + line - base] = 1 }

    mutating func free(_ line: Int, in column: Int) { taken[column * height + line - base] = 0 }

    func isFree(_ line: Int, in column: Int) -> Bool {
        line >= base && line < base + height && taken[column * height + line - base] == 0
    }

    /// Whether a line is free in all of some columns.
    func isFree(_ line: Int, in columns: Range<Int>) -> Bool {
        columns.allSatisfy { isFree(line, in: $0) }
    }

    /// The nearest line, from one on upwards or downwards, that is free in all of some columns; nil where there is none.
    func nearestFree(to line: Int, step: Int, in columns: Range<Int>) -> Int? {
        var line = min(max(line, base), base + height - 1)
        while line >= base, line < base + height {
            if isFree(line, in: columns) { return line }
            line += step
        }
        return nil
    }
}
