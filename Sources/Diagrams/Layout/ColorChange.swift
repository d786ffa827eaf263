/// Finds where lines of two colours change them: near their middle, but where no other line crosses, or the eye would follow
/// that one.
struct ColorChange {
    /// A straight stretch that runs level or upright.
    private struct Run {
        /// The line that it is of.
        let line: Int
        /// Its place on the axis across it.
        let across: Double
        let low: Double
        let high: Double
    }

    /// How far from a crossing a change has to be.
    private static let clearance = 12.0
    /// How far from a corner.
    private static let cornerClearance = 5.0
    /// The steps in which free places are looked for.
    private static let step = 6.0
    /// How much of a line, from its middle, is looked at.
    private static let share = 0.4

    /// Those that run upright, and those that run level, by their places.
    private let upright: [Run]
    private let level: [Run]

    private init(_ routes: [RoutedLine]) {
        var upright: [Run] = []
        var level: [Run] = []
        for (line, route) in routes.enumerated() {
            var from = route.path.start
            for piece in route.path.pieces {
                defer { from = piece.end }
                guard case .line(let end) = piece else { continue }
                if from.x == end.x {
                    upright.append(Run(line: line, across: end.x, low: min(from.y, end.y), high: max(from.y, end.y)))
                } else if from.y == end.y {
                    level.append(Run(line: line, across: end.y, low: min(from.x, end.x), high: max(from.x, end.x)))
                }
            }
        }
        self.upright = upright.sorted { $0.across < $1.across }
        self.level = level.sorted { $0.across < $1.across }
    }

    /// Gives the lines the places of their changes.
    ///
    /// - Parameters:
    ///   - routes: the lines as drawn.
    ///   - lines: what they show, in the same order.
    /// - Returns: the lines as drawn, with those places.
    static func placed(on routes: [RoutedLine], of lines: [Line]) -> [RoutedLine] {
        guard routes.count == lines.count else { return routes }
        let isTwoColored = lines.map { ($0.kind == .pair || $0.kind == .oneWay) && $0.from.outcome != $0.to.outcome }
        guard isTwoColored.contains(true) else { return routes }
        let runs = ColorChange(routes)
        return routes.indices.map { index in
            var route = routes[index]
            if isTwoColored[index] { route.colorChange = runs.place(on: route.path, of: index) }
            return route
        }
    }

    /// How far along a path its colour is to change; nil where the middle is as good as any other place.
    private func place(on path: Path, of line: Int) -> Double? {
        let lengths = path.lengths
        let total = lengths.reduce(0, +)
        let most = Int(total * Self.share / Self.step)
        for number in 0...(2 * max(most, 0)) {
            // The middle, then a step to each side, two steps, and so on.
            let away = Double((number + 1) / 2) * (number % 2 == 0 ? Self.step : -Self.step)
            if isFree(total / 2 + away, on: path, lengths, of: line) { return away == 0 ? nil : total / 2 + away }
        }
        return nil
    }

    private func isFree(_ place: Double, on path: Path, _ lengths: [Double], of line: Int) -> Bool {
        var walked = 0.0
        var from = path.start
        for (piece, length) in zip(path.pieces, lengths) {
            defer {
                walked += length
                from = piece.end
            }
            guard place <= walked + length else { continue }
            let inset = place - walked
            guard case .line(let end) = piece, inset >= Self.cornerClearance, length - inset >= Self.cornerClearance
            else { return false }
            let part = inset / length
            let point = Point(x: from.x + (end.x - from.x) * part, y: from.y + (end.y - from.y) * part)
            return from.y == end.y
                ? !isCrossed(upright, along: point.x, at: point.y, but: line)
                : !isCrossed(level, along: point.y, at: point.x, but: line)
        }
        return false
    }

    /// Whether a run of another line crosses near a place.
    private func isCrossed(_ runs: [Run], along place: Double, at height: Double, but line: Int) -> Bool {
        var (low, high) = (0, runs.count)
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].across < place - Self.clearance { low = middle + 1 } else { high = middle }
        }
        return runs[low...].prefix { $0.across <= place + Self.clearance }.contains { run in
            run.line != line && run.low - 1 <= height && height <= run.high + 1
        }
    }
}
