/// Finds for each line that spans columns where it passes those between: at one height if it can, with little up and down,
/// and with few crossings. The ways of a line are compared column by column, so that the best of all is found, as far
/// as the other lines stay where they are.
struct PassageFinder {
    /// How many heights are tried in a column at most.
    private static let mostCandidates = 18
    /// How many pairs of lines are looked at in a round, about.
    private static let budget = 2_000_000

    private var occupancy: Occupancy
    private var candidates: [[Int]] = []
    private var rivals = ChannelRivals()

    /// Finds better ways, in rounds until there are none; of all lines, or of those that run beside a column.
    static func improve(_ plan: inout RoutingPlan, rounds: Int, near column: Int? = nil) {
        let long = plan.nets.indices.filter { index in
            let net = plan.nets[index]
            return net.high > net.low && (column.map { net.low <= $0 + 1 && net.high >= $0 } ?? true)
        }.sorted { first, second in
            let (one, other) = (plan.nets[first], plan.nets[second])
            return (one.high - one.low, first) < (other.high - other.low, second)
        }
        if long.isEmpty { return }
        var finder = PassageFinder(occupancy: Occupancy(of: plan))
        for _ in 0..<rounds {
            var isAnyChanged = false
            for net in long {
                if finder.improve(net, of: &plan, share: budget / long.count) { isAnyChanged = true }
            }
            if !isAnyChanged { break }
        }
    }

    private init(occupancy: Occupancy) {
        self.occupancy = occupancy
    }

    /// Finds the best way of one net; false where it has it already.
    private mutating func improve(_ index: Int, of plan: inout RoutingPlan, share: Int) -> Bool {
        let net = plan.nets[index]
        let columns = net.low..<net.high
        for column in columns { occupancy.free(plan.positions[net.passage(through: column)], in: column) }
        var pairs = 1
        for channel in net.low...net.high { pairs += plan.channels.range(of: channel).count }
        let most = min(Self.mostCandidates, max(3, Int((Double(share) / Double(pairs)).squareRoot())))
        findCandidates(for: net, in: plan, most: most)

        // For each candidate of a column, the least cost of coming there, and from which of the column before.
        var costs: [Int] = []
        var origins: [[Int]] = []
        for (place, column) in columns.enumerated() {
            let item = plan.channels.item(of: index, in: column, of: plan)
            gatherRivals(for: item, at: place, in: plan.channels)
            var next: [Int] = []
            var from: [Int] = []
            for line in candidates[place] {
                var best = (cost: Int.max, origin: 0)
                if place == 0 {
                    best.cost = cost(of: item, left: nil, right: line, in: &plan.channels, below: .max) ?? .max
                } else {
                    for (origin, before) in candidates[place - 1].enumerated() where costs[origin] < best.cost {
                        let limit = best.cost - costs[origin]
                        if let cost = cost(of: item, left: before, right: line, in: &plan.channels, below: limit) {
                            best = (costs[origin] + cost, origin)
                        }
                    }
                }
                next.append(best.cost)
                from.append(best.origin)
            }
            costs = next
            origins.append(from)
        }
        let last = plan.channels.item(of: index, in: net.high, of: plan)
        gatherRivals(for: last, at: columns.count, in: plan.channels)
        var best = (cost: Int.max, origin: 0)
        for (origin, line) in candidates[columns.count - 1].enumerated() {
            let limit = best.cost - costs[origin]
            if let cost = cost(of: last, left: line, right: nil, in: &plan.channels, below: limit) {
                best = (costs[origin] + cost, origin)
            }
        }
        var isChanged = false
        for (place, column) in columns.enumerated().reversed() {
            let line = candidates[place][best.origin]
            let slot = net.passage(through: column)
            if plan.positions[slot] != line { isChanged = true }
            plan.positions[slot] = line
            occupancy.take(line, in: column)
            best.origin = origins[place][best.origin]
        }
        plan.updateChannels(of: index)
        return isChanged
    }

    /// Gathers for each column heights that are free and worth a try; the one that the net has comes first.
    private mutating func findCandidates(for net: RoutingPlan.Net, in plan: RoutingPlan, most: Int) {
        let columns = net.low..<net.high
        var wanted: [Int] = []
        for end in net.ends { wanted.append(plan.line(of: end)) }
        if wanted.count > 6 {
            wanted.sort()
            wanted = [wanted[0], wanted[wanted.count / 4], wanted[wanted.count / 2], wanted[wanted.count - 1]]
        }
        for column in columns { wanted.append(plan.positions[net.passage(through: column)]) }
        let (low, high) = (wanted.min() ?? 0, wanted.max() ?? 0)
        let across = occupancy.taken(inAnyOf: columns)
        // The heights that are free in all columns; no column tries more of them than this.
        var common: [Int] = []
        func addCommon(near line: Int, step: Int) {
            guard common.count <= most, let line = across.nearestMissing(to: line, step: step) else { return }
            if !common.contains(line) { common.append(line) }
        }
        for line in wanted {
            addCommon(near: line, step: -1)
            addCommon(near: line, step: 1)
        }
        // The rims of the cards that are passed.
        var rims: [Int] = []
        let reach = 24
        for column in columns {
            for slot in plan.order[column] where slot < plan.nodeCount {
                for (rim, step) in [(plan.low(slot) - 1, -1), (plan.high(slot) + 1, 1)] {
                    let line = plan.positions[slot] + rim
                    if line < low - reach || line > high + reach { continue }
                    rims.append(line)
                    if columns.count > 1 { addCommon(near: line, step: step) }
                }
            }
        }
        let middle = (low + high) / 2
        rims.sort { (abs($0 - middle), $0) < (abs($1 - middle), $1) }
        candidates = columns.map { column in
            var list = [plan.positions[net.passage(through: column)]]
            func add(_ line: Int?) {
                if let line, !list.contains(line) { list.append(line) }
            }
            for line in common where list.count < most { add(line) }
            for line in wanted where list.count < most {
                add(occupancy.nearestFree(to: line, step: -1, in: column))
                add(occupancy.nearestFree(to: line, step: 1, in: column))
            }
            for line in rims where list.count < most && occupancy.isFree(line, in: column) { add(line) }
            return list
        }
    }

    /// Gathers what an item may cross, whichever candidates of the columns beside its channel it takes.
    private mutating func gatherRivals(for item: Int, at place: Int, in channels: ChannelItems) {
        var low = Int.max
        var high = Int.min
        let own = channels.items[item]
        for terminal in own.first..<own.last where channels.terminals[terminal].end >= 0 {
            low = min(low, channels.lines[terminal])
            high = max(high, channels.lines[terminal])
        }
        for side in [place - 1, place] where candidates.indices.contains(side) {
            for line in candidates[side] {
                low = min(low, line)
                high = max(high, line)
            }
        }
        rivals.gather(for: item, between: low...high, in: channels)
    }

    /// What a way of a net through a channel costs; nil where that is no less than a limit.
    private func cost(
        of item: Int, left: Int?, right: Int?, in channels: inout ChannelItems, below limit: Int
    ) -> Int? {
        channels.move(item, left: left, right: right)
        let length = channels.items[item].high - channels.items[item].low
        let alone = length + (length > 0 ? PlanCost.bend : 0)
        if alone >= limit { return nil }
        let cost = alone + rivals.crossings(in: channels) * PlanCost.crossing
        return cost < limit ? cost : nil
    }
}
