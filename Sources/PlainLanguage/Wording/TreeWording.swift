import DataModel
import ModelAnalysis

/// The patterns for the branches of a tree of what a deletion does.
enum TreeWording {
    static func title(_ noun: Noun) -> Phrase { "Deleting \(noun.indefinite)" }

    /// "its projects", "their 'children'".
    private static func objects(_ objects: TreeLink.Objects) -> Phrase {
        let words: Phrase = objects.name.map { "\(code: $0)" } ?? (objects.areMany ? objects.many : objects.one)
        return "\(objects.article) \(words)\(objects.holders)"
    }

    // What goes.

    static func deletes(_ objects: TreeLink.Objects, isCertain: Bool, others: TreeLink.Objects?) -> Phrase {
        var result: Phrase = "\(isCertain ? "always deletes" : "deletes") \(Self.objects(objects))"
        if objects.mayBeMissing { result.append(", if it has one") }
        if let others {
            result.append(" (\(objects.many) here, \(others.many) elsewhere in this tree)")
        } else if objects.isShared {
            result.append(objects.areMany ? ", also those that others still use" : ", even if others still use it")
        }
        return result
    }

    /// For a relationship of the deleted object to others of its own entity.
    static func deletesOwn(_ objects: TreeLink.Objects) -> Phrase {
        "deletes \(Self.objects(objects))\(objects.areMany ? ", and all of theirs" : ", and that one's in turn")"
    }

    static func deletesAgain(_ objects: TreeLink.Objects, isAbove: Bool) -> Phrase {
        "deletes \(Self.objects(objects)), as \(isAbove ? "above" : "below")"
    }

    static func more(_ entities: Phrase, from entity: String) -> Phrase {
        "deletes more in turn: \(entities); see what deleting \(Article.indefinite(before: entity)) \(code: entity) does"
    }

    // What refuses.

    static func denied(_ objects: TreeLink.Objects) -> Phrase {
        if let name = objects.name {
            return objects.isToMany
                ? "is refused while \(objects.subject) has any \(code: name)"
                : "is refused while \(objects.subject) has \(Article.indefinite(before: name)) \(code: name)"
        }
        return objects.isToMany
            ? "is refused while \(objects.subject) has \(objects.many)"
            : "is refused while \(objects.subject) has \(Article.indefinite(before: objects.one.plain)) \(objects.one)"
    }

    static func required(_ objects: TreeLink.Objects, inverse: String) -> Phrase {
        "is refused unless \(Self.objects(objects)) \(objects.areMany ? "get" : "gets") another \(code: inverse)"
    }

    static func minimum(_ condition: Phrase) -> Phrase { "is refused if \(condition)" }

    // What stays.

    static func unlinks(_ objects: TreeLink.Objects) -> Phrase { "unlinks \(Self.objects(objects))" }

    /// For what happens only where the objects go along another relationship than the one shown above.
    static func elsewhere(_ text: Phrase) -> Phrase { "\(text), where they go in another way" }

    static func untouched(_ objects: TreeLink.Objects) -> Phrase { "does not touch \(Self.objects(objects))" }

    static func untouched(_ link: TreeLink) -> Phrase { untouched(link.of(link.entities)) }

    static func unstated(_ link: TreeLink) -> Phrase {
        "does to \(objects(link.of(link.entities))) what the model does not say"
    }

    static func dangles(_ objects: TreeLink.Objects, _ entries: [DeletionFacts.Dangling]) -> Phrase {
        let it = objects.areHoldersMany ? "them" : "it"
        return entries.contains { $0.how == .stored }
            ? "may leave \(Self.objects(objects)) pointing at \(it)"
            : "may leave \(Self.objects(objects)) pointing at \(it) in memory"
    }

    static func referrersDangle(_ holders: Phrase, _ entries: [DeletionFacts.Dangling], at areMany: Bool) -> Phrase {
        let it = areMany ? "them" : "it"
        return entries.contains { $0.how == .stored }
            ? "may leave \(holders) pointing at \(it)" : "may leave \(holders) pointing at \(it) in memory"
    }

    static func kinds(_ names: [String]) -> Phrase {
        "its kinds are \(Phrase.list(names.prefix(Phrase.namesInList + 1).map(Phrase.init(code:)), count: names.count))"
    }

    static let nothing: Phrase = "changes nothing else"
    static let nothingDangling: Phrase = "leaves nothing dangling"

    // Why.

    static func rule(_ rule: DeleteRule) -> Phrase { Phrase(text: rule.xcodeName.lowercased()) }

    static let noRule: Phrase = "no rule"
    static let required: Phrase = "nullify, but required"
    static let minimum: Phrase = "nullify, but a minimum"

    static func oneWay(_ status: InverseStatus) -> Phrase { status == .broken ? "broken inverse" : "one-way" }
}
