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
