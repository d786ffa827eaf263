/// Makes more lines straight: moves slots, alone or with what straight lines join to them, and pushes others of their
/// columns out of the way where that is worth it. The order in the columns stays.
struct StraightLines {
    /// How many slots are moved together at most, those that are pushed included.
    private static let largestGroup = 40
    /// How many distances are tried at most.
    private static let mostSteps = 10

    private let straightening: Straightening
    /// The place of each slot in its column.
    private var places: [Int]
    /// How far each slot is moved in the move that is being tried.
    private var shifts: [Int]
    private var isMoved: [Bool]
    /// The slots that are moved.
    private var moved: [Int] = []

    /// Moves slots, in rounds until no move is worth it.
    static func find(in plan: inout RoutingPlan, _ straightening: Straightening, rounds: Int) {
        var search = StraightLines(straightening: straightening, plan: plan)
        for _ in 0..<rounds {
            var isChanged = false
            for slot in plan.positions.indices {
                if search.move([slot], of: &plan) {
                    isChanged = true
                } else if let group = search.group(around: slot, in: plan), search.move(group, of: &plan) {
                    isChanged = true
                }
            }
            if !isChanged { break }
        }
    }

    private init(straightening: Straightening, plan: RoutingPlan) {
        self.straightening = straightening
        places = [Int](repeating: 0, count: plan.positions.count)
        for column in plan.order { for (place, slot) in column.enumerated() { places[slot] = place } }
        shifts = [Int](repeating: 0, count: plan.positions.count)
        isMoved = [Bool](repeating: false, count: plan.positions.count)
    }

    /// What straight lines join to a slot; nil where that is nothing or too much.
    private mutating func group(around slot: Int, in plan: RoutingPlan) -> [Int]? {
        var group = [slot]
        var next = 0
        isMoved[slot] = true
        defer { for slot in group { isMoved[slot] = false } }
        while next < group.count {
            let slot = group[next]
            next += 1
            for link in straightening.links(of: slot)
            where !isMoved[link.other] && plan.positions[link.other] - link.shift == plan.positions[slot] {
                if group.count == Self.largestGroup / 2 { return nil }
                isMoved[link.other] = true
                group.append(link.other)
            }
        }
        return group.count > 1 ? group : nil
    }

    /// Moves slots together to where lines cost least; false where they are there already.
    private mutating func move(_ group: [Int], of plan: inout RoutingPlan) -> Bool {
        var steps: [Int] = []
        for slot in group { isMoved[slot] = true }
        for slot in group {
            for link in straightening.links(of: slot) where !isMoved[link.other] {
                let step = plan.positions[link.other] - link.shift - plan.positions[slot]
                if step != 0 { steps.append(step) }
            }
        }
        for slot in group { isMoved[slot] = false }
        steps.sort { (abs($0), $0) < (abs($1), $1) }
        var best = (gain: 0, step: 0)
        var tried = 0
        var last = 0
        for step in steps where step != last {
            last = step
            tried += 1
            if tried > Self.mostSteps { break }
            if let gain = gain(of: group, step, plan), gain > best.gain { best = (gain, step) }
        }
        if best.step == 0 { return false }
        _ = push(group, best.step, plan)
        for slot in moved { plan.positions[slot] += shifts[slot] }
        release()
        return true
    }

    /// How much cheaper lines become by a move; nil where too much would have to be pushed.
    private mutating func gain(of group: [Int], _ step: Int, _ plan: RoutingPlan) -> Int? {
        defer { release() }
        guard push(group, step, plan) else { return nil }
        var gain = 0
        for slot in moved {
            for link in straightening.links(of: slot) {
                // A line between two that are moved is seen from both.
                if isMoved[link.other], link.other < slot { continue }
                let length = plan.positions[link.other] - link.shift - plan.positions[slot]
                gain += Self.cost(length) - Self.cost(length + shifts[link.other] - shifts[slot])
            }
        }
        return gain
    }

    private static func cost(_ length: Int) -> Int { length == 0 ? 0 : abs(length) + PlanCost.bend }

    /// Notes how far slots are moved, and those in their way; false where those are too many.
    private mutating func push(_ group: [Int], _ step: Int, _ plan: RoutingPlan) -> Bool {
        for slot in group {
            isMoved[slot] = true
            shifts[slot] = step
            moved.append(slot)
        }
        let side = step > 0 ? 1 : -1
        var queue = moved
        var next = 0
        while next < queue.count {
            let slot = queue[next]
            next += 1
            let column = plan.order[plan.columns[slot]]
            let place = places[slot] + side
            guard column.indices.contains(place) else { continue }
            let other = column[place]
            let distance = side > 0 ? plan.distance(from: slot, to: other) : -plan.distance(from: other, to: slot)
            let needed = plan.positions[slot] + shifts[slot] + distance - plan.positions[other]
            // It is in the way where it has to go farther than it does already.
            if needed * side <= shifts[other] * side { continue }
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
