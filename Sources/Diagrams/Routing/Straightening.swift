/// Moves cards and passages up and down in their columns, so that lines become short, and most of them straight.
struct Straightening {
    /// A line between slots of neighbouring columns, as one of them sees it.
    private struct Link {
        let other: Int
        /// Where the slot's position would be for a straight line, less the other's position.
        let shift: Int
        let weight: Int
        let isLeft: Bool
    }

    private enum Side {
        case left, right, both
    }

    /// What a bent line costs, in grid lines of length.
    private static let bend = 6

    private var links: [Link] = []
    private var starts: [Int] = []

    init(of plan: RoutingPlan) {
        let channels = plan.channels
        var pairs: [(left: Int, right: Int, shift: Int, weight: Int)] = []
        for item in channels.items where !item.lefts.isEmpty && !item.rights.isEmpty {
            // The lines of a bus are linked to where it comes from.
            let isRightward = plan.ends[plan.nets[item.net].ends.lowerBound].isRight
            let hub = isRightward ? item.lefts.lowerBound : item.rights.lowerBound
            for terminal in isRightward ? item.rights : item.lefts {
                let (left, right) = isRightward ? (hub, terminal) : (terminal, hub)
                let (from, to) = (channels.terminals[left], channels.terminals[right])
                let offset = { (terminal: ChannelItems.Terminal) in
                    terminal.end < 0 ? 0 : plan.ends[terminal.end].line
                }
                let passages = (from.end < 0 ? 1 : 0) + (to.end < 0 ? 1 : 0)
                pairs.append((from.slot, to.slot, offset(to) - offset(from), 1 << passages))
            }
        }
        starts = [Int](repeating: 0, count: plan.positions.count + 1)
        for pair in pairs {
            starts[pair.left + 1] += 1
            starts[pair.right + 1] += 1
        }
        for slot in plan.positions.indices { starts[slot + 1] += starts[slot] }
        var next = starts
        links = [Link](repeating: Link(other: 0, shift: 0, weight: 0, isLeft: false), count: pairs.count * 2)
        for pair in pairs {
            links[next[pair.left]] = Link(other: pair.right, shift: pair.shift, weight: pair.weight, isLeft: false)
            next[pair.left] += 1
            links[next[pair.right]] = Link(other: pair.left, shift: -pair.shift, weight: pair.weight, isLeft: true)
            next[pair.right] += 1
        }
    }

    /// Sets the columns right by turns, each to the shortest lines that there can be while the others stay.
    func shorten(_ plan: inout RoutingPlan, sweeps: Int) {
        for sweep in 0..<sweeps {
            let side: Side = sweep < 2 ? (sweep % 2 == 0 ? .left : .right) : .both
            for place in 0..<plan.columnCount {
                settle(sweep % 2 == 0 ? place : plan.columnCount - 1 - place, of: &plan, side: side)
            }
        }
    }

    /// Some values in a row that have to lie on one: slots of a column that touch.
    private struct Block {
        var values: Range<Int>
        var firstSlot: Int
        var median: Int
    }

    /// Puts the slots of a column where the sum of the lengths of their lines is smallest: medians of where lines would be
    /// straight, pooled where slots would come too near each other.
    private func settle(_ column: Int, of plan: inout RoutingPlan, side: Side) {
        let slots = plan.order[column]
        var values: [(value: Int, weight: Int)] = []
        var blocks: [Block] = []
        var distance = 0
        var distances: [Int] = []
        distances.reserveCapacity(slots.count)
        for (place, slot) in slots.enumerated() {
            if place > 0 { distance += plan.distance(from: slots[place - 1], to: slot) }
            distances.append(distance)
            let start = values.count
            for link in links[starts[slot]..<starts[slot + 1]] {
                if side == .both || link.isLeft == (side == .left) {
                    values.append((plan.positions[link.other] - link.shift - distance, link.weight))
                }
            }
            let current = plan.positions[slot] - distance
            if values.count == start { values.append((current, 1)) }
            var block = Block(values: start..<values.count, firstSlot: place, median: 0)
            block.median = Self.median(of: &values, block.values, nearest: current)
            while let last = blocks.last, last.median > block.median {
                blocks.removeLast()
                block = Block(
                    values: last.values.lowerBound..<block.values.upperBound, firstSlot: last.firstSlot, median: 0)
                block.median = Self.median(
                    of: &values, block.values,
                    nearest: plan.positions[slots[block.firstSlot]] - distances[block.firstSlot])
            }
            blocks.append(block)
        }
        for (index, block) in blocks.enumerated() {
            let stop = index + 1 < blocks.count ? blocks[index + 1].firstSlot : slots.count
            for place in block.firstSlot..<stop { plan.positions[slots[place]] = block.median + distances[place] }
        }
    }

