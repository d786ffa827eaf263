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

    /// Other columns that are worth a try, none for a part of a pleasant shape.
    static func columns(like columns: Columns, of plan: RoutingPlan, shaped measure: PictureMeasure) -> [Columns] {
        guard plan.nodeCount >= fewestCards else { return [] }
        var variants: [Columns] = []
        var columns = columns
        let lines = plan.wires.filter { $0.net != nil }.map { (plan.ends[$0.from].node, plan.ends[$0.to].node) }
        let heights = plan.cards.map { $0.height + gap }
        if measure.aspect < 0.5 {
            // The estimate is right for what there is, and is taken on from there.
            let error = measure.aspect / aspect(of: columns, plan).ratio
            while variants.count < mostChanges {
                let shape = aspect(of: columns, plan)
                guard shape.ratio * error < 1.3, shape.highest.count > 1 else { break }
                columns =
                    columns.mirrored(shape.highest.column, heights: heights, lines: lines)
                    ?? columns.split(shape.highest.column, heights: heights, lines: lines)
                variants.append(columns)
            }
        } else if measure.aspect > 3 {
            let error = measure.aspect / aspect(of: columns, plan).ratio
            while variants.count < mostChanges, columns.count > 1 {
                let shape = aspect(of: columns, plan)
                guard shape.ratio * error > 1.8 else { break }
                columns = columns.merged(shape.lowestPair)
                variants.append(columns)
            }
        }
        // Few steps are looked at one by one, many with growing strides.
        let stride = max(1, variants.count / 5)
        return variants.indices.filter { ($0 + 1) % stride == 0 || $0 == variants.count - 1 }.map { variants[$0] }
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
