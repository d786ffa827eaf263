import ModelAnalysis

/// A mark or a colour with what it means.
public enum LegendItem: Sendable, Hashable {
    /// The mark of a number at the end of a line.
    case mark(NotationMark.Shape)
    /// The colour of a half of a line.
    case outcome(Line.Outcome)
    /// The colour of a tag, where no line has it.
    case rule(Line.Effect)
    case oneWay, inheritance, fetched
    /// The colour of a card's head.
    case tint(Card.Tint)
    /// The colour of the heads of a group.
    case group(CardGroup)
    case stub(Card.Stub)
    /// What became of a part, in a picture of two models.
    case change(ChangeMark)

    /// What it means, in a few words.
    var text: String {
        switch self {
        case .mark(.foot(let mark)): mark.meaning
        case .mark(.arrow(let isToMany)): isToMany ? "to-many" : "to-one"
        case .mark(.bare): ""
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
        case .group(let group):
            TextMetrics.fitted(group.title.shownInPicture, to: 220, size: CardGeometry.FontSize.note)
        case .stub(.outside): "not shown here"
        case .stub(.missing): "not in the model"
        case .change(let mark): mark.meaning
        }
    }

    /// The shapes that need to be explained, in their order.
    private static let allShapes =
        EndMark.allCases.map { NotationMark.Shape.foot($0) } + [.arrow(isToMany: false), .arrow(isToMany: true)]

    /// What occurs in a picture and needs to be explained, in a fixed order.
    static func items(of diagram: Diagram) -> [LegendItem] {
        guard diagram.look.hasLegend else { return [] }
        var marks: Set<NotationMark.Shape> = []
        var outcomes: Set<Line.Outcome> = []
        var tags: Set<Line.Effect> = []
        var kinds: Set<Line.Kind> = []
        for line in diagram.lines {
            kinds.insert(line.kind)
            for end in [line.from, line.to] {
                if let cardinality = end.cardinality {
                    marks.insert(NotationMark(of: cardinality, in: diagram.look.notation).shape)
                }
                outcomes.insert(end.outcome)
            }
        }
        for card in diagram.cards { tags.formUnion(card.relationships.map(\.effect)) }
        var items: [LegendItem] = allShapes.filter(marks.contains).map { .mark($0) }
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
        let groups = Set(shown.compactMap(\.group)).sorted { $0.number < $1.number }
        // Frames have titles.
        if groups.count > 1, !diagram.isFramed { items += groups.map { .group($0) } }
        let tints = Card.Tint.allCases.filter { tint in shown.contains { $0.tint == tint && $0.group == nil } }
        if tints.count > 1 { items += tints.map { .tint($0) } }
        for stub in [Card.Stub.outside, .missing] where diagram.cards.contains(where: { $0.stub == stub }) {
            items.append(.stub(stub))
        }
        let changes = diagram.changes
        items += ChangeMark.allCases.filter(changes.contains).map { .change($0) }
        return items
    }
}
