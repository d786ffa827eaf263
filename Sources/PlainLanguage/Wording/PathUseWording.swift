import ModelAnalysis

/// The patterns for what can be done with key paths.
extension PathWording {
    // What Core Data returns.

    static let returnsNumber: Phrase = "Core Data returns a number for this key path."
    static let returnsValue: Phrase = "Core Data returns one value for this key path."

    static func returnsOne(_ one: Phrase, nilWhere names: [Phrase]) -> Phrase {
        "Core Data returns \(one) for this key path\(orNil(names))."
    }

    /// The start of a sentence without its full stop.
    static func returns(_ collections: Phrase, nilWhere names: [Phrase]) -> Phrase {
        "Core Data returns \(collections) for this key path\(orNil(names))"
    }

    private static func orNil(_ names: [Phrase]) -> Phrase {
        if names.isEmpty { return "" }
        return ", or nil where \(Phrase.list(names, conjunction: "or")) is empty"
    }

    /// "a set of sets of employees".
    static func collections(_ collections: [PropertyPathResult.Collection], of elements: Phrase) -> Phrase {
        var result = elements
        for (index, collection) in collections.enumerated().reversed() {
            let isOutermost = index == 0
            let name =
                switch collection {
                case .set: isOutermost ? "a set" : "sets"
                case .orderedSet: isOutermost ? "an ordered set" : "ordered sets"
                case .array: isOutermost ? "an array" : "arrays"
                }
            result = "\(name) of \(result)"
        }
        return result
    }

    static func dropped(_ holder: Noun, name: String) -> Phrase {
        "; \(holder.plural) without \(Article.indefinite(before: name)) \(code: name) are dropped"
    }

    static func null(name: String) -> Phrase { "; an NSNull stands for each missing \(code: name)" }

    static let equalSets: Phrase = "A set holds nothing twice, so that equal sets in it become one."
    static let equalValues: Phrase = "Equal values appear once."

    static func united(_ keyPath: String) -> Phrase { "\(code: keyPath) gives all in one set." }

    // What a predicate may do.

    static let direct: Phrase = "A fetch predicate can compare it as it is."
    static let counted: Phrase = "A fetch predicate can compare it with a number."

    static func quantified(canCount: Bool) -> Phrase {
        canCount
            ? "A fetch predicate needs ANY or NONE for it, or a subquery, or asks how many there are."
            : "A fetch predicate needs ANY or NONE for it, or a subquery."
    }

    static let subqueryOnly: Phrase = """
        A fetch from an SQLite store cannot have more than one to-many step in a key path of its predicate, not even \
        with ANY; it needs a subquery for each.
        """

    static func notStored(_ names: [Phrase]) -> Phrase {
        """
        \(Phrase.list(names)) \(names.count == 1 ? "is" : "are") not stored, so a fetch from an SQLite store cannot use \
        this key path in its predicate.
        """
    }
}
