/// Looks for a better order of the cards in their columns: moves cards up and down past others, as long as that makes the
/// lines cheaper. The engine's order is a good one for curves; rows and right angles ask for a little more.
struct OrderSearch {
    /// How many steps of work are spent at most, a step being a line of a plan that is laid out anew.
    private static let budget = 8_000

    /// How many moves are tried at most.
    private static let mostTries = 60

    /// A plan that is dearer than the best by more than this part of it, before its passages are found, is given up: it hardly ever
    /// ends up better, and finding passages takes most of the time. One part in so many.
    private static let slack = 16

    /// Improves a plan whose passages are found, where it can be.
    static func improve(_ plan: inout RoutingPlan) {
        if !plan.hasCrossings { return }
        let work = plan.nets.count + plan.positions.count
        var tries = min(mostTries, budget / max(work, 1))
        var best = plan.cost()
        var isChanged = true
        while isChanged, tries > 0 {
            isChanged = false
            for column in 0..<plan.columnCount {
                let cards = plan.order[column].filter { $0 < plan.nodeCount }
                if cards.count < 2 { continue }
                for card in cards {
                    for step in [-1, 1, -2, 2, -4, 4] {
                        guard tries > 0 else { return }
                        guard var other = moved(card, by: step, in: column, of: plan) else { continue }
                        tries -= 1
                        guard settle(&other, near: column, below: best + best / Self.slack) else { continue }
                        let cost = other.cost()
                        if cost < best {
                            (plan, best) = (other, cost)
                            isChanged = true
                        }
                    }
                }
            }
        }
    }

    /// The plan with a card moved past others of its column; nil where there are no such.
    private static func moved(_ card: Int, by step: Int, in column: Int, of plan: RoutingPlan) -> RoutingPlan? {
        var order = plan.order[column]
        guard let place = order.firstIndex(of: card) else { return nil }
        var goal = place
        var rest = abs(step)
        while rest > 0 {
            goal += step > 0 ? 1 : -1
            guard order.indices.contains(goal) else { return nil }
            if order[goal] < plan.nodeCount { rest -= 1 }
        }
        order.remove(at: place)
        order.insert(card, at: goal)
        var plan = plan
        plan.order[column] = order
        return plan
    }

    /// Lays a plan out anew in its order, with new passages for lines that run beside a column; false where its cards alone make
    /// it cost so much that the rest cannot mend it.
    private static func settle(_ plan: inout RoutingPlan, near column: Int, below limit: Int) -> Bool {
        let straightening = Straightening(of: plan)
        straightening.relax(&plan, sweeps: 4)
        straightening.shorten(&plan, sweeps: 2)
        plan.updateChannels()
        if plan.cost() > limit { return false }
        PassageFinder.improve(&plan, rounds: 1, near: column)
        plan.sortColumns()
        StraightLines.find(in: &plan, straightening, rounds: 1)
        plan.updateChannels()
        return true
    }
}