    /// The median by weight of some values, which are sorted; of several the nearest to a value.
    private static func median(
        of values: inout [(value: Int, weight: Int)], _ range: Range<Int>, nearest current: Int
    ) -> Int {
        for index in range.dropFirst() {
            let value = values[index]
            var place = index
            while place > range.lowerBound, values[place - 1].value > value.value {
                values[place] = values[place - 1]
                place -= 1
            }
            values[place] = value
        }
        var total = 0
        for index in range { total += values[index].weight }
        var sum = 0
        for index in range {
            sum += values[index].weight
            if sum * 2 == total, index + 1 < range.upperBound {
                return min(max(current, values[index].value), values[index + 1].value)
            }
            if sum * 2 >= total { return values[index].value }
        }
        return current
    }
}

// MARK: - Straight lines

extension Straightening {
    /// Moves single slots, and slots that straight lines join, to where more lines become straight.
    func straighten(_ plan: inout RoutingPlan, rounds: Int) {
        var work = Work(slotCount: plan.positions.count)
        for _ in 0..<rounds {
            var isChanged = false
            work.findPlaces(in: plan)
            for slot in plan.positions.indices {
                work.start([slot])
                if move(&work, of: &plan) {
                    isChanged = true
                } else if collect(from: slot, &work, plan), move(&work, of: &plan) {
                    isChanged = true
                }
            }
            if !isChanged { break }
        }
    }

    /// The slots that are moved together.
    private struct Work {
        var group: [Int] = []
        private(set) var isIn: [Bool]
        /// The place of each slot in its column.
        private(set) var places: [Int]

        init(slotCount: Int) {
            isIn = [Bool](repeating: false, count: slotCount)
            places = [Int](repeating: 0, count: slotCount)
        }

        mutating func findPlaces(in plan: RoutingPlan) {
            for column in plan.order { for (place, slot) in column.enumerated() { places[slot] = place } }
        }

        mutating func start(_ slots: [Int]) {
            for slot in group { isIn[slot] = false }
            group.removeAll(keepingCapacity: true)
            for slot in slots { add(slot) }
        }

        mutating func add(_ slot: Int) {
            isIn[slot] = true
            group.append(slot)
        }
    }

    /// How many slots are moved together at most.
    private static let largestGroup = 24

    /// Gathers what straight lines join to a slot; false where that is nothing or too much.
    private func collect(from slot: Int, _ work: inout Work, _ plan: RoutingPlan) -> Bool {
        var next = 0
        while next < work.group.count {
            let slot = work.group[next]
            next += 1
            for link in links[starts[slot]..<starts[slot + 1]] where !work.isIn[link.other] {
                if plan.positions[link.other] - link.shift == plan.positions[slot] {
                    if work.group.count == Self.largestGroup { return false }
                    work.add(link.other)
                }
            }
        }
        return work.group.count > 1
    }

    /// Moves a group to where its lines cost least; false where it is there already.
    private func move(_ work: inout Work, of plan: inout RoutingPlan) -> Bool {
        var lowest = Int.min / 4
        var highest = Int.max / 4
        var steps: [Int] = []
        for slot in work.group {
            let column = plan.order[plan.columns[slot]]
            let place = work.places[slot]
            if place > 0, !work.isIn[column[place - 1]] {
                let above = column[place - 1]
                lowest = max(lowest, plan.positions[above] + plan.distance(from: above, to: slot) - plan.positions[slot])
            }
            if place + 1 < column.count, !work.isIn[column[place + 1]] {
                let below = column[place + 1]
                highest = min(
                    highest, plan.positions[below] - plan.distance(from: slot, to: below) - plan.positions[slot])
            }
            for link in links[starts[slot]..<starts[slot + 1]] where !work.isIn[link.other] {
                steps.append(plan.positions[link.other] - link.shift - plan.positions[slot])
            }
        }
        if steps.isEmpty || lowest > highest { return false }
        var best = (cost: cost(of: work, plan, moved: 0), step: 0)
        steps.sort()
        var last: Int?
        for step in steps where step >= lowest && step <= highest && step != 0 && step != last {
            last = step
            let cost = cost(of: work, plan, moved: step)
            if cost < best.cost || (cost == best.cost && abs(step) < abs(best.step)) { best = (cost, step) }
        }
        if best.step == 0 { return false }
        for slot in work.group { plan.positions[slot] += best.step }
        return true
    }

    private func cost(of work: Work, _ plan: RoutingPlan, moved step: Int) -> Int {
        var cost = 0
        for slot in work.group {
            for link in links[starts[slot]..<starts[slot + 1]] where !work.isIn[link.other] {
                let length = abs(plan.positions[link.other] - link.shift - plan.positions[slot] - step)
                if length > 0 { cost += length + Self.bend }
            }
        }
        return cost
    }
}
