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
            return block(
                of: part,
                placement: number.flatMap { placements.indices.contains($0) ? placements[$0] : nil })
        }
        // Large parts first, then loose cards by height, so that they stand in even rows.
        let order = blocks.indices.sorted { left, right in
            let (first, second) = (blocks[left], blocks[right])
            let isLoose = first.cards.count == 1
            guard isLoose == (second.cards.count == 1) else { return !isLoose }
            let (measure, other) = isLoose ? (first.size.height, second.size.height) : (first.area, second.area)
            return measure != other ? measure > other : left < right
        }
        let origins = Packing.origins(of: order.map { blocks[$0].size })
        var cards = [PlacedCard?](repeating: nil, count: skeleton.diagram.cards.count)
        var lines = [RoutedLine?](repeating: nil, count: skeleton.diagram.lines.count)
        var width = 0.0
        var height = 0.0
        for (place, index) in order.enumerated() {
            let block = blocks[index]
            let x = (origins[place].x + Self.margin - block.low.x).rounded()
            let y = (origins[place].y + Self.margin - block.low.y).rounded()
            for (card, placed) in block.cards {
                cards[card] = PlacedCard(
                    origin: Point(x: placed.origin.x + x, y: placed.origin.y + y), geometry: placed.geometry)
            }
            for (line, routed) in block.lines { lines[line] = routed.moved(x: x, y: y) }
            width = max(width, origins[place].x + block.size.width)
            height = max(height, origins[place].y + block.size.height)
        }
        let legend = legend(below: height + Self.margin, width: width)
        let legendBottom = legend.last.map { $0.origin.y + Self.legendRow / 2 } ?? 0
        let legendRight =
            legend.map { item in
                item.origin.x + Self.width(of: item.item)
            }.max() ?? 0
        return LaidOutDiagram(
            diagram: skeleton.diagram,
            size: Size(
                width: (max(width + 2 * Self.margin, legendRight + Self.margin)).rounded(.up),
                height: (max(height + 2 * Self.margin, legendBottom + Self.margin / 2)).rounded(.up)),
            cards: cards.compactMap(\.self), lines: lines.compactMap(\.self), legend: legend)
    }

    /// A placed part and the box around it.
    private struct Block {
        var cards: [Int: PlacedCard]
        var lines: [Int: RoutedLine]
        var low: Point
        var size: Size
        var area: Double { size.width * size.height }
    }

    private func block(of part: DiagramPart, placement: Placement?) -> Block {
        let result = PartRouter(skeleton: skeleton, part: part, places: skeleton.places).route(placement)
        let cards = Dictionary(uniqueKeysWithValues: zip(part.cards, result.cards))
        let lines = Dictionary(uniqueKeysWithValues: zip(part.lines, result.lines))
        var low = Point(x: .infinity, y: .infinity)
        var high = Point(x: -.infinity, y: -.infinity)
        for card in cards.values {
            low = Point(x: min(low.x, card.left), y: min(low.y, card.top))
            high = Point(x: max(high.x, card.right), y: max(high.y, card.bottom))
        }
        for (index, line) in lines {
            let bounds = line.path.bounds
            low = Point(x: min(low.x, bounds.low.x), y: min(low.y, bounds.low.y))
            high = Point(x: max(high.x, bounds.high.x), y: max(high.y, bounds.high.y))
            let ends = skeleton.diagram.lines[index]
            for (end, point, isRight, isStart) in [
                (ends.from, line.path.start, line.leavesRight, true), (ends.to, line.path.end, line.arrivesRight, false),
            ] {
                let reach = SVGMark.reach(of: end, on: ends, isStart: isStart)
                if isRight { high.x = max(high.x, point.x + reach) } else { low.x = min(low.x, point.x - reach) }
            }
        }
        return Block(cards: cards, lines: lines, low: low, size: Size(width: high.x - low.x, height: high.y - low.y))
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
