import ModelAnalysis

/// The patterns for how many objects one end of a link may hold.
enum CardinalityWording {
    /// What a pattern is filled with.
    struct Ends {
        /// The object that has the link.
        let source: Noun
        /// What it leads to, as one and as several.
        let one: Phrase
        let many: Phrase
        /// The relationship's name as it follows the objects, with a space before it; empty where nothing is to be named.
        let role: Phrase
        /// Whether the sentence follows one about the other end.
        var isWayBack = false
        /// Whether it is for a place with little room.
        var isShort = false

        var each: String { isWayBack ? "In turn, each" : "Each" }
        var any: Phrase { isWayBack ? "In turn, \(source.indefinite)" : "\(source.capitalisedIndefinite)" }
        var includingNone: Phrase { isShort ? "" : ", including none" }
        func unstated(_ which: String) -> Phrase {
            isShort ? "" : "; the model does not say whether \(which) required"
        }
        var checkedOnSaving: Phrase { isShort || isWayBack ? "" : "; this is checked on saving" }
    }

    /// One sentence.
    static func sentence(_ cardinality: Cardinality, isToMany: Bool, _ ends: Ends) -> Phrase {
        if cardinality.isContradictory { return contradictory(cardinality, ends) }
        guard isToMany else { return toOne(cardinality, ends) }
        guard let minimum = cardinality.minimum else { return unstated(cardinality, ends) }
        return minimum > 0 ? required(cardinality, minimum, ends) : optional(cardinality, ends)
    }

    private static func toOne(_ cardinality: Cardinality, _ ends: Ends) -> Phrase {
        switch cardinality.minimum {
        case nil:
            "\(ends.each) \(ends.source) has at most one \(ends.one)\(ends.role)\(ends.unstated("one is"))."
        case 0?:
            ends.isWayBack
                ? "\(ends.each) \(ends.source) has at most one \(ends.one)\(ends.role)."
                : "\(ends.each) \(ends.source) may have one \(ends.one)\(ends.role)."
        default: "\(ends.each) \(ends.source) must have exactly one \(ends.one)\(ends.role)."
        }
    }

    private static func required(_ cardinality: Cardinality, _ minimum: Int, _ ends: Ends) -> Phrase {
        let least = Numerals.count(minimum)
        return switch cardinality.maximum {
        case nil:
            "\(ends.each) \(ends.source) must have at least \(least) \(minimum == 1 ? ends.one : ends.many)\(ends.role)."
        case minimum?:
            "\(ends.each) \(ends.source) must have exactly \(least) \(minimum == 1 ? ends.one : ends.many)\(ends.role)."
        case let maximum?:
            "\(ends.each) \(ends.source) must have between \(least) and \(Numerals.count(maximum)) \(ends.many)\(ends.role)."
        }
    }

    private static func optional(_ cardinality: Cardinality, _ ends: Ends) -> Phrase {
        let minimum = cardinality.minimumIfAny ?? 1
        let least = Numerals.count(minimum)
        let most = cardinality.maximum.map(Numerals.count)
        if minimum < 2 {
            let number = most.map { "up to \($0)" } ?? "any number of"
            let check: Phrase = most == nil ? "" : ends.checkedOnSaving
            return
                "\(ends.each) \(ends.source) can have \(number) \(ends.many)\(ends.role)\(ends.includingNone)\(check)."
        }
        guard let most else {
            return "\(ends.each) \(ends.source) has either no \(ends.many)\(ends.role) or at least \(least)."
        }
        return most == least
            ? "\(ends.each) \(ends.source) has either no \(ends.many)\(ends.role) or exactly \(least)."
            : "\(ends.each) \(ends.source) has either no \(ends.many)\(ends.role) or between \(least) and \(most)."
    }

    private static func unstated(_ cardinality: Cardinality, _ ends: Ends) -> Phrase {
        let most = cardinality.maximum.map(Numerals.count)
        let bound: Phrase
        if let minimum = cardinality.minimumIfAny, minimum > 1 {
            let least = Numerals.count(minimum)
            bound = most.map { ", if any then between \(least) and \($0)" } ?? ", if any then at least \(least)"
        } else {
            bound = most.map { ", at most \($0)" } ?? ""
        }
        return "\(ends.each) \(ends.source) can have many \(ends.many)\(ends.role)\(bound)\(ends.unstated("any are"))."
    }

    private static func contradictory(_ cardinality: Cardinality, _ ends: Ends) -> Phrase {
        let least = Numerals.count(cardinality.minimumIfAny ?? 0)
        let most = Numerals.count(cardinality.maximum ?? 0)
        if (cardinality.minimum ?? 0) > 0 {
            return """
                \(ends.each) \(ends.source) must have at least \(least) but at most \(most) \(ends.many)\(ends.role), so no \
                \(ends.source) can be saved.
                """
        }
        return """
            \(ends.any) can have no \(ends.many)\(ends.role): the model asks for at least \(least) of them, but at most \
            \(most).
            """
    }

    /// The words for what a relationship to an entity with kinds can hold: "car or truck (any kind of vehicle)" where
    /// the entity itself is abstract, else "vehicle (which may be a car or a truck)".
    static func kinds(_ kinds: [Noun], count: Int, of parent: Noun, isAbstract: Bool) -> DestinationKinds.Words {
        func list(_ name: (Noun) -> String, others: String) -> Phrase {
            Phrase.list(kinds.map { Phrase(text: name($0)) }, count: count, conjunction: "or", others: others)
        }
        if isAbstract {
            let which: Phrase = count == 1 ? "the only kind of \(parent)" : "any kind of \(parent)"
            return DestinationKinds.Words(
                singular: "\(list(\.singular, others: "one of ")) (\(which))",
                plural: "\(list(\.plural, others: "")) (\(which))")
        }
        return DestinationKinds.Words(
            singular: "\(parent) (which may be \(list(\.indefinite, others: "one of ")))",
            plural: "\(parent.plural) (which may be \(list(\.plural, others: "")))")
    }
}
