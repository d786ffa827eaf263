import ModelAnalysis

/// A mark or a colour with what it means.
public enum LegendItem: Sendable, Hashable {
    /// The mark of a number at the end of a line.
    case mark(EndMark)
    /// The colour of a half of a line.
    case outcome(Line.Outcome)
    /// The colour of a tag, where no line has it.
    case rule(Line.Effect)
    case oneWay, inheritance, fetched
    /// The colour of a card's head.
    case tint(Card.Tint)
    case stub(Card.Stub)

    /// What it means, in a few words.
    var text: String {
        switch self {
        case .mark(let mark): mark.meaning
        case .outcome(.deletes), .rule(.cascade): "cascade: deleted with it"
        case .outcome(.refuses), .rule(.deny): "deny: refuses"
        case .outcome(.requires): "must have one: refuses"
        case .outcome(.dangles): "left pointing at nothing"
        case .rule(.noAction): "no action: left as it is"
        case .outcome(.unstated), .rule(.unstated): "delete rule not stated"
        case .outcome(.quiet), .rule: "nullify: unlinked"
        case .oneWay: "one-way"
        case .inheritance: "kind of"
        case .fetched: "stored search"
        case .tint(.owned): "goes with its owner"
        case .tint(.standing): "stands on its own"
        case .tint(.plain): "knows no others"
        case .stub(.outside): "not shown here"
        case .stub(.missing): "not in the model"
        }
    }

    /// What occurs in a picture and needs to be explained, in a fixed order.
    static func items(of diagram: Diagram) -> [LegendItem] {
        guard diagram.look.hasLegend else { return [] }
        var marks: Set<EndMark> = []
        var outcomes: Set<Line.Outcome> = []
        var tags: Set<Line.Effect> = []
        var kinds: Set<Line.Kind> = []
        for line in diagram.lines {
            kinds.insert(line.kind)
            for end in [line.from, line.to] {
                if let cardinality = end.cardinality { marks.insert(EndMark(of: cardinality)) }
                outcomes.insert(end.outcome)
            }
        }
        for card in diagram.cards { tags.formUnion(card.relationships.map(\.effect)) }
        var items: [LegendItem] = EndMark.allCases.filter(marks.contains).map { .mark($0) }
        let colors: [(outcome: Line.Outcome, tag: Line.Effect?)] = [
            (.deletes, .cascade), (.refuses, .deny), (.requires, nil), (.dangles, .noAction), (.unstated, .unstated),
        ]
        for (outcome, tag) in colors {
            if outcomes.contains(outcome) { items.append(.outcome(outcome)) }
            // "No action" is said of its tag even where lines tell what comes of it.
            guard let tag, tags.contains(tag), outcome == .dangles || !outcomes.contains(outcome) else { continue }
            items.append(.rule(tag))
        }
        if kinds.contains(.oneWay) { items.append(.oneWay) }
        if kinds.contains(.inheritance) { items.append(.inheritance) }
        if kinds.contains(.fetched) { items.append(.fetched) }
        let shown = diagram.cards.filter { $0.stub == nil }
        let tints = Card.Tint.allCases.filter { tint in shown.contains { $0.tint == tint } }
        if tints.count > 1 { items += tints.map { .tint($0) } }
        for stub in [Card.Stub.outside, .missing] where diagram.cards.contains(where: { $0.stub == stub }) {
            items.append(.stub(stub))
        }
        return items
    }
}
