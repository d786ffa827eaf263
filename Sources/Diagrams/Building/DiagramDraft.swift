import DataModel
import ModelAnalysis
import PlainLanguage

/// A picture in the making: cards as they are asked for, and lines between them.
struct DiagramDraft {
    private let builder: DiagramBuilder
    private let detail: Diagram.Detail
    private var cards: [Card] = []
    private var lines: [Line] = []
    private var places: [EntityID: Int] = [:]
    private var missing: [String: Int] = [:]
    /// For each relationship the index of its row in its card.
    private var rows: [RelationshipID: Int] = [:]
    private var drawn: Set<RelationshipID> = []
    /// Whether cards of one group stand together in a frame.
    var isFramed = false

    private var facts: ModelFacts { builder.facts }

    init(builder: DiagramBuilder, detail: Diagram.Detail) {
        self.builder = builder
        self.detail = detail
    }

    /// Adds the card of an entity, with all its relationships or with some.
    mutating func add(_ id: EntityID, detail: Diagram.Detail, only shown: Set<RelationshipID>? = nil) {
        let maker = CardMaker(builder: builder)
        places[id] = cards.count
        if facts[id].entity.isStub {
            cards.append(stub(named: facts.name(of: id), reason: .missing))
            return
        }
        let relationships =
            detail == .names ? [] : facts.resolved[id].relationships.filter { shown?.contains($0) ?? true }
        for (row, relationship) in relationships.enumerated() { rows[relationship] = row }
        cards.append(maker.card(of: id, detail: detail, relationships: relationships))
    }

    /// Adds the line of a relationship, or of the pair that it belongs to, unless it is there already.
    mutating func addLine(of relationship: RelationshipFacts) {
        guard drawn.insert(relationship.id).inserted else { return }
        if let partner = relationship.partner {
            drawn.insert(partner)
            addPair(relationship, facts[partner])
            return
        }
        guard let destination = relationship.relationship.destination else { return }
        let card = place(of: relationship.owner)
        let target = relationship.destination.flatMap { places[$0] } ?? stub(named: destination)
        lines.append(
            Line(
                kind: .oneWay,
                from: Line.End(
                    card: card, row: rows[relationship.id], entity: facts.name(of: relationship.owner),
                    property: relationship.relationship.name,
                    cardinality: nil, effect: Line.Effect(of: relationship.relationship.deleteRule),
                    outcome: Line.Outcome(of: builder.deletions.effect(of: relationship))),
                to: Line.End(
                    card: target, row: nil, entity: destination, property: nil, cardinality: relationship.cardinality,
                    effect: .none, outcome: Line.Outcome(of: builder.deletions.effectOnHolders(of: relationship))),
                summary: builder.narrator.lineSummary(of: relationship.id).plain))
    }

    /// The owner's side comes first: the to-many side, or of two alike the one that cascades.
    private mutating func addPair(_ first: RelationshipFacts, _ second: RelationshipFacts) {
        let (many, otherMany) = (first.relationship.isEffectivelyToMany, second.relationship.isEffectivelyToMany)
        let isSwapped =
            many == otherMany
            ? first.relationship.deleteRule != .cascade && second.relationship.deleteRule == .cascade : otherMany
        let (owner, other) = isSwapped ? (second, first) : (first, second)
        let (from, to) = (place(of: owner.owner), place(of: other.owner))
        func end(_ card: Int, _ here: RelationshipFacts, _ there: RelationshipFacts) -> Line.End {
            Line.End(
                card: card, row: rows[here.id], entity: facts.name(of: here.owner), property: here.relationship.name,
                cardinality: there.cardinality, effect: Line.Effect(of: here.relationship.deleteRule),
                outcome: Line.Outcome(of: builder.deletions.effect(of: here)))
        }
        lines.append(
            Line(
                kind: .pair, from: end(from, owner, other), to: end(to, other, owner),
                summary: builder.narrator.lineSummary(of: owner.id).plain))
    }

    /// Adds the line from an entity to what it is a kind of.
    mutating func addInheritance(from child: EntityID, to parent: EntityID) {
        if builder.hidden.contains(.inherited) { return }
        let (from, to) = (place(of: parent), place(of: child))
        func end(_ card: Int, _ id: EntityID) -> Line.End {
            Line.End(card: card, row: nil, entity: facts.name(of: id), property: nil, cardinality: nil, effect: .none)
        }
        lines.append(
            Line(
                kind: .inheritance, from: end(from, parent), to: end(to, child),
                summary: "\(facts.name(of: child)) is a kind of \(facts.name(of: parent))."))
    }

    /// Adds the line of a stored search to the entity that it finds.
    mutating func addFetched(_ property: FetchedProperty, of owner: EntityID) {
        guard let name = property.request.entity, !builder.hidden.contains(.attributes) else { return }
        let from = place(of: owner)
        let to = facts.resolved.entity(named: name).flatMap { places[$0] } ?? stub(named: name)
        func end(_ card: Int, _ entity: String, _ property: String?) -> Line.End {
            Line.End(card: card, row: nil, entity: entity, property: property, cardinality: nil, effect: .none)
        }
        lines.append(
            Line(
                kind: .fetched, from: end(from, facts.name(of: owner), property.name), to: end(to, name, nil),
                summary: "\(facts.name(of: owner)).\(property.name) is a stored search for \(name)."))
    }

    /// The whole picture.
    func diagram(title: String, summary: String, prefix: String) -> Diagram {
        var diagram = Diagram(
            title: title, summary: summary, prefix: prefix, detail: detail, cards: cards, lines: lines)
        diagram.look = builder.look
        diagram.isFramed = isFramed
        return diagram
    }

    /// The card of an entity, a stub where the picture does not show it.
    private mutating func place(of entity: EntityID) -> Int { places[entity] ?? stub(named: facts.name(of: entity)) }

    /// The card of an entity that the picture does not show, made when it is first needed.
    private mutating func stub(named name: String) -> Int {
        if let card = missing[name] { return card }
        let isKnown = facts.resolved.entity(named: name) != nil
        missing[name] = cards.count
        cards.append(stub(named: name, reason: isKnown ? .outside : .missing))
        return cards.count - 1
    }

    /// The card of an entity that is only hinted at.
    private func stub(named name: String, reason: Card.Stub) -> Card {
        let note = reason == .outside ? "not shown here" : "not in the model"
        var card = Card(name: name, tooltip: "\(name): \(note)")
        card.stub = reason
        card.note = note
        card.tint = .plain
        return card
    }
}
