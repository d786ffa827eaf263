/// Makes more lines straight: moves slots, alone or with what straight lines join to them, and pushes others of their
/// columns out of the way where that is worth it. The order in the columns stays.
struct StraightLines {
    /// How many slots are moved together at most, those that are pushed included.
    private static let largestGroup = 40
    /// How many distances are tried at most.
    private static let mostSteps = 10

    /// A slot while moves are tried. What a move needs of it lies together, since it is looked at very often.
    private struct Slot {
        var position: Int
        /// The slots above and below it in its column; -1 where there is none.
        var above = -1
        var below = -1
        /// How far it has to be below the one above it.
        var distance = 0
        /// How far it is moved in the move that is being tried.
        var shift = 0
        var isMoved = false
    }

    private let straightening: Straightening
    private var slots: [Slot]
    /// The slots that are moved.
    private var moved: [Int] = []
    /// The slots that may be in the way of others, or others in theirs.
    private var queue: [Int] = []

    /// Moves slots, in rounds until no move is worth it.
    static func find(in plan: inout RoutingPlan, _ straightening: Straightening, rounds: Int) {
        var search = StraightLines(straightening: straightening, plan: plan)
        for _ in 0..<rounds {
            var isChanged = false
            for slot in plan.positions.indices {
                if search.move([slot]) {
                    isChanged = true
                } else if let group = search.group(around: slot), search.move(group) {
                    isChanged = true
                }
            }
            if !isChanged { break }
        }
        plan.positions = search.slots.map(\.position)
    }

    private init(straightening: Straightening, plan: RoutingPlan) {
        self.straightening = straightening
        slots = plan.positions.map { Slot(position: $0) }
        for column in plan.order {
            for (upper, lower) in zip(column, column.dropFirst()) {
                slots[lower].above = upper
                slots[upper].below = lower
                slots[lower].distance = plan.distance(from: upper, to: lower)
            }
        }
    }

    /// What straight lines join to a slot; nil where that is nothing or too much.
    private mutating func group(around slot: Int) -> [Int]? {
        var group = [slot]
        var next = 0
        slots[slot].isMoved = true
        defer { for slot in group { slots[slot].isMoved = false } }
        while next < group.count {
            let position = slots[group[next]].position
            for index in straightening.links(of: group[next]) {
                let link = straightening.links[index]
                let other = slots[link.other]
                if other.isMoved || other.position - link.shift != position { continue }
                if group.count == Self.largestGroup / 2 { return nil }
                slots[link.other].isMoved = true
                group.append(link.other)
            }
            next += 1
        }
        return group.count > 1 ? group : nil
    }

    /// Moves slots together to where lines cost least; false where they are there already.
    private mutating func move(_ group: [Int]) -> Bool {
        var steps: [Int] = []
        for slot in group { slots[slot].isMoved = true }
        for slot in group {
            let position = slots[slot].position
            for index in straightening.links(of: slot) {
                let link = straightening.links[index]
                let other = slots[link.other]
                if other.isMoved { continue }
                let step = other.position - link.shift - position
                if step != 0 { steps.append(step) }
            }
        }
        steps.sort { (abs($0), $0) < (abs($1), $1) }
        var moves: [(step: Int, gain: Int)] = []
        for step in steps where step != moves.last?.step && moves.count < Self.mostSteps {
            moves.append((step, gainAlone(of: group, step)))
        }
        for slot in group { slots[slot].isMoved = false }
        var best = (gain: 0, step: 0)
        // What is pushed out of the way hardly ever gains by it.
        for move in moves where move.gain > best.gain {
            if let gain = gain(of: group, move.step), gain > best.gain { best = (gain, move.step) }
        }
        if best.step == 0 { return false }
        _ = push(group, best.step)
        for slot in moved { slots[slot].position += slots[slot].shift }
        release()
        return true
    }

    /// How much cheaper the lines of some slots, which are marked as moved, become by a move that nothing is in the way of.
    private func gainAlone(of group: [Int], _ step: Int) -> Int {
        var gain = 0
        for slot in group {
            let position = slots[slot].position
            for index in straightening.links(of: slot) {
                let link = straightening.links[index]
                let other = slots[link.other]
                if other.isMoved { continue }
                let length = other.position - link.shift - position
                gain += Self.cost(length) - Self.cost(length - step)
            }
        }
        return gain
    }

    /// How much cheaper lines become by a move; nil where too much would have to be pushed.
    private mutating func gain(of group: [Int], _ step: Int) -> Int? {
        defer { release() }
        guard push(group, step) else { return nil }
        var gain = 0
        for slot in moved {
            let here = slots[slot]
            for index in straightening.links(of: slot) {
                let link = straightening.links[index]
                let other = slots[link.other]
                // A line between two that are moved is seen from both.
                if other.isMoved, link.other < slot { continue }
                let length = other.position - link.shift - here.position
                gain += Self.cost(length) - Self.cost(length + other.shift - here.shift)
            }
        }
        return gain
    }

    private static func cost(_ length: Int) -> Int { length == 0 ? 0 : abs(length) + PlanCost.bend }

    /// Notes how far slots are moved, and those in their way; false where those are too many.
    private mutating func push(_ group: [Int], _ step: Int) -> Bool {
        for slot in group {
            slots[slot].isMoved = true
            slots[slot].shift = step
        }
        moved.append(contentsOf: group)
        let isDownwards = step > 0
        queue.removeAll(keepingCapacity: true)
        queue.append(contentsOf: group)
        var next = 0
        while next < queue.count {
            let here = slots[queue[next]]
            next += 1
            let number = isDownwards ? here.below : here.above
            if number < 0 { continue }
            let other = slots[number]
            let goal = here.position + here.shift
            let needed = (isDownwards ? goal + other.distance : goal - here.distance) - other.position
            // It is in the way where it has to go farther than it does already.
            if isDownwards ? needed <= other.shift : needed >= other.shift { continue }
            if !other.isMoved {
                if moved.count == Self.largestGroup { return false }
                moved.append(number)
            }
            slots[number].isMoved = true
            slots[number].shift = needed
            queue.append(number)
            if queue.count > 4 * Self.largestGroup { return false }
        }
        return true
    }

    private mutating func release() {
        for slot in moved {
            slots[slot].isMoved = false
            slots[slot].shift = 0
        }
        moved.removeAll(keepingCapacity: true)
    }
}
