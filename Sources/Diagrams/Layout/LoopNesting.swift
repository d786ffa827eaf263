/// Nests the loops beside each card: the shortest innermost, and side by side only those whose stretches meet.
struct LoopNesting {
    /// For each line that is a loop, how far out it runs, from 0.
    private(set) var levels: [Int: Int] = [:]
    /// For each card, how many loops lie beside each other.
    private(set) var counts: [Int]

    init(of diagram: Diagram, geometries: [CardGeometry], ends: [(from: Int, to: Int)]) {
        counts = [Int](repeating: 0, count: diagram.cards.count)
        var stretches: [Int: [(line: Int, low: Double, high: Double)]] = [:]
        for (index, line) in diagram.lines.enumerated() where line.isLoop {
            let geometry = geometries[line.from.card]
            let first = geometry.middle(ofBand: ends[index].from)
            let second = geometry.middle(ofBand: ends[index].to)
            stretches[line.from.card, default: []].append((index, min(first, second), max(first, second)))
        }
        for (card, loops) in stretches {
            let shortestFirst = loops.sorted { ($0.high - $0.low, $0.line) < ($1.high - $1.low, $1.line) }
            var tracks: [[(low: Double, high: Double)]] = []
            for loop in shortestFirst {
                // Outside of every loop that it meets.
                let met = tracks.lastIndex { track in track.contains { $0.low <= loop.high && loop.low <= $0.high } }
                let level = met.map { $0 + 1 } ?? 0
                if level == tracks.count { tracks.append([]) }
                tracks[level].append((loop.low, loop.high))
                levels[loop.line] = level
            }
            counts[card] = tracks.count
        }
    }
}
