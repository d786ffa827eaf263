/// A picture measured: its parts, the geometry of its cards, and the skeletons of its parts for a layout engine.
public struct DiagramSkeleton: Sendable {
    /// The picture.
    public let diagram: Diagram
    /// What a layout engine is to place, one a connected part; parts of one card are not in it.
    public let skeletons: [Skeleton]
    let parts: [DiagramPart]
    /// The index in `skeletons` of each part; nil for a part of one card.
    let skeletonOfPart: [Int?]
    /// For each card its number in its part.
    let places: [Int]
    /// For each card the rows at which both ends of one line are.
    private let doubleRows: [Set<Int>]
    /// The cards' sizes, as far as they are known before the cards are placed.
    private let geometries: [CardGeometry]
    /// For each card how many lines its head has room for at one side.
    private let headEnds: [Int]

    /// The free space at both sides of a card in which the marks of lines are drawn.
    private static let markSpace = 30

    /// Measures a picture.
    public init(of diagram: Diagram) {
        self.diagram = diagram
        var doubleRows = [Set<Int>](repeating: [], count: diagram.cards.count)
        var headEnds = [Int](repeating: 0, count: diagram.cards.count)
        for line in diagram.lines {
            if line.isLoop, let row = line.from.row, row == line.to.row { doubleRows[line.from.card].insert(row) }
            if line.from.row == nil { headEnds[line.from.card] += 1 }
            if line.to.row == nil { headEnds[line.to.card] += 1 }
        }
        // Which side lines will end at is not known yet: about as many at the one as at the other. A card in a frame cannot
        // grow.
        headEnds = headEnds.map { diagram.isFramed ? $0 : ($0 + 1) / 2 }
        self.headEnds = headEnds
        let geometries = diagram.cards.indices.map { card in
            CardGeometry(of: diagram.cards[card], headEnds: headEnds[card], doubleRows: doubleRows[card])
        }
        let parts = DiagramPart.parts(of: diagram)
        let frames = diagram.frames
        var skeletons: [Skeleton] = []
        var skeletonOfPart: [Int?] = []
        var places = [Int](repeating: 0, count: diagram.cards.count)
        for part in parts {
            for (place, card) in part.cards.enumerated() { places[card] = place }
            if part.cards.count == 1 {
                skeletonOfPart.append(nil)
                continue
            }
            skeletonOfPart.append(skeletons.count)
            let nodes = part.cards.map { card in
                Skeleton.Node(width: geometries[card].width + 2 * Self.markSpace, bands: geometries[card].bands)
            }
            let edges = part.lines.compactMap { index -> Skeleton.Edge? in
                let line = diagram.lines[index]
                if line.isLoop { return nil }
                func anchor(_ end: Line.End) -> Skeleton.Anchor {
                    Skeleton.Anchor(node: places[end.card], band: geometries[end.card].band(ofRow: end.row))
                }
                return Skeleton.Edge(tail: anchor(line.from), head: anchor(line.to), weight: line.weight)
            }
            let clusters = frames.compactMap { frame in
                frame.cards.first.map { part.cards.contains($0) } == true ? frame.cards.map { places[$0] } : nil
            }
            skeletons.append(Skeleton(nodes: nodes, edges: edges, clusters: clusters))
        }
        self.geometries = geometries
        self.doubleRows = doubleRows
        self.places = places
        self.parts = parts
        self.skeletons = skeletons
        self.skeletonOfPart = skeletonOfPart
    }

    /// The size of a card of which so many lines end at one side of its head.
    func geometry(of card: Int, headEnds: Int) -> CardGeometry {
        if headEnds == self.headEnds[card] { return geometries[card] }
        return CardGeometry(
            of: diagram.cards[card], headEnds: headEnds, doubleRows: doubleRows[card], width: geometries[card].width)
    }
}

extension Line {
    /// How much the line pulls its cards together: ownership and inheritance more than acquaintance.
    fileprivate var weight: Int {
        switch kind {
        case .inheritance: 2
        case .fetched: 1
        case .pair, .oneWay: from.effect == .cascade || to.effect == .cascade ? 3 : 1
        }
    }
}
