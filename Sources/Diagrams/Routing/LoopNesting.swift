/// Nests the loops beside each card: the shortest innermost, and side by side only those whose stretches meet.
struct LoopNesting {
    /// For each wire that is a loop at one card, how far out it runs, from 0.
    private(set) var levels: [Int]
    /// For each card and side (left, right), how many loops lie beside each other.
    private(set) var counts: [Int]

    init(of plan: RoutingPlan) {
        levels = [Int](repeating: 0, count: plan.wires.count)
        counts = [Int](repeating: 0, count: plan.nodeCount * 2)
        var loops: [(side: Int, length: Int, wire: Int, low: Int, high: Int)] = []
        for (index, wire) in plan.wires.enumerated() where wire.net == nil {
            let (from, to) = (plan.ends[wire.from], plan.ends[wire.to])
            let side = from.node * 2 + (from.isRight ? 1 : 0)
            loops.append((side, abs(from.line - to.line), index, min(from.line, to.line), max(from.line, to.line)))
        }
        loops.sort { ($0.side, $0.length, $0.wire) < ($1.side, $1.length, $1.wire) }
        var tracks: [[(low: Int, high: Int)]] = []
        for (place, loop) in loops.enumerated() {
            if place > 0, loops[place - 1].side != loop.side { tracks = [] }
            // Outside of every loop that it meets.
            let met = tracks.lastIndex { track in track.contains { $0.low <= loop.high && loop.low <= $0.high } }
            let level = met.map { $0 + 1 } ?? 0
            if level == tracks.count { tracks.append([]) }
            tracks[level].append((loop.low, loop.high))
            levels[loop.wire] = level
            counts[loop.side] = tracks.count
        }
    }
}
