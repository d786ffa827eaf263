import ModelAnalysis

/// The patterns for what leads back, and for what else is to be known of a relationship.
enum MeaningWording {
    // What leads back.

    static func mutual(_ side: LinkSide) -> Phrase {
        side.isToMany
            ? "The link is mutual: if A lists B in \(code: side.name), then B lists A in \(code: side.name)."
            : "The link is mutual: if A has B as \(code: side.name), then B has A as \(code: side.name)."
    }

    static func twoEnds(_ side: LinkSide, back: LinkSide.Back) -> Phrase {
        let near: Phrase = side.isToMany ? "B is among A's \(code: side.name)" : "B is A's \(code: side.name)"
        let far: Phrase = back.isToMany ? "A is among B's \(code: back.name)" : "A is B's \(code: back.name)"
        return "\(code: side.name) and \(code: back.name) are two ends of the same link: if \(near), then \(far)."
    }

    static func noWayBackToOne(_ side: LinkSide) -> Phrase {
        side.isReflexive
            ? """
            In turn, \(side.destination.indefinite) does not know which \(side.peers.plural) have it as \
            \(code: side.name); several may share one.
            """
            : """
            In turn, \(side.destination.indefinite) does not know which \(side.peers.plural) point at it; several \
            \(side.peers.plural) may share one \(side.destination).
            """
    }

    static func noWayBackToMany(_ side: LinkSide) -> Phrase {
        """
        In turn, \(side.destination.indefinite) has no way back, so it can be in the \(code: side.name) of only one \
        \(side.peers): adding it to a second takes it from the first.
        """
    }

    static func inverseAbsent(_ inverse: String) -> Phrase {
        "The inverse that it names, \(code: inverse), does not exist."
    }

    static func inverseElsewhere(_ inverse: String) -> Phrase {
        "The inverse that it names, \(code: inverse), does not name it back."
    }

    // The destination.

    static func unknownDestination(_ name: String) -> Phrase {
        "The model has no entity \(code: name)."
    }

    static func noDestination(_ side: LinkSide) -> Phrase {
        "The model does not say what \(code: side.name) leads to."
    }

    static func noConcreteKinds(_ side: LinkSide) -> Phrase {
        (side.cardinality.minimum ?? 0) > 0
            ? """
            There are no concrete kinds of \(side.destination), so \(code: side.name) can never be filled, and no \
            \(side.source) can be saved.
            """
            : "There are no concrete kinds of \(side.destination), so \(code: side.name) can never be filled."
    }

    // Order, life, origin, likeness.

    static func ordered(_ side: LinkSide) -> Phrase {
        "The \(side.destination.plural) are kept in a defined order, and none appears twice."
    }

    static let transient: Phrase = "This link lives in memory only; it is not saved."

    static func inherited(from entity: String) -> Phrase {
        "This relationship is inherited from \(code: entity)."
    }

    static func parallel(to others: [String], count: Int, _ side: LinkSide) -> Phrase {
        let names = Phrase.list(others.map(Phrase.init(code:)), count: count, conjunction: "or")
        return count == 1
            ? "This is not the same link as \(names), which leads to \(side.destination.indefinite) too."
            : "This is not the same link as \(names), which lead to \(side.destination.plural) too."
    }
}
