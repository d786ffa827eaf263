/// A straight stretch of a line, level or upright, from corner to corner.
struct Stretch {
    /// The line that it is of.
    let line: Int
    /// What it may lie on: the bus that its line is of, by the card from which that starts, or the line itself.
    let bus: Int
    /// Its y where it is level, its x where it is upright.
    let at: Double
    /// The smaller end.
    let low: Double
    /// The larger end.
    let high: Double
}

/// All lines of a picture as straight stretches.
struct Stretches {
    /// The level ones, from the top.
    private(set) var level: [Stretch] = []
    /// The upright ones, from the left.
    private(set) var upright: [Stretch] = []
    private(set) var bends = 0
    private(set) var length = 0.0
    private(set) var slants = 0

    init(of lines: [Line], routes: [RoutedLine]) {
        for (index, (line, route)) in zip(lines, routes).enumerated() {
            let bus = line.kind == .inheritance ? -1 - line.from.card : index
            var corners = [route.path.start]
            var last = route.path.start
            for piece in route.path.pieces {
                switch piece {
                case .line(let end):
                    if end.x != last.x, end.y != last.y { slants += 1 }
                case .curve(let first, let second, let end):
                    // Level first and then upright, or the other way round.
                    if first.y == last.y, second.x == end.x {
                        corners.append(Point(x: end.x, y: last.y))
                    } else if first.x == last.x, second.y == end.y {
                        corners.append(Point(x: last.x, y: end.y))
                    } else {
                        slants += 1
                    }
                }
                last = piece.end
            }
            corners.append(last)
            add(corners, of: index, bus: bus)
        }
        level.sort { ($0.at, $0.line, $0.low) < ($1.at, $1.line, $1.low) }
        upright.sort { ($0.at, $0.line, $0.low) < ($1.at, $1.line, $1.low) }
    }

    private mutating func add(_ corners: [Point], of line: Int, bus: Int) {
        bends += corners.count - 2
        for (from, to) in zip(corners, corners.dropFirst()) {
            length += abs(from.x - to.x) + abs(from.y - to.y)
            if from.y == to.y {
                level.append(
                    Stretch(line: line, bus: bus, at: from.y, low: min(from.x, to.x), high: max(from.x, to.x)))
            } else {
                upright.append(
                    Stretch(line: line, bus: bus, at: from.x, low: min(from.y, to.y), high: max(from.y, to.y)))
            }
        }
    }
}

extension [Stretch] {
    /// The first of stretches, which are sorted, that is not before a place.
    func firstIndex(from place: Double) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle].at < place { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
