/// Moves cards and passages up and down in their columns, so that lines become short, and most of them straight.
struct Straightening {
    /// A line between slots of neighbouring columns, as one of them sees it.
    struct Link {
        let other: Int
        /// How far the slot's position is above the other's where the line is straight.
        let shift: Int
        let weight: Int
    }

    /// The links of all slots, one slot's after the other's.
    private(set) var links: [Link] = []
    private var starts: [Int] = []

    /// Where the links of a slot are.
    func links(of slot: Int) -> Range<Int> { starts[slot]..<starts[slot + 1] }

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
                pairs.append((from.slot, to.slot, offset(from) - offset(to), 1 << passages))
            }
        }
        starts = [Int](repeating: 0, count: plan.positions.count + 1)
        for pair in pairs {
            starts[pair.left + 1] += 1
            starts[pair.right + 1] += 1
        }
        for slot in plan.positions.indices { starts[slot + 1] += starts[slot] }
        var next = starts
        links = [Link](repeating: Link(other: 0, shift: 0, weight: 0), count: pairs.count * 2)
        for pair in pairs {
            links[next[pair.left]] = Link(other: pair.right, shift: pair.shift, weight: pair.weight)
            next[pair.left] += 1
            links[next[pair.right]] = Link(other: pair.left, shift: -pair.shift, weight: pair.weight)
            next[pair.right] += 1
        }
    }

    /// Sets the columns right by turns, each to the shortest lines that there can be while the others stay.
    ///
    /// - Parameters:
    ///   - plan: the plan, whose slots keep their order.
    ///   - sweeps: how often to go over the columns, to the right and back by turns.
    func shorten(_ plan: inout RoutingPlan, sweeps: Int) {
        for sweep in 0..<sweeps {
            for place in 0..<plan.columnCount {
                settle(sweep % 2 == 0 ? place : plan.columnCount - 1 - place, of: &plan)
            }
        }
    }

    /// Sets the columns right by turns, each to where the squares of the lengths of its lines have the smallest sum. Unlike
    /// the sum of the lengths, this brings all columns to the best there is, from wherever they start.
    ///
    /// - Parameters:
    ///   - plan: the plan, whose slots keep their order.
    ///   - sweeps: how often to go over the columns, to the right and back by turns.
    func relax(_ plan: inout RoutingPlan, sweeps: Int) {
        var heights = plan.positions.map(Double.init)
        let center = Double(plan.center)
        for sweep in 0..<sweeps {
            for place in 0..<plan.columnCount {
                let slots = plan.order[sweep % 2 == 0 ? place : plan.columnCount - 1 - place]
                relax(slots, of: plan, &heights, center: center)
            }
        }
        for slots in plan.order {
            // Rounded in distances from the highest place that each can have, so that none comes too near the next.
            var distance = 0
            var last = Int.min
            for (place, slot) in slots.enumerated() {
                if place > 0 { distance += plan.distance(from: slots[place - 1], to: slot) }
                last = max(last, Int((heights[slot] - Double(distance)).rounded()))
                plan.positions[slot] = last + distance
            }
        }
    }

    private func relax(_ slots: [Int], of plan: RoutingPlan, _ heights: inout [Double], center: Double) {
        var blocks: [(sum: Double, weight: Double, first: Int)] = []
        var distances: [Double] = []
        var distance = 0.0
        for (place, slot) in slots.enumerated() {
            if place > 0 { distance += Double(plan.distance(from: slots[place - 1], to: slot)) }
            distances.append(distance)
            // A little inertia, for slots without lines, and a pull to the middle that keeps the part together.
            let pull = 0.05
            var block = (
                sum: 0.01 * (heights[slot] - distance) + pull * (center - distance), weight: 0.01 + pull, first: place
            )
            for link in links[links(of: slot)] {
                block.sum += heights[link.other] - Double(link.shift) - distance
                block.weight += 1
            }
            while let last = blocks.last, last.sum * block.weight > block.sum * last.weight {
                blocks.removeLast()
                block = (last.sum + block.sum, last.weight + block.weight, last.first)
            }
            blocks.append(block)
        }
        for (index, block) in blocks.enumerated() {
            let stop = index + 1 < blocks.count ? blocks[index + 1].first : slots.count
            for place in block.first..<stop {
                heights[slots[place]] = block.sum / block.weight + distances[place]
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
    private func settle(_ column: Int, of plan: inout RoutingPlan) {
        let slots = plan.order[column]
        let center = plan.center
        var values: [(value: Int, weight: Int)] = []
        var scratch: [(value: Int, weight: Int)] = []
        var blocks: [Block] = []
        var distance = 0
        var distances: [Int] = []
        distances.reserveCapacity(slots.count)
        for (place, slot) in slots.enumerated() {
            if place > 0 { distance += plan.distance(from: slots[place - 1], to: slot) }
            distances.append(distance)
            let start = values.count
            // Against lines, what pulls to the middle counts little.
            for link in links[links(of: slot)] {
                values.append((plan.positions[link.other] - link.shift - distance, 4 * link.weight))
            }
            let current = plan.positions[slot] - distance
            if values.count == start { values.append((current, 1)) }
            values.append((center - distance, 1))
            var block = Block(values: start..<values.count, firstSlot: place, median: 0)
            for index in block.values.dropFirst() { Self.merge(start..<index, index + 1, in: &values, &scratch) }
            block.median = Self.median(of: values, block.values, nearest: current)
            while let last = blocks.last, last.median > block.median {
                blocks.removeLast()
                Self.merge(last.values, block.values.upperBound, in: &values, &scratch)
                block = Block(
                    values: last.values.lowerBound..<block.values.upperBound, firstSlot: last.firstSlot, median: 0)
                block.median = Self.median(
                    of: values, block.values,
                    nearest: plan.positions[slots[block.firstSlot]] - distances[block.firstSlot])
            }
            blocks.append(block)
        }
        for (index, block) in blocks.enumerated() {
            let stop = index + 1 < blocks.count ? blocks[index + 1].firstSlot : slots.count
            for place in block.firstSlot..<stop { plan.positions[slots[place]] = block.median + distances[place] }
        }
    }

    /// Sorts the values of two ranges that are next to each other, each of which is sorted: the first and what follows it
    /// until an end. Those of the second are put by, so that a few are merged into many without moving all.
    private static func merge(
        _ first: Range<Int>, _ end: Int, in values: inout [(value: Int, weight: Int)],
        _ scratch: inout [(value: Int, weight: Int)]
    ) {
        scratch.removeAll(keepingCapacity: true)
        scratch.append(contentsOf: values[first.upperBound..<end])
        var (place, rest, left) = (end, first.upperBound, scratch.count)
        while left > 0 {
            place -= 1
            if rest > first.lowerBound, values[rest - 1].value > scratch[left - 1].value {
                rest -= 1
                values[place] = values[rest]
            } else {
                left -= 1
                values[place] = scratch[left]
            }
        }
    }

    /// The median by weight of some values, which are sorted; of several the nearest to a value.
    private static func median(
        of values: [(value: Int, weight: Int)], _ range: Range<Int>, nearest current: Int
    ) -> Int {
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
