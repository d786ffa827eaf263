/// The frame around the cards of a group.
public struct PlacedFrame: Sendable, Equatable {
    /// The group.
    public let group: CardGroup
    /// Its top left corner.
    public let origin: Point
    /// Its size.
    public let size: Size

    /// The free space at the sides of its cards, and below them.
    static let margin = 12.0
    /// The height of its title, above the cards.
    static let titleHeight = 24.0

    /// The frames of a picture; none where they would meet, or hold cards of others, as an engine that knows nothing of them
    /// may place these.
    static func frames(of diagram: Diagram, around cards: [PlacedCard]) -> [PlacedFrame] {
        let frames = diagram.frames.map { PlacedFrame(of: $0.group, around: $0.cards.map { cards[$0] }) }
        for (index, frame) in frames.enumerated() {
            for other in frames[(index + 1)...] {
                let corner = Point(x: other.origin.x + other.size.width, y: other.origin.y + other.size.height)
                if frame.meets(other.origin, corner) { return [] }
            }
            for (card, place) in zip(diagram.cards, cards) where card.group != frame.group {
                if frame.meets(place.origin, Point(x: place.right, y: place.bottom)) { return [] }
            }
        }
        return frames
    }

    /// Whether it shares more than a rim with a box.
    private func meets(_ low: Point, _ high: Point) -> Bool {
        low.x < origin.x + size.width && high.x > origin.x && low.y < origin.y + size.height && high.y > origin.y
    }

    /// The frame around cards of which there is one at least.
    init(of group: CardGroup, around cards: [PlacedCard]) {
        self.group = group
        let left = (cards.map(\.left).min() ?? 0) - Self.margin
        let right = (cards.map(\.right).max() ?? 0) + Self.margin
        let top = (cards.map(\.top).min() ?? 0) - Self.margin - Self.titleHeight
        let bottom = (cards.map(\.bottom).max() ?? 0) + Self.margin
        origin = Point(x: left, y: top)
        size = Size(width: right - left, height: bottom - top)
    }
}
