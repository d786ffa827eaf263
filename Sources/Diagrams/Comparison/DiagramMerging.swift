/// Puts the picture of an old model into that of a new one.
struct DiagramMerging {
    private let marks: ComparisonMarks
    private(set) var diagram: Diagram
    private var places: [String: Int] = [:]

    /// Begins with the picture of the new model.
    init(_ new: Diagram, marks: ComparisonMarks) {
        self.marks = marks
        diagram = new
        diagram.isFramed = false
        for index in diagram.cards.indices {
            let name = diagram.cards[index].name
            if places[name] == nil { places[name] = index }
            if diagram.cards[index].stub == nil { mark(&diagram.cards[index]) }
        }
    }

    private func mark(_ card: inout Card) {
        card.change = marks.entities[card.name]
        card.group = nil
        for row in card.attributes.indices {
            card.attributes[row].change = marks.new["\(card.name).\(card.attributes[row].name)"]
        }
        for row in card.relationships.indices {
            card.relationships[row].change = marks.new["\(card.name).\(card.relationships[row].name)"]
        }
    }

    /// Adds what the picture of the old model has, and this one does not.
    mutating func add(_ old: Diagram) {
        let cards = old.cards.map { add($0) }
        let known = Set(diagram.lines.flatMap(Self.names(of:)))
        let before = Set(old.lines.flatMap { line in Self.ends(of: line).map { newName(of: $0, on: line) } })
        for index in diagram.lines.indices { mark(&diagram.lines[index], before: before) }
        for line in old.lines {
            let names = Self.ends(of: line).map { newName(of: $0, on: line) }
            if names.contains(where: known.contains) { continue }
            var gone = line
            gone.change = .removed
            gone.from = moved(line.from, to: cards)
            gone.to = moved(line.to, to: cards)
            diagram.lines.append(gone)
        }
        fold()
    }

    // MARK: Cards

    /// Adds a card of the old picture, or what is gone of it to the card that is there.
    ///
    /// - Returns: the index of the card.
    private mutating func add(_ old: Card) -> Int {
        guard let index = places[marks.newName(ofEntity: old.name)] else {
            var card = old
            if card.stub != nil { card.name = marks.newName(ofEntity: old.name) }
            if card.stub == nil {
                card.change = .removed
                card.group = nil
            }
            places[card.name] = diagram.cards.count
            diagram.cards.append(card)
            return diagram.cards.count - 1
        }
        guard old.stub == nil, diagram.cards[index].stub == nil else { return index }
        for row in old.attributes where marks.gone.contains("\(old.name).\(row.name)") {
            var row = row
            row.change = .removed
            diagram.cards[index].attributes.append(row)
        }
        for row in old.relationships where marks.gone.contains("\(old.name).\(row.name)") {
            var row = row
            row.change = .removed
            diagram.cards[index].relationships.append(row)
        }
        return index
    }

    /// Leaves attributes that did not change to a count, of entities that did.
    private mutating func fold() {
        for index in diagram.cards.indices where diagram.cards[index].change == .changed {
            let changed = diagram.cards[index].attributes.filter { $0.change != nil }
            diagram.cards[index].hiddenAttributes += diagram.cards[index].attributes.count - changed.count
            diagram.cards[index].attributes = changed
        }
    }

    // MARK: Lines

    /// The ends that a line is known by: its properties, or both entities of a line without any.
    private static func ends(of line: Line) -> [Line.End] {
        let ends = [line.from, line.to].filter { $0.property != nil }
        return ends.isEmpty ? [line.from] : ends
    }

    private static func names(of line: Line) -> [String] { ends(of: line).map { name(of: $0, on: line) } }

    private static func name(of end: Line.End, on line: Line) -> String {
        end.property.map { "\(end.entity).\($0)" } ?? "\(line.from.entity) < \(line.to.entity)"
    }

    private func newName(of end: Line.End, on line: Line) -> String {
        if let property = end.property { return marks.newName(property, of: end.entity) }
        return "\(marks.newName(ofEntity: line.from.entity)) < \(marks.newName(ofEntity: line.to.entity))"
    }

    private func mark(_ line: inout Line, before: Set<String>) {
        let names = Self.names(of: line)
        if !names.contains(where: before.contains) {
            line.change = .added
        } else if names.contains(where: { marks.new[$0] != nil }) {
            line.change = .changed
        }
    }

    /// An end of a line of the old picture, at its card and row of this one.
    private func moved(_ end: Line.End, to cards: [Int]) -> Line.End {
        var end = end
        end.card = cards[end.card]
        if end.row != nil {
            let rows = diagram.cards[end.card].relationships
            let name = end.property
            end.row = rows.lastIndex { $0.name == name && $0.change == .removed } ?? rows.firstIndex { $0.name == name }
        }
        return end
    }
}
