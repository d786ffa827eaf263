/// A picture with a place for everything, whoever placed it and whoever routed its lines; what a drawing format needs.
public struct LaidOutDiagram: Sendable {
    /// What there is to see.
    public let diagram: Diagram
    /// The size of the whole, margins and legend included.
    public let size: Size
    /// The cards, in the picture's order.
    public let cards: [PlacedCard]
    /// The lines, in the picture's order.
    public let lines: [RoutedLine]
    /// What explains the marks and colours that occur.
    public let legend: [PlacedLegendItem]
    /// The frames around groups, where the picture has them.
    public var frames: [PlacedFrame] = []
}

/// A card with its place.
public struct PlacedCard: Sendable, Equatable {
    /// Its top left corner.
    public let origin: Point
    /// Its size and where its rows are.
    public let geometry: CardGeometry

    /// The x of its left side.
    public var left: Double { origin.x }
    /// The x of its right side.
    public var right: Double { origin.x + Double(geometry.width) }
    /// The y of its top.
    public var top: Double { origin.y }
    /// The y of its bottom.
    public var bottom: Double { origin.y + Double(geometry.height) }
}

/// A line with its way.
public struct RoutedLine: Sendable, Equatable {
    /// From the side of one card to that of the other.
    public let path: Path
    /// Whether it leaves its first card to the right.
    public let leavesRight: Bool
    /// Whether it meets its second card at the right side.
    public let arrivesRight: Bool
    /// How far along its path the colour of its first end gives way to that of its second; nil for the middle.
    public var colorChange: Double?

    /// The same line elsewhere.
    func moved(x: Double, y: Double) -> RoutedLine {
        RoutedLine(
            path: path.moved(x: x, y: y), leavesRight: leavesRight, arrivesRight: arrivesRight, colorChange: colorChange
        )
    }

    /// The parts of its path with the colours of its two ends.
    public var halves: (first: Path, second: Path) { colorChange.map(path.split) ?? path.halves }
}

/// An entry of the legend with its place.
public struct PlacedLegendItem: Sendable, Equatable {
    /// What it explains.
    public let item: LegendItem
    /// Where its sample starts, at the middle of its height.
    public let origin: Point
}
