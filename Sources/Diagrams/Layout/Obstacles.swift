/// The cards that lines have to keep clear of.
struct Obstacles {
    /// How near a line may come to a card that it does not end at.
    static let clearance = 8.0
    private let boxes: [(low: Point, high: Point)]

    init(cards: [PlacedCard]) {
        boxes = cards.map { card in
            (
                Point(x: card.left - Self.clearance, y: card.top - Self.clearance),
                Point(x: card.right + Self.clearance, y: card.bottom + Self.clearance)
            )
        }
    }

    /// Whether a straight line passes no card. Its ends lie in the free space beside their cards.
    func areClear(ofLineFrom start: Point, to end: Point) -> Bool {
        areClear(ofCurve: (start, start, end, end))
    }

    /// Whether a curve passes no card, as far as sampling tells.
    func areClear(ofCurve curve: (Point, Point, Point, Point)) -> Bool {
        let low = Point(
            x: min(curve.0.x, curve.1.x, curve.2.x, curve.3.x), y: min(curve.0.y, curve.3.y))
        let high = Point(
            x: max(curve.0.x, curve.1.x, curve.2.x, curve.3.x), y: max(curve.0.y, curve.3.y))
        let near = boxes.filter { box in
            box.low.x < high.x && box.high.x > low.x && box.low.y < high.y && box.high.y > low.y
        }
        if near.isEmpty { return true }
        let steps = 40
        for step in 0...steps {
            let point = Path.point(on: curve, at: Double(step) / Double(steps))
            for box in near
            where point.x > box.low.x && point.x < box.high.x && point.y > box.low.y && point.y < box.high.y {
                return false
            }
        }
        return true
    }
}
