import DataModel
public import ModelAnalysis

/// Says in English who owns what.
public struct OwnershipNarrator: Sendable {
    /// The most things that are named of one owner.
    private static let limit = 12

    private let facts: ModelFacts
    private let nouns: Nouns

    /// Makes a narrator for the ownership in a model.
    public init(facts: ModelFacts, nouns: Nouns) {
        self.facts = facts
        self.nouns = nouns
    }

    /// An owner as the subject of its sentence: "An order".
    public func subject(_ owner: Ownership.Owner) -> Phrase { Phrase(text: nouns[owner.entity].capitalisedIndefinite) }

    /// The rest of its sentence: "owns its lines ('lines') and its notes ('notes', shared).".
    public func predicate(_ owner: Ownership.Owner) -> Phrase {
        let common = owner.links.filter { $0.kind == nil }
        var parts = common.isEmpty ? [] : ["owns \(list(common, of: owner))" as Phrase]
        for kind in facts.resolved.descendants(of: owner.entity) {
            let links = owner.links.filter { $0.kind == kind }
            guard !links.isEmpty else { continue }
            parts.append("\(nouns[kind].indefinite) owns \(list(links, of: owner))")
        }
        if common.isEmpty { parts[0] = "comes in kinds that own others: \(parts[0])" }
        var result = parts[0]
        for part in parts.dropFirst() { result = "\(result); \(part)" }
        return "\(result)."
    }

    private func list(_ links: [Ownership.Link], of owner: Ownership.Owner) -> Phrase {
        let named = links.prefix(Self.limit).map { link($0, of: owner) }
        let rest = links.count - named.count
        var items = named
        if rest > 0 { items.append(rest == 1 ? "one other" : "\(Numerals.count(rest)) others") }
        guard let last = items.popLast() else { return "" }
        if items.isEmpty { return last }
        var result = items[0]
        for item in items.dropFirst() { result = "\(result), \(item)" }
        return "\(result) and \(last)"
    }

    private func link(_ link: Ownership.Link, of owner: Ownership.Owner) -> Phrase {
        let relationship = facts[link.relationship].relationship
        let noun = nouns[link.owned]
        let words = relationship.isEffectivelyToMany ? noun.plural : noun.singular
        var remarks: [Phrase] = []
        if link.place != .itself { remarks.append("\(code: relationship.name)") }
        if link.isShared { remarks.append("shared") }
        remarks += place(link)
        let what: Phrase = link.place == .itself ? "its \(code: relationship.name)" : "its \(words)"
        guard let first = remarks.first else { return what }
        var inside = first
        for remark in remarks.dropFirst() { inside = "\(inside), \(remark)" }
        return "\(what) (\(inside))"
    }

    /// Who owns what is owned twice: "notes: by 'Order.notes' and 'Customer.notes'".
    public func shared(_ shared: Ownership.Shared) -> Phrase {
        let names = shared.owners.prefix(Self.limit).map { Phrase(code: facts.qualifiedName(of: $0)) }
        let rest = shared.owners.count - names.count
        let others: Phrase = rest == 0 ? "" : " and \(Numerals.count(rest)) more"
        var list = names[0]
        for (index, name) in names.enumerated().dropFirst() {
            list = "\(list)\(index == names.count - 1 && rest == 0 ? " and " : ", ")\(name)"
        }
        return "\(nouns[shared.entity].plural): by \(list)\(others)"
    }

    /// A circle, by the link that closes it: "a bubble owns its device ('Bubble.device'), which owns it in turn".
    public func circle(_ owner: EntityID, _ link: Ownership.Link) -> Phrase {
        let relationship = facts[link.relationship].relationship
        let noun = nouns[link.owned]
        let owned = relationship.isEffectivelyToMany ? noun.plural : noun.singular
        let own = relationship.isEffectivelyToMany ? "own" : "owns"
        let name = facts.qualifiedName(of: link.relationship)
        return "\(nouns[link.kind ?? owner].indefinite) owns its \(owned) (\(code: name)), which \(own) it in turn"
    }

    private func place(_ link: Ownership.Link) -> [Phrase] {
        switch link.place {
        case .nowhere, .here: []
        case .above: ["see above"]
        case .below: ["see below"]
        case .circle: ["a circle"]
        case .itself: ["and so all that hang on them"]
        }
    }
}
