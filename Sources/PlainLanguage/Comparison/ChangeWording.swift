import ModelAnalysis

/// The patterns for what changed and what that means.
enum ChangeWording {
    // What changed.

    static func added(_ subject: Phrase, _ part: ModelPart.Kind, nature: Phrase) -> Phrase {
        nature.isEmpty
            ? "The \(name(of: part)) \(subject) is new." : "The \(name(of: part)) \(subject) is new: \(nature)."
    }

    static func removed(_ subject: Phrase, _ part: ModelPart.Kind) -> Phrase {
        "The \(name(of: part)) \(subject) is gone."
    }

    static func renamed(_ old: Phrase, to new: Phrase) -> Phrase { "\(old) is now called \(new)." }

    static func moved(_ old: Phrase, to owner: Phrase, isUp: Bool) -> Phrase {
        "\(old) moved \(isUp ? "up" : "down") to \(owner)."
    }

    /// "3 attributes and one relationship".
    static func contents(attributes: Int, relationships: Int, parent: String?) -> Phrase {
        func count(_ number: Int, _ noun: String) -> String? {
            number == 0 ? nil : "\(Numerals.count(number)) \(noun)\(number == 1 ? "" : "s")"
        }
        let own = [count(attributes, "attribute"), count(relationships, "relationship")].compactMap(\.self)
            .joined(separator: " and ")
        let kind: Phrase = parent.map { "a kind of \(code: $0)" } ?? Phrase()
        if own.isEmpty { return kind.isEmpty ? "without properties" : kind }
        return kind.isEmpty ? Phrase(text: own) : "\(kind), with \(own) of its own"
    }

    static func name(of part: ModelPart.Kind) -> String {
        switch part {
        case .model: "model"
        case .entity: "entity"
        case .attribute: "attribute"
        case .relationship: "relationship"
        case .fetchedProperty: "fetched property"
        case .index: "index"
        case .composite: "composite"
        case .compositeAttribute: "composite's attribute"
        case .fetchRequest: "fetch request"
        case .configuration: "configuration"
        }
    }

    // What it means.

    static func kindNow(_ noun: Noun, of parent: Noun) -> Phrase {
        "\(noun.capitalisedIndefinite) is now a kind of \(parent): it also has everything that \(parent.indefinite) has."
    }

    static func kindNoLonger(_ noun: Noun, of parent: Noun) -> Phrase {
        "\(noun.capitalisedIndefinite) is no longer a kind of \(parent)."
    }

    static func noPlainObjects(_ noun: Noun) -> Phrase { "There can be no plain \(noun.plural) any more." }

    static func plainObjects(_ noun: Noun) -> Phrase { "There can be plain \(noun.plural) now." }

    static func mustDiffer(_ noun: Noun, in names: [String]) -> Phrase {
        "From now on, no two \(noun.plural) may have the same \(Phrase.list(names.map(Phrase.init(code:))))."
    }

    static func mayBeEqual(_ noun: Noun, in names: [String]) -> Phrase {
        "Two \(noun.plural) may now have the same \(Phrase.list(names.map(Phrase.init(code:))))."
    }

    static func mustHave(_ noun: Noun, _ name: String, failsWithout: Bool) -> Phrase {
        let must: Phrase = "Each \(noun) must now have \(Article.indefinite(before: name)) \(code: name)"
        return failsWithout
            ? "\(must); \(noun.indefinite) without one fails to save when it is next changed." : "\(must)."
    }

    static func mayLack(_ noun: Noun, _ name: String) -> Phrase {
        "\(noun.capitalisedIndefinite) may now be without \(Article.indefinite(before: name)) \(code: name)."
    }

    static func startsWith(_ noun: Noun, _ name: String, _ value: Phrase?) -> Phrase {
        guard let value else {
            return "New \(noun.plural) now start without \(Article.indefinite(before: name)) \(code: name)."
        }
        return "New \(noun.plural) now start with \(value); those that exist keep what they have."
    }

    static func outsideFails(_ noun: Noun, _ name: String) -> Phrase {
        let one = Noun.capitalised(noun.indefinite)
        return "\(one) whose \(code: name) does not fit fails to save when it is next changed."
    }

    static let notSaved: Phrase = "It is no longer saved."
    static let saved: Phrase = "It is saved now."

    static func leadsTo(_ now: Noun, not before: Noun) -> Phrase {
        now == before
            ? "It leads to other \(now.plural) now." : "It leads to \(now.plural) now, not to \(before.plural)."
    }

    static func otherSide(isSet: Bool) -> Phrase {
        isSet ? "Setting one side now sets the other." : "Setting one side no longer sets the other."
    }

    static func ordered(_ noun: Noun, isOrdered: Bool) -> Phrase {
        isOrdered
            ? "The \(noun.plural) are kept in a defined order now."
            : "The order of the \(noun.plural) is no longer kept."
    }

    // Renamings.

    static func suggestion(old: Phrase, new: Phrase, identifier: Phrase) -> Phrase {
        """
        If \(new) is what \(old) was, set its renaming identifier to \(identifier); otherwise what \(old) holds is lost.
        """
    }

    static func chainBreak(old: Phrase, new: Phrase, names: Phrase, identifier: Phrase) -> Phrase {
        """
        \(old) becomes \(new) step by step (\(names)), but not in one step: set the renaming identifier of \(new) to \
        \(identifier), which is right for all versions.
        """
    }
}
