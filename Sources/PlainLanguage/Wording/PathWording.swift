import DataModel
import ModelAnalysis

/// The patterns for what key paths reach.
enum PathWording {
    /// The words for the objects that are reached.
    struct Things {
        let one: Phrase
        let many: Phrase

        init(one: Phrase, many: Phrase) {
            self.one = one
            self.many = many
        }

        init(_ noun: Noun) { self.init(one: Phrase(text: noun.singular), many: Phrase(text: noun.plural)) }
    }

    // How many.

    /// "any number of employees, or none", "at least two tasks", "exactly one department".
    static func amount(_ reach: Reach, _ things: Things) -> Phrase {
        if reach.maximum == 0 { return "no \(things.many)" }
        guard let minimum = reach.minimum else {
            let some: Phrase = reach.maximum == 1 ? "at most one \(things.one)" : "many \(things.many)"
            return "\(some) (the model does not say whether any)"
        }
        switch (minimum, reach.maximum) {
        case (0, nil): return "any number of \(things.many), or none"
        case (0, 1?): return "at most one \(things.one)"
        case (0, let most?): return "up to \(Numerals.count(most)) \(things.many), or none"
        case (let least, nil): return "at least \(Numerals.count(least)) \(least == 1 ? things.one : things.many)"
        case (let least, let most?):
            if least >= most { return "exactly \(Numerals.count(most)) \(most == 1 ? things.one : things.many)" }
            return "between \(Numerals.count(least)) and \(Numerals.count(most)) \(things.many)"
        }
    }

    /// The same for one step: "any number of projects", "none, or 2 to 5 boats".
    static func amount(_ cardinality: Cardinality, _ things: Things) -> Phrase {
        if cardinality.isContradictory { return "\(CellWording.howMany(cardinality)): \(things.many)" }
        let least = cardinality.minimumIfAny ?? 1
        guard let minimum = cardinality.minimum else {
            let some: Phrase = cardinality.maximum == 1 ? "at most one \(things.one)" : "many \(things.many)"
            return "\(some) (required or not: not stated)"
        }
        if minimum == 0, least > 1 {
            return "none, or \(amount(Reach(minimum: least, maximum: cardinality.maximum), things))"
        }
        if minimum == 0, cardinality.maximum == nil { return "any number of \(things.many)" }
        if minimum == 0, let most = cardinality.maximum, most > 1 {
            return "up to \(Numerals.count(most)) \(things.many)"
        }
        return amount(Reach(minimum: minimum, maximum: cardinality.maximum), things)
    }

    static func each(_ amount: Phrase, _ isEach: Bool) -> Phrase { isEach ? "\(amount) each" : amount }

    static func found(_ things: Things) -> Phrase { "the \(things.many) that a stored search finds" }

    static func type(_ name: String) -> Phrase { "\(Article.indefinite(before: name)) \(name)" }

    static func computing(_ operation: CollectionOperator) -> Phrase {
        switch operation {
        case .count: "how many there are"
        case .sum: "their sum"
        case .average: "their average"
        case .minimum: "the smallest"
        case .maximum: "the largest"
        case .distinctUnionOfObjects: "each different one once"
        case .distinctUnionOfSets: "all of their sets in one"
        }
    }

    // What one reaches.

    static func reaches(_ amount: Phrase, from start: Noun) -> Phrase { "From one \(start) you reach \(amount)." }

    static func reachesValue(_ name: String, of amount: Phrase, from start: Noun) -> Phrase {
        "From one \(start) you reach the \(code: name) of \(amount)."
    }

    static func value(name: String, of start: Noun) -> Phrase { "From one \(start) you reach its \(code: name)." }

    static func computed(
        _ operation: CollectionOperator, operand: String, of things: Things, from start: Noun, by way: Phrase,
        reach: Reach
    ) -> Phrase {
        let those: Phrase = "the \(things.many) of one \(start)\(way)"
        return switch operation {
        case .count: "How many \(things.many) one \(start) has\(way): \(number(reach))."
        case .sum: "The sum of the \(code: operand) of \(those)."
        case .average: "The average of the \(code: operand) of \(those)."
        case .minimum: "The smallest \(code: operand) of \(those)."
        case .maximum: "The largest \(code: operand) of \(those)."
        case .distinctUnionOfObjects: "Each different \(code: operand) of \(those), once."
        case .distinctUnionOfSets: "All \(code: operand) of \(those), in one set."
        }
    }

    /// "any number, or none", "between two and five".
    private static func number(_ reach: Reach) -> Phrase {
        guard let minimum = reach.minimum else { return "the model does not say" }
        switch (minimum, reach.maximum) {
        case (_, 0?): return "none"
        case (0, nil): return "any number, or none"
        case (0, 1?): return "at most one"
        case (0, let most?): return "up to \(Numerals.count(most)), or none"
        case (let least, nil): return "at least \(Numerals.count(least))"
        case (let least, let most?):
            return least >= most
                ? "exactly \(Numerals.count(most))" : "between \(Numerals.count(least)) and \(Numerals.count(most))"
        }
    }

    // Notes and remarks.

    static let ordered: Phrase = "in a defined order"
    static let mayBeEmpty: Phrase = "may be empty"
    static let oneWay: Phrase = "nothing leads back"

    static func onlyOf(_ kind: Noun) -> Phrase { "only \(kind.plural) have it" }

    static func inherited(from entity: String) -> Phrase { "inherited from \(code: entity)" }

    static func mayBeEmpty(_ names: [Phrase]) -> Phrase {
        "\(Phrase.list(names)) may be empty."
    }

    static func mayBeEmptyIsUnstated(_ names: [Phrase]) -> Phrase {
        "The model does not say whether \(Phrase.list(names)) may be empty."
    }

    static func wayBack(_ name: String, before: String, _ start: Noun, isToMany: Bool, isMutual: Bool) -> Phrase {
        let why: Phrase = isMutual ? "\(code: name) is mutual" : "\(code: name) is the other end of \(code: before)"
        return isToMany
            ? "\(why), so it also leads back to where that came from."
            : "\(why), so it leads straight back to the same \(start)."
    }

    static func repeats(_ noun: Noun) -> Phrase { "The same \(noun) can be reached in more than one way." }

    static func direct(_ names: [Phrase], _ noun: Noun) -> Phrase {
        """
        \(Phrase.list(names)) \(names.count == 1 ? "leads" : "lead") there directly. The model does not keep these ways the \
        same: each can reach \(noun.plural) that \(names.count == 1 ? "the other does" : "the others do") not.
        """
    }

    static func narrows(_ name: String, to kind: Noun, of whole: Noun) -> Phrase {
        """
        Only \(kind.plural) have \(code: name): asked of any other \(whole), \(code: "value(forKeyPath:)") raises an \
        exception.
        """
    }
}
