/// The patterns for sentences about entities and their searches.
enum EntityWording {
    static func kindOf(_ noun: Noun, _ parent: Noun) -> Phrase {
        """
        \(noun.capitalisedIndefinite) is a kind of \(parent): it also has everything that \(parent.indefinite) has.
        """
    }

    static func unknownParent(_ entity: String, _ parent: String) -> Phrase {
        "\(code: entity) names \(code: parent) as its parent, which the model does not have."
    }

    static func parentCycle(_ entity: String) -> Phrase {
        "The chain of parents of \(code: entity) leads back to itself, so that it inherits nothing."
    }

    static func abstract(_ entity: String, _ noun: Noun, kinds: Phrase) -> Phrase {
        "\(code: entity) is abstract: it holds what \(kinds) share; there is never a plain \(noun)."
    }

    static func abstractWithoutKinds(_ entity: String, _ noun: Noun) -> Phrase {
        "\(code: entity) is abstract and has no concrete kinds, so that there are never any \(noun.plural)."
    }

    static func kinds(_ noun: Noun, _ kinds: Phrase) -> Phrase {
        "\(noun.capitalisedIndefinite) may also be \(kinds)."
    }

    static func unique(_ noun: Noun, _ names: Phrase, count: Int) -> Phrase {
        count == 1
            ? "No two \(noun.plural) have the same \(names)."
            : "No two \(noun.plural) have the same combination of \(names)."
    }

    static func fetched(_ property: String, _ noun: Noun, limit: Int?, predicate: String?) -> Phrase {
        let things: Phrase
        if let limit, limit > 0 {
            things = "at most \(Numerals.count(limit)) \(limit == 1 ? noun.singular : noun.plural)"
        } else {
            things = predicate == nil ? "all \(noun.plural)" : "\(noun.plural)"
        }
        let matching: Phrase = predicate.map { "\(things) that match \(code: $0)" } ?? things
        return """
            \(code: property) is a stored search for \(matching); it is one-way, read-only, not refreshed by itself, and \
            has no part in deletion.
            """
    }

    // A line about an entity that its author does not describe.

    static func summary(kindOf parent: Noun?, isAbstract: Bool, links: Phrase, attributes: Int) -> Phrase {
        let nature: Phrase =
            switch (parent, isAbstract) {
            case (let parent?, false): "A kind of \(parent)"
            case (let parent?, true): "An abstract kind of \(parent)"
            case (nil, true): "Abstract"
            case (nil, false): ""
            }
        let rest: Phrase =
            if !links.isEmpty {
                "linked to \(links)"
            } else if attributes > 0 {
                "\(Numerals.count(attributes)) \(attributes == 1 ? "attribute" : "attributes"), no links"
            } else {
                "no attributes, no links"
            }
        return nature.isEmpty ? Phrase("\(rest).").capitalised : "\(nature), \(rest)."
    }
}
