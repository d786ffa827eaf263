/// A plain way to place the boxes of a skeleton, in time that grows with its size only: for parts that are so large that an engine
/// would take minutes, and nobody looks at single lines.
///
/// As engines do, it gives boxes columns so that edges lead to the right, as far as there are columns enough, and orders each
/// column by what its boxes are linked to.
public enum LayeredLayout {
    /// The most boxes and edges together of a part that is left to an engine.
    public static let engineLimit = 1_000

    /// How often columns are ordered anew, from the left and from the right by turns.
    private static let sweeps = 12
    /// The space between boxes above each other, in points.
    private static let gap = 29.0

    /// Whether a skeleton is too large for an engine.
    public static func isNeeded(for skeleton: Skeleton) -> Bool {
        skeleton.nodes.count + skeleton.edges.count > engineLimit
    }

    /// Places the boxes.
    public static func placement(of skeleton: Skeleton) -> Placement {
        let edges = skeleton.edges.map { (tail: $0.tail.node, head: $0.head.node) }
        let columns = merged(columns(of: skeleton.nodes.count, edges), of: skeleton.nodes.count)
        let order = order(columns, edges)
        var tops = [Double](repeating: 0, count: skeleton.nodes.count)
        for boxes in order {
            let height = boxes.reduce(0) { $0 + Double(skeleton.nodes[$1].height) + gap } - gap
            var top = -height / 2
            for box in boxes {
                tops[box] = top
                top += Double(skeleton.nodes[box].height) + gap
            }
        }
        let places = zip(columns, tops).map { Placement.Place(column: $0, top: $1) }
        return Placement(straight: skeleton, nodes: places)
    }

    /// The column of each box: as far right as the longest way there, where edges that close a circle do not count.
    private static func columns(of count: Int, _ edges: [(tail: Int, head: Int)]) -> [Int] {
        var heads = [[Int]](repeating: [], count: count)
        for edge in edges { heads[edge.tail].append(edge.head) }
        // The boxes in an order in which all edges but those lead on, found by going down from each box.
        var state = [UInt8](repeating: 0, count: count)
        var finished: [Int] = []
        var isClosing: Set<[Int]> = []
        for start in 0..<count where state[start] == 0 {
            var path = [(box: start, next: 0)]
            state[start] = 1
            while let (box, next) = path.last {
                if next == heads[box].count {
                    state[box] = 2
                    finished.append(box)
                    path.removeLast()
                    continue
                }
                path[path.count - 1].next += 1
                let head = heads[box][next]
                if state[head] == 0 {
                    state[head] = 1
                    path.append((head, 0))
                } else if state[head] == 1 {
                    isClosing.insert([box, head])
                }
            }
        }
        var columns = [Int](repeating: 0, count: count)
        for box in finished.reversed() {
            for head in heads[box] where !isClosing.contains([box, head]) {
                columns[head] = max(columns[head], columns[box] + 1)
            }
        }
        return columns
    }

    /// Columns side by side put together, so that there are no more than a picture of a pleasant shape has: few lines then have to
    /// pass columns, which is what takes time.
    private static func merged(_ columns: [Int], of count: Int) -> [Int] {
        let own = (columns.max() ?? 0) + 1
        let most = max(4, Int((Double(count) / 4).squareRoot()))
        return own <= most ? columns : columns.map { $0 * most / own }
    }

    /// The boxes of each column from the top, each near the middle of those that it is linked to.
    private static func order(_ columns: [Int], _ edges: [(tail: Int, head: Int)]) -> [[Int]] {
        var order = [[Int]](repeating: [], count: (columns.max() ?? -1) + 1)
        for box in columns.indices { order[columns[box]].append(box) }
        var links = [[Int]](repeating: [], count: columns.count)
        for edge in edges where edge.tail != edge.head {
            links[edge.tail].append(edge.head)
            links[edge.head].append(edge.tail)
        }
        // Where a box is, from 0 at the top of its column to 1 at the bottom.
        var heights = [Double](repeating: 0, count: columns.count)
        func place(_ column: Int) {
            for (index, box) in order[column].enumerated() {
                heights[box] = (Double(index) + 0.5) / Double(order[column].count)
            }
        }
        for column in order.indices { place(column) }
        for sweep in 0..<sweeps {
            let isRightwards = sweep % 2 == 0
            for column in isRightwards ? Array(order.indices) : order.indices.reversed() {
                let wanted = order[column].map { box -> Double in
                    let before = links[box].filter { isRightwards ? columns[$0] < column : columns[$0] > column }
                    if before.isEmpty { return heights[box] }
                    return before.reduce(0) { $0 + heights[$1] } / Double(before.count)
                }
                let sorted = order[column].indices.sorted { (wanted[$0], $0) < (wanted[$1], $1) }
                order[column] = sorted.map { order[column][$0] }
                place(column)
            }
        }
        return order
    }
}
