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
