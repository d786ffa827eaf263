/// Gives the lines of a placed part their ways. Here they follow the curves of the layout engine, made to leave and meet
/// cards at a right angle; loops are ours.
struct LineRouter {
    let skeleton: DiagramSkeleton

    /// The ways of a part's lines, by index of line, from what the engine placed; coordinates of the part.
    func routes(of part: DiagramPart, placement: Placement?, cards: [Int: PlacedCard]) -> [Int: RoutedLine] {
        var routes: [Int: RoutedLine] = [:]
        var edge = 0
        for index in part.lines {
            let line = skeleton.diagram.lines[index]
            guard let from = cards[line.from.card], let to = cards[line.to.card] else { continue }
            if line.isLoop {
                routes[index] = loop(index, at: from)
            } else if let curve = placement?.edges[edge] {
                edge += 1
                routes[index] = route(index, along: curve, from: from, to: to)
            }
        }
        return routes
    }

    /// A line that leaves its card at a right angle, crosses the space of the marks straight, and follows the curve.
    private func route(_ index: Int, along curve: [Point], from: PlacedCard, to: PlacedCard) -> RoutedLine? {
        guard let first = curve.first, let last = curve.last, curve.count >= 4 else { return nil }
        let startY = from.top + from.geometry.middle(ofBand: skeleton.ends[index].from)
        let endY = to.top + to.geometry.middle(ofBand: skeleton.ends[index].to)
        let leavesRight = first.x > (from.left + from.right) / 2
        let arrivesRight = last.x > (to.left + to.right) / 2
        let start = Point(x: leavesRight ? from.right : from.left, y: startY)
        let end = Point(x: arrivesRight ? to.right : to.left, y: endY)
        var points = curve
        let final = points.count - 1
        points[0] = Point(x: first.x, y: startY)
        points[final] = Point(x: last.x, y: endY)
        // The curve starts and ends level, so that it joins the straight stretch without a corner.
        let reach = 24.0
        let out = max(abs(points[1].x - first.x), reach) * (leavesRight ? 1 : -1)
        let back = max(abs(points[final - 1].x - last.x), reach) * (arrivesRight ? 1 : -1)
        points[1] = Point(x: first.x + out, y: startY)
        points[final - 1] = Point(x: last.x + back, y: endY)

        var path = Path(from: start)
        path.line(to: points[0])
        if isLevel(points, at: startY) {
            path.line(to: points[final])
        } else {
            for piece in stride(from: 1, to: final, by: 3) {
                path.curve(points[piece], points[piece + 1], to: points[piece + 2])
            }
        }
        path.line(to: end)
        return RoutedLine(path: path, leavesRight: leavesRight, arrivesRight: arrivesRight)
    }

    private func isLevel(_ points: [Point], at y: Double) -> Bool {
        points.allSatisfy { abs($0.y - y) < 0.6 }
    }

    /// A loop at the right side of a card, with rounded corners.
    private func loop(_ index: Int, at card: PlacedCard) -> RoutedLine {
        let first = card.top + card.geometry.middle(ofBand: skeleton.ends[index].from)
        let second = card.top + card.geometry.middle(ofBand: skeleton.ends[index].to)
        let level = Double(skeleton.loopLevels[index] ?? 0)
        let x = card.right + Double(DiagramSkeleton.markSpace) + level * Double(DiagramSkeleton.loopSpace)
        let direction = second > first ? 1.0 : -1.0
        let radius = min(8, abs(second - first) / 2)
        let pull = radius * 0.45
        var path = Path(from: Point(x: card.right, y: first))
        path.line(to: Point(x: x - radius, y: first))
        path.curve(
            Point(x: x - pull, y: first), Point(x: x, y: first + pull * direction),
            to: Point(x: x, y: first + radius * direction))
        path.line(to: Point(x: x, y: second - radius * direction))
        path.curve(
            Point(x: x, y: second - pull * direction), Point(x: x - pull, y: second),
            to: Point(x: x - radius, y: second))
        path.line(to: Point(x: card.right, y: second))
        return RoutedLine(path: path, leavesRight: true, arrivesRight: true)
    }
}
