/// The columns of a part as an engine placed it, without gaps in their numbers; or one column of all cards where there is
/// no usable placement.
struct Columns {
    /// The column of each card.
    private(set) var columns: [Int]
    private(set) var count: Int
    /// The grid line of each card's top.
    private(set) var tops: [Int]
    /// For each line of the part, loops included, the grid lines at which it passes the columns between its ends, from the
    /// left; empty where the engine says nothing of it.
    private(set) var passages: [[Int]]

    /// The farthest place that is taken for one, in points.
    private static let farthest = 1e7

    /// - Parameters:
    ///   - part: the part.
    ///   - diagram: its picture.
    ///   - places: for each card of the picture its number in the part.
    ///   - placement: where the engine put the part.
    init(of part: DiagramPart, in diagram: Diagram, places: [Int], placement: Placement?) {
        let isUsable =
            placement.map { placement in
                placement.nodes.count == part.cards.count
                    && placement.nodes.allSatisfy { abs($0.top) <= Self.farthest && $0.column >= 0 }
            } ?? false
        guard let placement, isUsable else {
            columns = [Int](repeating: 0, count: part.cards.count)
            tops = Array(part.cards.indices)
            count = 1
            passages = [[Int]](repeating: [], count: part.lines.count)
            return
        }
        let used = Set(placement.nodes.map(\.column)).sorted()
        let numbers = Dictionary(uniqueKeysWithValues: used.enumerated().map { ($1, $0) })
        columns = placement.nodes.map { numbers[$0.column] ?? 0 }
        count = used.count
        tops = placement.nodes.map { Self.line(at: $0.top) }
        passages = []
        var edge = 0
        for index in part.lines {
            let line = diagram.lines[index]
            if line.isLoop {
                passages.append([])
                continue
            }
            let heights = edge < placement.passages.count ? placement.passages[edge] : []
            edge += 1
            let (from, to) = (columns[places[line.from.card]], columns[places[line.to.card]])
            let isUsable = heights.count == abs(to - from) - 1 && heights.allSatisfy { abs($0) <= Self.farthest }
            let lines = isUsable ? heights.map(Self.line) : []
            passages.append(from < to ? lines : lines.reversed())
        }
    }

    private static func line(at height: Double) -> Int { Int((height / Grid.unit).rounded()) }
}

// MARK: - Other columns

extension Columns {
    /// The columns with one column made two, for a part that is too high: what has more lines to the right than to the left
    /// comes to stand farther right, and of cards that are alike every other one, so that lines pass between the rest.
    ///
    /// - Parameters:
    ///   - column: the column; one of two cards at least.
    ///   - heights: the cards' heights.
    ///   - lines: the pairs of cards that lines join.
    /// - Returns: the other columns, with a new one behind the one that was split.
    func split(_ column: Int, heights: [Double], lines: [(from: Int, to: Int)]) -> Columns {
        var balance = [Int](repeating: 0, count: columns.count)
        for (from, to) in lines where columns[from] != columns[to] {
            let (left, right) = columns[from] < columns[to] ? (from, to) : (to, from)
            balance[left] -= 1
            balance[right] += 1
        }
        let cards = columns.indices.filter { columns[$0] == column }.sorted { (tops[$0], $0) < (tops[$1], $1) }
        let order = cards.indices.sorted { first, second in
            let (one, other) = (cards[first], cards[second])
            return (balance[one], 1 - first % 2, first) < (balance[other], 1 - second % 2, second)
        }
        let total = cards.reduce(0) { $0 + heights[$1] }
        var result = self
        for card in columns.indices where columns[card] > column { result.columns[card] += 1 }
        var moved = 0.0
        for place in order.dropLast() where moved + heights[cards[place]] / 2 <= total / 2 {
            result.columns[cards[place]] += 1
            moved += heights[cards[place]]
        }
        result.count += 1
        result.passages = passages.map { _ in [] }
        return result
    }

    /// Which of several cards are moved first.
    enum Choice: CaseIterable {
        /// Every other one, from the second on.
        case even
        /// Every other one, from the first on.
        case odd
        /// The upper ones.
        case upper
        /// The lower ones.
        case lower

        fileprivate func rank(_ place: Int) -> (Int, Int) {
            switch self {
            case .even: (1 - place % 2, place)
            case .odd: (place % 2, place)
            case .upper: (0, place)
            case .lower: (0, -place)
            }
        }
    }

    /// The columns with some cards moved to the other side of the one that they are linked to, for a part that is too high: of
    /// those with lines to the column before and no others, until both columns are equally high.
    ///
    /// - Parameters:
    ///   - column: the column, not the first.
    ///   - heights: the cards' heights.
    ///   - lines: the pairs of cards that lines join.
    ///   - choice: which of them are moved first.
    /// - Returns: the other columns; nil where there is nothing to be moved.
    func mirrored(
        _ column: Int, heights: [Double], lines: [(from: Int, to: Int)], choice: Choice
    ) -> Columns? {
        guard column > 0 else { return nil }
        var isLeaf = columns.map { $0 == column }
        for (from, to) in lines {
            if isLeaf[from], columns[to] != column - 1 { isLeaf[from] = false }
            if isLeaf[to], columns[from] != column - 1 { isLeaf[to] = false }
        }
        func height(of column: Int) -> Double {
            columns.indices.reduce(0) { columns[$1] == column ? $0 + heights[$1] : $0 }
        }
        let excess = (height(of: column) - height(of: column - 2)) / 2
        let leaves = columns.indices.filter { isLeaf[$0] }.sorted { (tops[$0], $0) < (tops[$1], $1) }
        let order = leaves.indices.sorted { choice.rank($0) < choice.rank($1) }
        var result = self
        var moved = 0.0
        for place in order where moved + heights[leaves[place]] / 2 <= excess {
            result.columns[leaves[place]] -= 2
            moved += heights[leaves[place]]
        }
        if moved == 0 { return nil }
        if column == 1 {
            for card in columns.indices { result.columns[card] += 1 }
            result.count += 1
        }
        result.passages = passages.map { _ in [] }
        return result
    }

    /// The columns with one column and the next made one, for a part that is too wide.
    func merged(_ column: Int) -> Columns {
        var result = self
        for card in columns.indices where columns[card] > column { result.columns[card] -= 1 }
        result.count -= 1
        result.passages = passages.map { _ in [] }
        return result
    }
}
