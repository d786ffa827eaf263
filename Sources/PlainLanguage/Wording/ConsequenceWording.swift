import ModelAnalysis

/// The patterns for what a deletion does, one thing each.
enum ConsequenceWording {
    /// The objects at the end of a relationship of something that goes.
    struct Objects {
        /// What has the relationship.
        let holders: DeletionWays.Holders
        /// One and several of the objects, as words: "card or a badge" and "cards and badges" where they are of kinds.
        let one: Phrase
        let many: Phrase
        let isToMany: Bool
        /// The relationship's name.
        let name: String
        /// Whether the objects are of the entity of what was deleted first.
        let areLikeStart: Bool
        /// Whether the relationship's name has to tell them from others that it leads to.
        let areNamed: Bool

        /// Whether some of them may go with it, so that these refuse nothing.
        var mayGoToo = false

        /// Whether what was deleted first has them.
        var isOfStart: Bool {
            switch holders {
            case .start, .startAndOthers: true
            case .one, .several: false
            }
        }

        /// Whether the words for them have the relationship's name.
        var isNameSaid: Bool {
            switch holders {
            case .start, .startAndOthers: areNamed
            case .one, .several: false
            }
        }

        /// Whether there may be more than one of them.
        var areMany: Bool {
            switch holders {
            case .several, .startAndOthers: true
            case .start, .one: isToMany
            }
        }
    }

    /// "its projects", "the tasks of those projects", "other departments of those employees", "its books and those of other
    /// subjects that go with it".
    static func objects(_ objects: Objects) -> Phrase {
        let noun: Phrase = objects.areMany ? objects.many : objects.one
        return switch objects.holders {
        case .start: own(objects)
        case .startAndOthers(let holder):
            "\(own(objects)) and \(those(objects)) of other \(holder.plural) that go with it"
        case .one(let holder): "\(other(objects)) \(noun) of that \(holder)"
        case .several(let holder): "\(other(objects)) \(noun) of those \(holder.plural)"
        }
    }

    /// "its projects", or with the relationship's name where a noun does not tell which.
    private static func own(_ objects: Objects) -> Phrase {
        if objects.areNamed { return "its \(code: objects.name)" }
        return objects.isToMany ? "its \(objects.many)" : "its \(objects.one)"
    }

    private static func those(_ objects: Objects) -> Phrase { objects.isToMany ? "those" : "that" }

    private static func other(_ objects: Objects) -> Phrase {
        objects.areLikeStart ? (objects.areMany ? "other" : "another") : "the"
    }

    // What goes.

    /// "its projects", "its passport, if it has one", "its tags, also those that others still use".
    static func deleted(_ objects: Objects, isAlwaysThere: Bool, isShared: Bool) -> Phrase {
        var result = Self.objects(objects)
        if objects.areLikeStart, objects.isOfStart {
            result.append(objects.isToMany ? ", and all of theirs" : ", and that one's in turn")
        } else if !objects.areMany, !isAlwaysThere {
            result.append(", if it has one")
        }
        if isShared {
            result.append(objects.areMany ? ", also those that others still use" : ", even if others still use it")
        }
        return result
    }

    // What refuses.

    /// "it has employees", "one of those projects has a contract", "one of those chapters has a chapter that stays".
    static func denied(_ objects: Objects) -> Phrase {
        let holder: Phrase =
            switch objects.holders {
            case .start: "it"
            case .startAndOthers(let noun): "it, or another \(noun) that goes with it,"
            case .one(let noun): "that \(noun)"
            case .several(let noun): "one of those \(noun.plural)"
            }
        let rest: Phrase = !objects.mayGoToo ? "" : objects.isToMany ? " that stay" : " that stays"
        if objects.isNameSaid {
            return objects.isToMany
                ? "\(holder) has any \(code: objects.name)\(rest)"
                : "\(holder) has \(Article.indefinite(before: objects.name)) \(code: objects.name)\(rest)"
        }
        return objects.isToMany
            ? "\(holder) has \(objects.areLikeStart ? "other " : "")\(objects.many)\(rest)"
            : "\(holder) has \(objects.areLikeStart ? "another" : article(of: objects.one)) \(objects.one)\(rest)"
    }

    private static func article(of words: Phrase) -> String { Article.indefinite(before: words.plain) }

    /// "its lines need another 'order'", for a table.
    static func requiredAtAGlance(_ objects: Objects, inverse: String) -> Phrase {
        "\(Self.objects(objects)) \(objects.areMany ? "need" : "needs") another \(code: inverse)"
    }

    /// "unless its lines are given another 'order' or deleted in the same save; each line must have one".
    static func required(_ objects: Objects, inverse: String) -> Phrase {
        let are = objects.areMany ? "are given another \(code: inverse)" : "is given another \(code: inverse)" as Phrase
        return """
            unless \(Self.objects(objects)) \(are) or deleted in the same save, since each must have one
            """
    }

    /// "it leaves a playlist with fewer than two 'songs'".
    static func minimum(_ objects: Objects, inverse: String, cardinality: Cardinality) -> Phrase {
        let one: Phrase = "\(article(of: objects.one)) \(objects.one)"
        let minimum = cardinality.minimum ?? 0
        if minimum == 1 { return "it leaves \(one) without any \(code: inverse)" }
        let fewer = Numerals.count(cardinality.minimumIfAny ?? minimum)
        return minimum > 1
            ? "it leaves \(one) with fewer than \(fewer) \(code: inverse)"
            : "it leaves \(one) with some \(code: inverse), but fewer than \(fewer)"
    }

    // What changes.

    /// "each one's 'department' becomes empty", "the task disappears from its 'tasks'".
    static func unlinked(
        _ objects: Objects, inverse: String, isInverseToMany: Bool, start: Noun, isSaved: Bool
    ) -> Phrase {
        let whose: Phrase = objects.areMany ? "each one's" : "its"
        let note: Phrase = isSaved ? "" : " (in memory; for a link that is not saved, Core Data does not document it)"
        guard isInverseToMany else { return "\(whose) \(code: inverse) becomes empty\(note)" }
        let gone: Phrase =
            switch objects.holders {
            case .start: "the \(start) disappears"
            case .startAndOthers: "what goes disappears"
            case .one(let noun): "the \(noun) disappears"
            case .several(let noun): "the \(noun.plural) disappear"
            }
        return "\(gone) from \(whose) \(code: inverse)\(note)"
    }

    /// "the tags of those tasks, which do not know about them".
    static func untouched(_ objects: Objects) -> Phrase {
        let it: Phrase =
            switch objects.holders {
            case .start, .one: "it"
            case .several, .startAndOthers: "them"
            }
        return "\(Self.objects(objects)), which \(objects.areMany ? "do" : "does") not know about \(it)"
    }

    // What is left pointing at nothing.

    /// "event categories whose 'category' it is", "events that have one of those tasks among their 'tasks'".
    static func dangling(
        _ holders: Phrase, name: String, isToMany: Bool, gone: DeletionWays.Holders, how: DeletionFacts.Dangling.How
    ) -> Phrase {
        let it: Phrase =
            switch gone {
            case .start: "it"
            case .startAndOthers(let noun): "it or another \(noun) that goes with it"
            case .one(let noun): "that \(noun)"
            case .several(let noun): "one of those \(noun.plural)"
            }
        let refer: Phrase
        if isToMany {
            refer = "\(holders) that have \(it) among their \(code: name)"
        } else if case .start = gone {
            refer = "\(holders) whose \(code: name) it is"
        } else {
            refer = "\(holders) whose \(code: name) is \(it)"
        }
        return how == .stored ? refer : "\(refer), as long as they are in memory"
    }
}
