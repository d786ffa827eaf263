/// Makes more lines straight: moves slots, alone or with what straight lines join to them, and pushes others of their
/// columns out of the way where that is worth it. The order in the columns stays.
struct StraightLines {
    /// How many slots are moved together at most, those that are pushed included.
    private static let largestGroup = 40
    /// How many distances are tried at most.
    private static let mostSteps = 10

    private let straightening: Straightening
    private var positions: [Int]
    /// The slots above and below each in its column; -1 where there is none.
    private var above: [Int]
    private var below: [Int]
    /// How far each slot has to be below the one above it.
    private var distances: [Int]
    /// How far each slot is moved in the move that is being tried.
    private var shifts: [Int]
    private var isMoved: [Bool]
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
        plan.positions = search.positions
    }

    private init(straightening: Straightening, plan: RoutingPlan) {
        self.straightening = straightening
        positions = plan.positions
        let count = plan.positions.count
        above = [Int](repeating: -1, count: count)
        below = above
        distances = [Int](repeating: 0, count: count)
        for column in plan.order {
            for (upper, lower) in zip(column, column.dropFirst()) {
                above[lower] = upper
                below[upper] = lower
                distances[lower] = plan.distance(from: upper, to: lower)
            }
        }
        shifts = [Int](repeating: 0, count: count)
        isMoved = [Bool](repeating: false, count: count)
    }

    /// What straight lines join to a slot; nil where that is nothing or too much.
    private mutating func group(around slot: Int) -> [Int]? {
        var group = [slot]
        var next = 0
        isMoved[slot] = true
        defer { for slot in group { isMoved[slot] = false } }
        while next < group.count {
            let slot = group[next]
            next += 1
            for index in straightening.links(of: slot) {
                let link = straightening.links[index]
                if isMoved[link.other] || positions[link.other] - link.shift != positions[slot] { continue }
                if group.count == Self.largestGroup / 2 { return nil }
                isMoved[link.other] = true
                group.append(link.other)
            }
        }
        return group.count > 1 ? group : nil
    }

    /// Moves slots together to where lines cost least; false where they are there already.
    private mutating func move(_ group: [Int]) -> Bool {
        var steps: [Int] = []
        for slot in group { isMoved[slot] = true }
        for slot in group {
            for index in straightening.links(of: slot) {
                let link = straightening.links[index]
                if isMoved[link.other] { continue }
                let step = positions[link.other] - link.shift - positions[slot]
                if step != 0 { steps.append(step) }
            }
        }
        steps.sort { (abs($0), $0) < (abs($1), $1) }
        var moves: [(step: Int, gain: Int)] = []
        for step in steps where step != moves.last?.step && moves.count < Self.mostSteps {
            moves.append((step, gainAlone(of: group, step)))
        }
        for slot in group { isMoved[slot] = false }
        var best = (gain: 0, step: 0)
        // What is pushed out of the way hardly ever gains by it.
        for move in moves where move.gain > best.gain {
            if let gain = gain(of: group, move.step), gain > best.gain { best = (gain, move.step) }
        }
        if best.step == 0 { return false }
        _ = push(group, best.step)
        for slot in moved { positions[slot] += shifts[slot] }
        release()
        return true
    }

    /// How much cheaper the lines of some slots, which are marked as moved, become by a move that nothing is in the way of.
    private func gainAlone(of group: [Int], _ step: Int) -> Int {
        var gain = 0
        for slot in group {
            for index in straightening.links(of: slot) {
                let link = straightening.links[index]
                if isMoved[link.other] { continue }
                let length = positions[link.other] - link.shift - positions[slot]
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
            for index in straightening.links(of: slot) {
                let link = straightening.links[index]
                // A line between two that are moved is seen from both.
                if isMoved[link.other], link.other < slot { continue }
                let length = positions[link.other] - link.shift - positions[slot]
                gain += Self.cost(length) - Self.cost(length + shifts[link.other] - shifts[slot])
            }
        }
        return gain
    }

    private static func cost(_ length: Int) -> Int { length == 0 ? 0 : abs(length) + PlanCost.bend }

    /// Notes how far slots are moved, and those in their way; false where those are too many.
    private mutating func push(_ group: [Int], _ step: Int) -> Bool {
        for slot in group {
            isMoved[slot] = true
            shifts[slot] = step
            moved.append(slot)
        }
        let isDownwards = step > 0
        queue.removeAll(keepingCapacity: true)
        queue.append(contentsOf: group)
        var next = 0
        while next < queue.count {
            let slot = queue[next]
            next += 1
            let other = isDownwards ? below[slot] : above[slot]
            if other < 0 { continue }
            let goal = positions[slot] + shifts[slot]
            let needed = (isDownwards ? goal + distances[other] : goal - distances[slot]) - positions[other]
            // It is in the way where it has to go farther than it does already.
            if isDownwards ? needed <= shifts[other] : needed >= shifts[other] { continue }
            if !isMoved[other] {
                if moved.count == Self.largestGroup { return false }
                isMoved[other] = true
                moved.append(other)
            }
            shifts[other] = needed
            queue.append(other)
            if queue.count > 4 * Self.largestGroup { return false }
        }
        return true
    }

    private mutating func release() {
        for slot in moved {
            isMoved[slot] = false
            shifts[slot] = 0
        }
        moved.removeAll(keepingCapacity: true)
    }
}
