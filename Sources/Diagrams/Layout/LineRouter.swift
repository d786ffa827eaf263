/// Gives the lines of a placed part their ways. Here they follow the curves of the layout engine, made to leave and meet
/// cards at a right angle; loops are ours.
struct LineRouter {
    let skeleton: DiagramSkeleton

    /// The ways of a part's lines, by index of line, from what the engine placed; coordinates of the part.
    func routes(of part: DiagramPart, placement: Placement?, cards: [Int: PlacedCard]) -> [Int: RoutedLine] {
        var routes: [Int: RoutedLine] = [:]
        let obstacles = Obstacles(cards: Array(cards.values))
        var edge = 0
        for index in part.lines {
            let line = skeleton.diagram.lines[index]
            guard let from = cards[line.from.card], let to = cards[line.to.card] else { continue }
            if line.isLoop {
                routes[index] = loop(index, at: from)
            } else {
                let curve = placement?.edges.dropFirst(edge).first.flatMap {
                    $0.count % 3 == 1 && $0.count > 3 ? $0 : nil
                }
                edge += 1
                routes[index] = route(
                    index, along: curve ?? plainCurve(from: from, to: to), from: from, to: to, clearOf: obstacles)
            }
        }
        return routes
    }

    /// A line that leaves its card at a right angle, crosses the space of the marks straight, and follows the curve.
    private func route(
        _ index: Int, along curve: [Point], from card: PlacedCard, to other: PlacedCard, clearOf obstacles: Obstacles
    ) -> RoutedLine? {
        guard let first = curve.first, let last = curve.last else { return nil }
        let startY = card.top + card.geometry.middle(ofBand: skeleton.ends[index].from)
        let endY = other.top + other.geometry.middle(ofBand: skeleton.ends[index].to)
        let leavesRight = first.x > (card.left + card.right) / 2
        let arrivesRight = last.x > (other.left + other.right) / 2
        let start = Point(x: leavesRight ? card.right : card.left, y: startY)
        let end = Point(x: arrivesRight ? other.right : other.left, y: endY)
        let (from, to) = (Point(x: first.x, y: startY), Point(x: last.x, y: endY))
        var path = Path(from: start)
        path.line(to: from)
        if abs(startY - endY) < 0.6 && leavesRight != arrivesRight && obstacles.areClear(ofLineFrom: from, to: to) {
            path.line(to: to)
        } else if let (out, back) = swing(from, leavesRight, to, arrivesRight, clearOf: obstacles) {
            path.curve(out, back, to: to)
        } else {
            follow(curve, from: from, leavesRight, to: to, arrivesRight, on: &path)
        }
        path.line(to: end)
        return RoutedLine(path: path, leavesRight: leavesRight, arrivesRight: arrivesRight)
    }

    /// A curve from card to card where the layout engine has none: out at the right of the left card.
    private func plainCurve(from card: PlacedCard, to other: PlacedCard) -> [Point] {
        let space = Double(DiagramSkeleton.markSpace)
        let isLeft = card.right <= other.left
        let start = Point(x: isLeft || card.left < other.right ? card.right + space : card.left - space, y: card.top)
        let end = Point(x: isLeft ? other.left - space : other.right + space, y: other.top)
        return [start, start, end, end]
    }

    /// The control points of one plain curve from end to end, where that passes no card.
    private func swing(
        _ from: Point, _ leavesRight: Bool, _ to: Point, _ arrivesRight: Bool, clearOf obstacles: Obstacles
    ) -> (Point, Point)? {
        let reach = max(abs(to.x - from.x) / 2, min(60, abs(to.y - from.y) / 2))
        let out = Point(x: from.x + (leavesRight ? reach : -reach), y: from.y)
        let back = Point(x: to.x + (arrivesRight ? reach : -reach), y: to.y)
        return obstacles.areClear(ofCurve: (from, out, back, to)) ? (out, back) : nil
    }

    /// Follows the engine's curve; it starts and ends level, so that it joins the straight stretches without a corner.
    private func follow(
        _ curve: [Point], from: Point, _ leavesRight: Bool, to: Point, _ arrivesRight: Bool, on path: inout Path
    ) {
        var points = curve
        let final = points.count - 1
        let reach = 16.0
        points[1] = Point(x: from.x + max(abs(points[1].x - from.x), reach) * (leavesRight ? 1 : -1), y: from.y)
        points[final - 1] = Point(
            x: to.x + max(abs(points[final - 1].x - to.x), reach) * (arrivesRight ? 1 : -1), y: to.y)
        points[final] = to
        for piece in stride(from: 1, to: final, by: 3) {
            path.curve(points[piece], points[piece + 1], to: points[piece + 2])
        }
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
