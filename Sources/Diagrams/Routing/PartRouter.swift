/// Routes a connected part of a picture: from where an engine placed its cards to their final places and the ways of all
/// its lines, in coordinates of the part.
struct PartRouter {
    /// What there is of a part in the end.
    struct Result {
        /// The cards, in the part's order.
        var cards: [PlacedCard]
        /// The lines, in the part's order.
        var lines: [RoutedLine]
    }

    private let skeleton: DiagramSkeleton
    private let part: DiagramPart
    private let places: [Int]

    /// - Parameters:
    ///   - skeleton: the picture.
    ///   - part: the part.
    ///   - places: for each card of the picture its number in its part.
    init(skeleton: DiagramSkeleton, part: DiagramPart, places: [Int]) {
        self.skeleton = skeleton
        self.part = part
        self.places = places
    }

    /// Routes the part.
    func route(_ placement: Placement?) -> Result {
        let columns = Columns(of: part, in: skeleton.diagram, places: places, placement: placement)
        var plan = NetBuilder.plan(of: part, in: skeleton.diagram, places: places, columns: columns)
        let geometries = zip(part.cards, HeadLanes.counts(in: plan)).map { card, ends in
            skeleton.geometry(of: card, headEnds: ends)
        }
        plan.cards = geometries.map(GridCard.init)
        plan.sortColumns()
        arrange(&plan)
        return draw(plan, geometries)
    }

    /// Finds the places of cards and passages.
    private func arrange(_ plan: inout RoutingPlan) {
        HeadLanes.assign(in: &plan)
        plan.channels = ChannelItems(of: plan)
        Straightening(of: plan).shorten(&plan, sweeps: 8)
        HeadLanes.assign(in: &plan)
        plan.channels.update(for: plan)
        LoopSides.choose(in: &plan)
        plan.channels = ChannelItems(of: plan)
        Straightening(of: plan).shorten(&plan, sweeps: 4)
        Straightening(of: plan).straighten(&plan, rounds: 3)
        for _ in 0..<2 {
            plan.channels.update(for: plan)
            PassageFinder.improve(&plan, rounds: 3)
            plan.sortColumns()
            HeadLanes.assign(in: &plan)
            plan.channels.update(for: plan)
            Straightening(of: plan).straighten(&plan, rounds: 3)
        }
        plan.channels.update(for: plan)
    }

    private func draw(_ plan: RoutingPlan, _ geometries: [CardGeometry]) -> Result {
        let tracks = TrackAssignment(for: plan)
        let loops = LoopNesting(of: plan)
        var reaches = [Double](repeating: 0, count: plan.ends.count)
        for wire in plan.wires {
            let line = skeleton.diagram.lines[wire.line]
            reaches[wire.from] = SVGMark.reach(of: line.from, on: line, isStart: true)
            reaches[wire.to] = SVGMark.reach(of: line.to, on: line, isStart: false)
        }
        let spacing = ColumnSpacing(of: plan, reaches: reaches, loops: loops, trackCounts: tracks.counts)
        let drawer = LineDrawer(plan: plan, tracks: tracks, spacing: spacing, loops: loops)
        let cards = geometries.indices.map { node in
            PlacedCard(
                origin: Point(x: spacing.lefts[node], y: plan.cards[node].top(at: plan.positions[node])),
                geometry: geometries[node])
        }
        return Result(cards: cards, lines: plan.wires.indices.map(drawer.route))
    }
}
