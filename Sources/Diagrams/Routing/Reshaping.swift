/// Thinks of other columns for a part that is much higher than wide, or the other way round.
enum Reshaping {
    /// The smallest part that is reshaped.
    private static let fewestCards = 11
    /// What a column takes beside its cards, about, in points.
    private static let channel = 100.0
    /// The space between cards above each other, about, in points.
    private static let gap = 32.0
    /// How many times columns are changed at most.
    private static let mostChanges = 400

    /// The largest part of which several ways to move cards are tried.
    private static let mostCards = 60
    /// A part of more cards than this takes long to route, and the best of three widths is as good as that of five.
    private static let manyCards = 150

    /// Other columns that are worth a try, none for a part of a pleasant shape.
    static func columns(like columns: Columns, of plan: RoutingPlan, shaped measure: PictureMeasure) -> [Columns] {
        guard plan.nodeCount >= fewestCards else { return [] }
        // The estimate is right for what there is, and is taken on from there.
        let error = measure.aspect / aspect(of: columns, plan).ratio
        if measure.aspect < 0.5 {
            let choices = plan.nodeCount <= mostCards ? Columns.Choice.allCases : [.even]
            return choices.flatMap { choice in
                few(of: lower(columns, plan, error: error, choice), most: plan.nodeCount > 300 ? 3 : 12 / choices.count)
            }
        }
        guard measure.aspect > 3 else { return [] }
        return few(of: narrower(columns, plan, error: error), most: plan.nodeCount > manyCards ? 3 : 5)
    }

    /// Columns that make a part lower and lower, up to a pleasant shape.
    private static func lower(
        _ columns: Columns, _ plan: RoutingPlan, error: Double, _ choice: Columns.Choice
    ) -> [Columns] {
        var columns = columns
        var variants: [Columns] = []
        let lines = plan.wires.filter { $0.net != nil }.map { (plan.ends[$0.from].node, plan.ends[$0.to].node) }
        let heights = plan.cards.map { $0.height + gap }
        while variants.count < mostChanges {
            let shape = aspect(of: columns, plan)
            guard shape.ratio * error < 1.3, shape.highest.count > 1 else { break }
            columns =
                columns.mirrored(shape.highest.column, heights: heights, lines: lines, choice: choice)
                ?? columns.split(shape.highest.column, heights: heights, lines: lines)
            variants.append(columns)
        }
        return variants
    }

    /// Columns that make a part narrower and narrower, up to a pleasant shape.
    private static func narrower(_ columns: Columns, _ plan: RoutingPlan, error: Double) -> [Columns] {
        var columns = columns
        var variants: [Columns] = []
        while variants.count < mostChanges, columns.count > 1 {
            let shape = aspect(of: columns, plan)
            guard shape.ratio * error > 1.8 else { break }
            columns = columns.merged(shape.lowestPair)
            variants.append(columns)
        }
        return variants
    }

    /// Some of many variants, the last among them.
    private static func few(of variants: [Columns], most: Int) -> [Columns] {
        let stride = (variants.count + most - 1) / max(most, 1)
        return variants.indices.filter { (variants.count - 1 - $0) % max(stride, 1) == 0 }.map { variants[$0] }
    }

    /// The shape of a part with other columns, about.
    private static func aspect(
        of columns: Columns, _ plan: RoutingPlan
    ) -> (ratio: Double, highest: (column: Int, count: Int), lowestPair: Int) {
        var heights = [Double](repeating: 0, count: columns.count)
        var widths = heights
        var counts = [Int](repeating: 0, count: columns.count)
        for (card, column) in columns.columns.enumerated() {
            heights[column] += plan.cards[card].height + gap
            widths[column] = max(widths[column], plan.cards[card].width)
            counts[column] += 1
        }
        let width = widths.reduce(0) { $0 + $1 + channel }
        var highest = 0
        var lowest = 0
        for column in heights.indices {
            if heights[column] > heights[highest] { highest = column }
            if column + 1 < heights.count,
                heights[column] + heights[column + 1] < heights[lowest] + heights[lowest + 1]
            {
                lowest = column
            }
        }
        return (width / max(heights[highest], 1), (highest, counts[highest]), lowest)
    }
}
