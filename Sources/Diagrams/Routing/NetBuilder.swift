/// Makes the nets of a part: one for each line, and one for all lines of inheritance that leave a parent at one side.
struct NetBuilder {
    private let diagram: Diagram
    private let part: DiagramPart
    private let places: [Int]
    private let columns: Columns
    private var plan: RoutingPlan
    /// The wires in the order in which they are made, by their places in the part.
    private var wires: [RoutingPlan.Wire?]

    /// The plan of a part whose cards have columns.
    ///
    /// - Parameters:
    ///   - part: the part.
    ///   - diagram: its picture.
    ///   - places: for each card of the picture its number in the part.
    ///   - columns: the columns of its cards.
    /// - Returns: the plan, without the sizes of the cards.
    static func plan(of part: DiagramPart, in diagram: Diagram, places: [Int], columns: Columns) -> RoutingPlan {
        let plan = RoutingPlan(columns: columns.columns, columnCount: columns.count)
        var builder = NetBuilder(
            diagram: diagram, part: part, places: places, columns: columns, plan: plan,
            wires: [RoutingPlan.Wire?](repeating: nil, count: part.lines.count))
        builder.plan.positions = columns.tops
        builder.addLines()
        builder.plan.wires = builder.wires.compactMap(\.self)
        return builder.plan
    }

    private mutating func addLines() {
        var children = [[Int]](repeating: [], count: part.cards.count)
        for (place, index) in part.lines.enumerated() {
            let line = diagram.lines[index]
            if line.isLoop {
                let ends = plan.ends.count
                plan.ends.append(end(line.from, isRight: true))
                plan.ends.append(end(line.to, isRight: true))
                wires[place] = RoutingPlan.Wire(line: index, net: nil, from: ends, to: ends + 1)
            } else if line.kind == .inheritance {
                children[places[line.from.card]].append(place)
            } else {
                addNet(of: [place], isRight: column(of: line.from) <= column(of: line.to))
            }
        }
        for parent in children.indices where !children[parent].isEmpty {
            let own = columns.columns[parent]
            let columns = children[parent].map { column(of: diagram.lines[part.lines[$0]].to) }
            let isRightUsed = columns.contains { $0 > own } || !columns.contains { $0 < own }
            let right = zip(children[parent], columns).filter { $0.1 > own || ($0.1 == own && isRightUsed) }
            let left = zip(children[parent], columns).filter { $0.1 < own || ($0.1 == own && !isRightUsed) }
            if !right.isEmpty { addNet(of: right.map(\.0), isRight: true) }
            if !left.isEmpty { addNet(of: left.map(\.0), isRight: false) }
        }
    }

    private func column(of end: Line.End) -> Int { columns.columns[places[end.card]] }

    private func end(_ end: Line.End, isRight: Bool) -> RoutingPlan.End {
        RoutingPlan.End(node: places[end.card], isRight: isRight, row: end.row)
    }

    /// Adds the net of lines that start at one place, to the right or to the left; lines within a column take that side too.
    private mutating func addNet(of lines: [Int], isRight: Bool) {
        guard let first = lines.first else { return }
        let root = diagram.lines[part.lines[first]].from
        let own = column(of: root)
        let start = plan.ends.count
        let net = plan.nets.count
        plan.ends.append(end(root, isRight: isRight))
        var low = isRight ? own + 1 : own
        var high = low
        var farthest = (distance: 0, line: first)
        for place in lines {
            let line = diagram.lines[part.lines[place]]
            let column = column(of: line.to)
            wires[place] = RoutingPlan.Wire(line: part.lines[place], net: net, from: start, to: plan.ends.count)
            plan.ends.append(end(line.to, isRight: column == own ? isRight : !isRight))
            low = min(low, column < own ? column + 1 : low)
            high = max(high, column > own ? column : high)
            if abs(column - own) > farthest.distance { farthest = (abs(column - own), place) }
        }
        let passages = columns.passages[farthest.line]
        let far = diagram.lines[part.lines[farthest.line]].to
        let firstPassage = plan.positions.count
        for (index, column) in (low..<high).enumerated() {
            plan.columns.append(column)
            plan.positions.append(index < passages.count ? passages[index] : height(at: column, root, far))
        }
        plan.nets.append(
            RoutingPlan.Net(ends: start..<plan.ends.count, low: low, high: high, firstPassage: firstPassage))
    }

    /// The height of a straight way from card to card at a column between.
    private func height(at column: Int, _ first: Line.End, _ second: Line.End) -> Int {
        let (one, other) = (places[first.card], places[second.card])
        let distance = columns.columns[other] - columns.columns[one]
        let (top, bottom) = (columns.tops[one], columns.tops[other])
        return distance == 0 ? top : top + (bottom - top) * (column - columns.columns[one]) / distance
    }
}
