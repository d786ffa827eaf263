import ModelAnalysis

/// Says how the number of objects that a relationship holds changed.
struct CardinalityChange {
    /// What a pattern is filled with.
    struct Ends {
        let source: Noun
        let destination: Noun
        /// The relationship's name as it follows the objects; empty where the noun says it.
        let role: Phrase
    }

    private let old: Cardinality
    private let new: Cardinality
    private let ends: Ends

    init(from old: RelationshipFacts, to new: RelationshipFacts, _ ends: Ends) {
        self.old = old.cardinality
        self.new = new.cardinality
        self.ends = ends
    }

    /// The sentence; nil where the bounds are the same, or are not stated.
    var sentence: Phrase? {
        guard old != new, let minimum = new.minimum else { return nil }
        let (source, one) = (ends.source, ends.source.indefinite)
        if old.isToMany, !new.isToMany {
            let must: Phrase = minimum > 0 ? "must now have exactly one" : "can now have at most one"
            return "Each \(source) \(must) \(ends.destination)\(ends.role)."
        }
        let isRaised = minimum > (old.minimum ?? 0) || (new.minimumIfAny ?? 1) > (old.minimumIfAny ?? 1)
        let isLowered = (new.maximum ?? .max) < (old.maximum ?? .max)
        if !new.isToMany {
            return minimum > 0
                ? """
                Each \(source) must now have \(ends.destination.indefinite)\(ends.role); \(one) without one fails to save \
                when it is next changed.
                """
                : "\(Noun.capitalised(one)) may now have no \(ends.destination)\(ends.role)."
        }
        let may = minimum > 0 ? "must" : "can"
        guard isRaised || isLowered else { return "Each \(source) \(may) now have \(range)." }
        let fewer = minimum > 0 ? "fewer" : "some, but fewer,"
        let other = isRaised && isLowered ? "any other number" : isRaised ? fewer : "more"
        return """
            Each \(source) \(may) now have \(range); \(one) with \(other) fails to save \
            when it is next changed.
            """
    }

    /// "between two and five stops", "any number of stops, including none".
    private var range: Phrase {
        let minimum = new.minimum ?? 0
        let least = max(new.minimumIfAny ?? 1, 1)
        let (one, many) = (ends.destination.singular, ends.destination.plural)
        func noun(_ count: Int) -> String { count == 1 ? one : many }
        let lower = minimum > 0 ? minimum : least
        let none: Phrase = minimum > 0 ? "" : lower > 1 ? "no \(many) or " : ""
        guard let maximum = new.maximum else {
            if minimum == 0, least < 2 { return "any number of \(many)\(ends.role), including none" }
            return "\(none)at least \(Numerals.count(lower)) \(noun(lower))\(ends.role)"
        }
        if minimum == 0, least < 2 { return "at most \(Numerals.count(maximum)) \(noun(maximum))\(ends.role)" }
        if lower == maximum { return "\(none)exactly \(Numerals.count(lower)) \(noun(lower))\(ends.role)" }
        return "\(none)between \(Numerals.count(lower)) and \(Numerals.count(maximum)) \(many)\(ends.role)"
    }
}
