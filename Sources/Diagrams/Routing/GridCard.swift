/// A card as routing sees it: what it takes of the grid, in grid lines from its own first one.
struct GridCard {
    let width: Double
    let height: Double
    /// How far the card's first grid line lies below its top, in points.
    let phase: Double
    /// The first grid line that the card blocks for passing lines.
    let low: Int
    /// The last grid line that the card blocks for passing lines.
    let high: Int
    /// The grid lines of its relationship rows.
    let rows: [Int]
    /// The grid lines at its head at which lines may end.
    let head: ClosedRange<Int>

    init(_ geometry: CardGeometry) {
        width = Double(geometry.width)
        height = Double(geometry.height)
        phase = Double(geometry.phase)
        low = Int(((-phase - Grid.clearance) / Grid.unit).rounded(.down)) + 1
        high = Int(((height + Grid.clearance - phase) / Grid.unit).rounded(.up)) - 1
        rows = geometry.rowLines
        head = geometry.headLines
    }

    /// The top of the card, in points, where its first grid line is at a position.
    func top(at position: Int) -> Double { Double(position) * Grid.unit - phase }
}
