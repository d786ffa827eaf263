/// Puts a whole picture together from its placed parts: routes the lines, packs the parts, adds the legend.
public struct DiagramComposer: Sendable {
    /// The free space around everything.
    static let margin = 36.0
    /// The height of a row of the legend.
    static let legendRow = 24.0
    /// The length of a line sample in the legend.
    static let legendSample = 26.0
    private let skeleton: DiagramSkeleton

    /// Makes a composer for a measured picture.
    public init(_ skeleton: DiagramSkeleton) {
        self.skeleton = skeleton
    }

    /// The whole picture, from one placement for each of `skeleton.skeletons`. Where a placement is missing, or does not
    /// have what its skeleton asks for, cards stand below each other and lines take a plain way.
    public func compose(_ placements: [Placement]) -> LaidOutDiagram {
        let blocks = skeleton.parts.enumerated().map { index, part in
            let number = skeleton.skeletonOfPart[index]
            let placement = number.flatMap { placements.indices.contains($0) ? placements[$0] : nil }
            return PartBlock(
                PartRouter(skeleton: skeleton, part: part, places: skeleton.places).route(placement), of: part,
                in: skeleton.diagram)
        }
        // Large parts first, then loose cards by height, so that they stand in even rows.
        let order = blocks.indices.sorted { left, right in
            let (first, second) = (blocks[left], blocks[right])
            guard first.isLoose == second.isLoose else { return second.isLoose }
            let (measure, other) =
                first.isLoose ? (first.size.height, second.size.height) : (first.area, second.area)
            return measure != other ? measure > other : left < right
        }
        let origins = Skyline.origins(of: order.map { blocks[$0].silhouette })
        var cards = [PlacedCard?](repeating: nil, count: skeleton.diagram.cards.count)
        var lines = [RoutedLine?](repeating: nil, count: skeleton.diagram.lines.count)
        var width = 0.0
        var height = 0.0
        for (place, index) in order.enumerated() {
            let (block, part) = (blocks[index], skeleton.parts[index])
            let x = (origins[place].x + Self.margin - block.low.x).rounded()
            let y = (origins[place].y + Self.margin - block.low.y).rounded()
            for (card, placed) in zip(part.cards, block.result.cards) {
                cards[card] = PlacedCard(
                    origin: Point(x: placed.origin.x + x, y: placed.origin.y + y), geometry: placed.geometry)
            }
            for (line, routed) in zip(part.lines, block.result.lines) { lines[line] = routed.moved(x: x, y: y) }
            width = max(width, origins[place].x + block.size.width)
            height = max(height, origins[place].y + block.size.height)
        }
        let routed = ColorChange.placed(on: lines.compactMap(\.self), of: skeleton.diagram.lines)
        let legend = legend(below: height + Self.margin, width: width)
        let legendBottom = legend.last.map { $0.origin.y + Self.legendRow / 2 } ?? 0
        let legendRight =
            legend.map { item in
                item.origin.x + Self.width(of: item.item)
            }.max() ?? 0
        let placed = cards.compactMap(\.self)
        let frames = PlacedFrame.frames(of: skeleton.diagram, around: placed)
        return LaidOutDiagram(
            diagram: skeleton.diagram,
            size: Size(
                width: (max(width + 2 * Self.margin, legendRight + Self.margin)).rounded(.up),
                height: (max(height + 2 * Self.margin, legendBottom + Self.margin / 2)).rounded(.up)),
            cards: placed, lines: routed, legend: legend, frames: frames)
    }

    /// The legend in rows as wide as the picture, or as its longest entry.
    private func legend(below y: Double, width: Double) -> [PlacedLegendItem] {
        var placed: [PlacedLegendItem] = []
        var x = Self.margin
        var y = y + 30
        for item in LegendItem.items(of: skeleton.diagram) {
            let itemWidth = Self.width(of: item)
            if x > Self.margin, x + itemWidth > max(width, 420) + Self.margin {
                x = Self.margin
                y += Self.legendRow
            }
            placed.append(PlacedLegendItem(item: item, origin: Point(x: x, y: y)))
            x += itemWidth + 26
        }
        return placed
    }

    private static func width(of item: LegendItem) -> Double {
        legendSample + 7 + TextMetrics.width(of: item.text, size: CardGeometry.FontSize.note)
    }
}
