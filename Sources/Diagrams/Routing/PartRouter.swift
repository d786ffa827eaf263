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

    /// A way to lay out the part.
    private struct Variant {
        let columns: Columns
        var plan: RoutingPlan
        let geometries: [CardGeometry]
        let measure: PictureMeasure
    }

    /// Routes the part.
    func route(_ placement: Placement?) -> Result {
        let columns = Columns(of: part, in: skeleton.diagram, places: places, placement: placement)
        var best = variant(columns, isLoosened: false)
        if skeleton.diagram.isFramed { return draw(best.plan, best.geometries) }
        let effort = RoutingEffort(for: best.plan)
        if best.measure.crossings > 0, effort.isLoosened {
            let variant = variant(columns, isLoosened: true)
            if variant.measure.cost < best.measure.cost { best = variant }
        }
        for other in Reshaping.columns(like: best.columns, of: best.plan, shaped: best.measure) {
            let variant = variant(other, isLoosened: true)
            if variant.measure.cost < best.measure.cost { best = variant }
        }
        if effort.isReordered { OrderSearch.improve(&best.plan) }
        return draw(best.plan, best.geometries)
    }

    private func variant(_ columns: Columns, isLoosened: Bool) -> Variant {
        var plan = NetBuilder.plan(of: part, in: skeleton.diagram, places: places, columns: columns)
        let geometries = zip(part.cards, HeadLanes.counts(in: plan)).map { card, ends in
            skeleton.geometry(of: card, headEnds: ends)
        }
        plan.cards = geometries.map(GridCard.init)
        plan.sortColumns()
        arrange(&plan, isLoosened: isLoosened)
        // By the widths that cards have themselves: that some are made wider is no fault of a variant.
        let result = draw(plan, geometries, sharesWidths: false)
        let lines = part.lines.map { skeleton.diagram.lines[$0] }
        let measure = PictureMeasure(of: lines, numbers: places, cards: result.cards, routes: result.lines)
        return Variant(columns: columns, plan: plan, geometries: geometries, measure: measure)
    }

    /// Finds the places of cards and passages.
    ///
    /// - Parameters:
    ///   - plan: the plan, with the heights that the engine gave.
    ///   - isLoosened: whether to forget those heights, all but the order.
    private func arrange(_ plan: inout RoutingPlan, isLoosened: Bool) {
        if skeleton.diagram.isFramed, isSpaced(plan) { return arrangePassages(&plan) }
        HeadLanes.assign(in: &plan)
        plan.channels = ChannelItems(of: plan)
        if isLoosened { Straightening(of: plan).relax(&plan, sweeps: 16) }
        Straightening(of: plan).shorten(&plan, sweeps: 2)
        HeadLanes.assign(in: &plan)
        plan.updateChannels()
        LoopSides.choose(in: &plan)
        HeadLanes.assign(in: &plan)
        plan.channels = ChannelItems(of: plan)
        var straightening = Straightening(of: plan)
        straightening.shorten(&plan, sweeps: 2)
        let effort = RoutingEffort(for: plan)
        StraightLines.find(in: &plan, straightening, rounds: effort.straightRounds)
        plan.updateChannels()
        if plan.nets.isEmpty { return }
        var best = plan
        var cost = plan.cost()
        for turn in 1...effort.turns {
            PassageFinder.improve(&plan, rounds: effort.rounds)
            plan.sortColumns()
            HeadLanes.assign(in: &plan)
            plan.updateChannels()
            straightening = Straightening(of: plan)
            StraightLines.find(in: &plan, straightening, rounds: effort.straightRounds)
            plan.updateChannels()
            let own = plan.cost()
            if own < cost { (best, cost) = (plan, own) }
            if turn == effort.turns { break }
            // The next turn starts from cards that follow the passages just found.
            if isLoosened { straightening.relax(&plan, sweeps: 4) }
            straightening.shorten(&plan, sweeps: 4)
            StraightLines.find(in: &plan, straightening, rounds: min(2, effort.straightRounds))
            plan.updateChannels()
        }
        plan = best
    }

    /// Whether the cards of each column stand clear of each other as the engine placed them, if closer than we would.
    private func isSpaced(_ plan: RoutingPlan) -> Bool {
        plan.order.allSatisfy { slots in
            let cards = slots.filter { $0 < plan.nodeCount }
            return zip(cards, cards.dropFirst()).allSatisfy { upper, lower in
                plan.positions[lower] - plan.positions[upper]
                    >= plan.distance(from: upper, to: lower) - Grid.cardGap
            }
        }
    }

    /// Finds the places of passages only: cards in frames stay where the engine put them, or frames would meet.
    private func arrangePassages(_ plan: inout RoutingPlan) {
        PassageSpreading.spread(&plan)
        plan.sortColumns()
        HeadLanes.assign(in: &plan)
        plan.channels = ChannelItems(of: plan)
        LoopSides.choose(in: &plan)
        HeadLanes.assign(in: &plan)
        plan.channels = ChannelItems(of: plan)
        if plan.nets.isEmpty { return }
        PassageFinder.improve(&plan, rounds: 3)
        plan.sortColumns()
        HeadLanes.assign(in: &plan)
        plan.updateChannels()
    }

    private func draw(_ plan: RoutingPlan, _ geometries: [CardGeometry], sharesWidths: Bool = true) -> Result {
        let tracks = TrackAssignment(for: plan)
        let loops = LoopNesting(of: plan)
        var reaches = [Double](repeating: 0, count: plan.ends.count)
        let look = skeleton.diagram.look
        for wire in plan.wires {
            let line = skeleton.diagram.lines[wire.line]
            reaches[wire.from] = SVGMark.reach(of: line.from, on: line, isStart: true, look: look)
            reaches[wire.to] = SVGMark.reach(of: line.to, on: line, isStart: false, look: look)
        }
        let spacing = ColumnSpacing(
            of: plan, reaches: reaches, loops: loops, trackCounts: tracks.counts,
            sharesWidths: sharesWidths)
        let drawer = LineDrawer(plan: plan, tracks: tracks, spacing: spacing, loops: loops)
        let cards = geometries.indices.map { node in
            var geometry = geometries[node]
            geometry.width = Int(spacing.widths[node])
            return PlacedCard(
                origin: Point(x: spacing.lefts[node], y: plan.cards[node].top(at: plan.positions[node])),
                geometry: geometry)
        }
        return Result(cards: cards, lines: plan.wires.indices.map(drawer.route))
    }
}
