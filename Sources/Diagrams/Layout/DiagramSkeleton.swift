/// A picture measured: the geometry of its cards, the places at them where lines end, the loops beside them, and the
/// skeletons of its parts for a layout engine.
public struct DiagramSkeleton: Sendable {
    /// The picture.
    public let diagram: Diagram
    /// What a layout engine is to place, one a connected part; parts of one card are not in it.
    public let skeletons: [Skeleton]
    let geometries: [CardGeometry]
    let parts: [DiagramPart]
    /// For each line the bands at which it ends.
    let ends: [(from: Int, to: Int)]
    /// For each line that is a loop, how far out it runs, from 0.
    let loopLevels: [Int: Int]
    /// For each card, how many loops lie beside each other at its right side.
    let loopCounts: [Int]
    /// The index in `skeletons` of each part; nil for a part of one card.
    let skeletonOfPart: [Int?]

    /// The free space at both sides of a card in which the marks of lines are drawn.
    static let markSpace = 30
    /// The distance between two loops.
    static let loopSpace = 12

    /// Measures a picture.
    public init(of diagram: Diagram) {
        self.diagram = diagram
        let lanes = LaneAssignment(of: diagram)
        let geometries = diagram.cards.enumerated().map { index, card in
            CardGeometry(of: card, lanes: lanes.counts[index], doubleRows: lanes.doubleRows[index])
        }
        var ends: [(from: Int, to: Int)] = []
        for (index, line) in diagram.lines.enumerated() {
            func band(of end: Line.End, lane: Int, second: Bool) -> Int {
                end.row.map { geometries[end.card].band(ofRow: $0, second: second) } ?? lane
            }
            let isDouble = line.isLoop && line.from.row != nil && line.from.row == line.to.row
            ends.append(
                (
                    band(of: line.from, lane: lanes.lanes[index].from, second: false),
                    band(of: line.to, lane: lanes.lanes[index].to, second: isDouble)
                ))
        }
        let loops = LoopNesting(of: diagram, geometries: geometries, ends: ends)
        let parts = DiagramPart.parts(of: diagram)

        var skeletons: [Skeleton] = []
        var skeletonOfPart: [Int?] = []
        for part in parts {
            if part.cards.count == 1 {
                skeletonOfPart.append(nil)
                continue
            }
            skeletonOfPart.append(skeletons.count)
            let places = Dictionary(uniqueKeysWithValues: part.cards.enumerated().map { ($1, $0) })
            let nodes = part.cards.map { card in
                Skeleton.Node(
                    width: geometries[card].width + 2 * Self.markSpace + loops.counts[card] * Self.loopSpace,
                    bands: geometries[card].bands)
            }
            let edges = part.lines.compactMap { index -> Skeleton.Edge? in
                let line = diagram.lines[index]
                guard !line.isLoop, let tail = places[line.from.card], let head = places[line.to.card] else {
                    return nil
                }
                return Skeleton.Edge(
                    tail: Skeleton.Anchor(node: tail, band: ends[index].from),
                    head: Skeleton.Anchor(node: head, band: ends[index].to), weight: line.weight)
            }
            skeletons.append(Skeleton(nodes: nodes, edges: edges))
        }
        self.geometries = geometries
        self.ends = ends
        loopLevels = loops.levels
        loopCounts = loops.counts
        self.parts = parts
        self.skeletons = skeletons
        self.skeletonOfPart = skeletonOfPart
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
