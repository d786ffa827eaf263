/// Gives each line that ends at a card's head a place of its own there, so that their marks can be told apart. Lines of
/// inheritance share the first place: together they are one tree.
struct LaneAssignment {
    /// For each line the places of its ends; 0 where the end is at a row.
    private(set) var lanes: [(from: Int, to: Int)] = []
    /// For each card how many places its head has.
    private(set) var counts: [Int]
    /// For each card the rows at which both ends of one line are.
    private(set) var doubleRows: [Set<Int>]

    init(of diagram: Diagram) {
        counts = [Int](repeating: 0, count: diagram.cards.count)
        doubleRows = [Set<Int>](repeating: [], count: diagram.cards.count)
        var hasInheritance = [Bool](repeating: false, count: diagram.cards.count)
        for line in diagram.lines where line.kind == .inheritance {
            hasInheritance[line.from.card] = true
            hasInheritance[line.to.card] = true
        }
        for card in counts.indices where hasInheritance[card] { counts[card] = 1 }
        for line in diagram.lines {
            if line.isLoop, let row = line.from.row, row == line.to.row { doubleRows[line.from.card].insert(row) }
            lanes.append((place(of: line.from, on: line), place(of: line.to, on: line)))
        }
    }

    private mutating func place(of end: Line.End, on line: Line) -> Int {
        if end.row != nil || line.kind == .inheritance { return 0 }
        counts[end.card] += 1
        return counts[end.card] - 1
    }
}
