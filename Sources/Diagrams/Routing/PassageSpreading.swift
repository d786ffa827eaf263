/// Gives each passage a grid line of its own, clear of cards, as near as there is one to where the engine led it.
enum PassageSpreading {
    static func spread(_ plan: inout RoutingPlan) {
        var occupancy = Occupancy(of: plan, withPassages: false)
        for slot in plan.nodeCount..<plan.positions.count {
            let column = plan.columns[slot]
            let wanted = plan.positions[slot]
            let above = occupancy.nearestFree(to: wanted, step: -1, in: column)
            let below = occupancy.nearestFree(to: wanted, step: 1, in: column)
            let nearest = [above, below].compactMap(\.self).min { abs($0 - wanted) < abs($1 - wanted) }
            let line = nearest ?? wanted
            plan.positions[slot] = line
            occupancy.take(line, in: column)
        }
    }
}
