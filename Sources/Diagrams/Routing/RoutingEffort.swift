/// How much is tried for a part: all that helps for a picture that people look at as a whole, less for larger ones, so that
/// routing takes no longer than the engine takes for placing.
struct RoutingEffort {
    /// How often passages are found and cards are straightened by turns.
    let turns: Int
    /// How often all passages are gone over in a turn.
    let rounds: Int
    /// How often at most all cards are gone over each time that lines are made straight.
    let straightRounds: Int
    /// Whether heights are also tried that the engine did not choose.
    let isLoosened: Bool
    /// Whether other orders of cards are tried.
    let isReordered: Bool

    /// The effort for a plan.
    init(for plan: RoutingPlan) {
        let size = plan.nets.count + plan.positions.count
        // Without passages there is nothing to take turns with.
        turns = plan.positions.count == plan.nodeCount || size > 350 ? 1 : 3
        rounds = size > 900 ? 1 : size > 350 ? 2 : 3
        straightRounds = size > 900 ? 1 : 3
        isLoosened = size <= 350
        isReordered = size <= 500
    }
}
