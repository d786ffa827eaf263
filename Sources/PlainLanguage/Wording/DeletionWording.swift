import DataModel
import ModelAnalysis

/// The patterns for what the deletion of an object does at the far end of one of its relationships.
enum DeletionWording {
    // How the two ends are called.

    /// The start of a sentence about what a relationship leaves alone, which another may delete all the same.
    private static func deletingOnly(_ side: LinkSide) -> String {
        side.hasCascadeBeside ? "Along this link, deleting" : "Deleting"
    }

    /// The objects at the far end. In a link within one entity their noun would not tell them from the deleted object.
    private static func destinations(_ side: LinkSide) -> Phrase {
        if side.isReflexive { return "its \(code: side.name)" }
        return side.isToMany ? "the \(side.destination.plural)" : "the \(side.destination)"
    }

    /// " in 'staff'", " as 'head'": what tells the objects of one of several relationships from those of the others, where the
    /// noun does not say the same.
    private static func role(_ side: LinkSide) -> Phrase {
        if !side.isOneOfSeveral || side.destination.isSaid(by: side.name, inPlural: side.isToMany) { return "" }
        return side.isToMany ? " in \(code: side.name)" : " as \(code: side.name)"
    }

    private static func destinationsInverse(_ side: LinkSide, _ back: LinkSide.Back) -> Phrase {
        if side.isToMany { return "each one's \(code: back.name)" }
        return side.isReflexive ? "that one's \(code: back.name)" : "the \(side.destination)'s \(code: back.name)"
    }

    private static func deletedSource(_ side: LinkSide) -> Phrase {
        side.isReflexive ? "the deleted \(side.source)" : "the \(side.source)"
    }

    // Nullify.

    static func nullify(_ side: LinkSide) -> Phrase {
        let (start, source, those) = (deletingOnly(side), side.source.indefinite, destinations(side))
        guard let back = side.back else {
            return "\(start) \(source) leaves \(those) in place and removes the \(side.isToMany ? "links" : "link")."
        }
        let inverse = destinationsInverse(side, back)
        return back.isToMany
            ? "\(start) \(source) leaves \(those) in place; \(deletedSource(side)) disappears from \(inverse)."
            : "\(start) \(source) leaves \(those) in place; \(inverse) becomes empty."
    }

    /// What fails where the inverse may not become empty, or may not fall below its lower bound.
    static func nullifyHazard(_ side: LinkSide) -> Phrase? {
        guard let back = side.back, !back.cardinality.isContradictory else { return nil }
        let minimum = back.cardinality.minimum ?? 0
        let least = back.cardinality.minimumIfAny ?? 0
        if !back.isToMany {
            guard minimum > 0 else { return nil }
            let it: Phrase = side.isReflexive ? "that \(side.destination)" : "the \(side.destination)"
            let isGiven: Phrase = side.isToMany ? "they are given" : "\(it) is given"
            let isDeleted = side.isToMany ? "are deleted" : "is deleted"
            let other = side.isReflexive ? "another" : "another \(side.peers.singular)"
            return """
                But each \(side.destination) must have \(Article.indefinite(before: back.name)) \(code: back.name), \
                so the save fails unless \(isGiven) \(other) or \(isDeleted) in the same save.
                """
        }
        let isAny = side.isToMany || side.isReflexive
        let one: Phrase = isAny ? "\(side.destination.indefinite)" : "the \(side.destination)"
        let those: Phrase = side.isReflexive ? "\(code: back.name)" : "\(side.peers.plural)"
        if minimum == 1 { return "The save fails if that leaves \(one) without any \(those)." }
        let fewer = Numerals.count(least)
        if minimum > 1 { return "The save fails if that leaves \(one) with fewer than \(fewer) \(those)." }
        if least > 1 { return "The save fails if that leaves \(one) with some \(those), but fewer than \(fewer)." }
        return nil
    }

    // Cascade.

    static func cascade(_ side: LinkSide, outcome: CascadeOutcome?) -> Phrase {
        "\(directCascade(side))\(inTurn(side, outcome))\(unless(outcome))."
    }

    /// ", and with them, in turn, their tasks".
    private static func inTurn(_ side: LinkSide, _ outcome: CascadeOutcome?) -> Phrase {
        guard let outcome, !outcome.alsoDeleted.isEmpty else { return "" }
        let list =
            outcome.alsoDeletedCount.map { Phrase.list(outcome.alsoDeleted, count: $0) }
            ?? Phrase.list(outcome.alsoDeleted + ["many others"])
        let whose: Phrase = outcome.belongToThem ? (side.isToMany ? "their " : "its ") : ""
        return ", and with \(side.isToMany ? "them" : "it"), in turn, \(whose)\(list)"
    }

    /// ", unless one of those tasks has reviews: then nothing is deleted".
    private static func unless(_ outcome: CascadeOutcome?) -> Phrase {
        guard let outcome, !outcome.refusals.isEmpty else {
            // What was not looked at may refuse too.
            let isSure = outcome?.alsoDeletedCount != nil || outcome == nil
            return isSure ? "" : ", unless one of all these refuses: then nothing is deleted"
        }
        let others: Phrase =
            switch outcome.otherRefusals {
            case 0: ""
            case 1: ", or for one other reason"
            default: ", or for \(Numerals.count(outcome.otherRefusals)) other reasons"
            }
        let refusals = outcome.refusals.dropFirst().reduce(outcome.refusals[0]) { "\($0), or \($1)" }
        return ", unless \(refusals)\(others): then nothing is deleted"
    }

    private static func directCascade(_ side: LinkSide) -> Phrase {
        if side.isReflexive { return reflexiveCascade(side) }
        let goes: Phrase =
            side.isToMany
            ? "Deleting \(side.source.indefinite) also deletes all its \(side.destination.plural)\(role(side))"
            : "Deleting \(side.source.indefinite) also deletes its \(side.destination)\(role(side))"
        if let back = side.back, back.isToMany, back.rule == .cascade {
            return side.isToMany
                ? "\(goes), and so all other \(side.peers.plural) of those \(side.destination.plural)"
                : "\(goes), and so all that \(side.destination)'s other \(side.peers.plural)"
        }
        guard side.isDestinationShared == true else { return goes }
        return "\(goes), even when other \(side.peers.plural) still use \(side.isToMany ? "them" : "it")"
    }

    private static func reflexiveCascade(_ side: LinkSide) -> Phrase {
        let use: Phrase = side.isDestinationShared == true ? "even when others still use " : ""
        if side.isToMany {
            let shared: Phrase = use.isEmpty ? "" : ", \(use)them"
            return
                "Deleting \(side.source.indefinite) also deletes all its \(code: side.name)\(shared), and in turn all of theirs"
        }
        let shared: Phrase = use.isEmpty ? "" : ", \(use)it"
        return """
            Deleting \(side.source.indefinite) also deletes its \(code: side.name)\(shared), and in turn that one's \(code: side.name)
            """
    }

    // Deny.

    static func deny(_ side: LinkSide) -> Phrase {
        let has: Phrase =
            switch (side.isReflexive, side.isToMany) {
            case (true, true): "any \(code: side.name)"
            case (true, false): "\(Article.indefinite(before: side.name)) \(code: side.name)"
            case (false, true): "\(side.destination.plural)\(role(side))"
            case (false, false): "\(side.destination.indefinite)\(role(side))"
            }
        return "\(side.source.capitalisedIndefinite) that has \(has) cannot be deleted."
    }

    static func refusal(_ side: LinkSide) -> Phrase {
        let fails: Phrase = "The save fails as a whole (error 1600), and keeps failing until"
        let noun = side.isToMany ? side.destination.plural : side.destination.singular
        let those: Phrase = side.isReflexive ? "the \(code: side.name)" : "the \(noun)"
        return side.isToMany
            ? "\(fails) \(those) are moved or deleted, or the change is rolled back."
            : "\(fails) the link is removed, \(those) is deleted, or the change is rolled back."
    }

    /// Sure only where the destinations' own deletion empties the relationship.
    static func sameSave(_ side: LinkSide) -> Phrase? {
        guard side.back?.rule == .nullify else { return nil }
        return side.isToMany ? "They may be deleted in the same save." : "It may be deleted in the same save."
    }

    // No Action, and what is not known.

    static func noAction(_ side: LinkSide) -> Phrase {
        "\(deletingOnly(side)) \(side.source.indefinite) does not touch \(destinations(side))."
    }

    static func noActionHazard(_ side: LinkSide) -> Phrase? {
        guard let back = side.back else { return nil }
        let inverse = destinationsInverse(side, back)
        let cure: Phrase
        if back.isToMany {
            cure = "take it out before saving"
        } else if (back.cardinality.minimum ?? 0) > 0 {
            cure = "set another before saving"
        } else {
            cure = "clear it before saving"
        }
        return """
            \(inverse.capitalised) may still refer to the deleted \(side.source), and read as empty or fail; \(cure).
            """
    }

    static func unstated(_ side: LinkSide) -> Phrase {
        side.isReflexive
            ? """
            The model does not say what happens to the \(code: side.name) of \(side.source.indefinite) that is deleted.
            """
            : "The model does not say what happens to \(destinations(side)) when \(side.source.indefinite) is deleted."
    }

    static func unstatedWithin(_ side: LinkSide) -> Phrase {
        "The model does not say what happens at the other end when \(side.source.indefinite) is deleted."
    }

    static func unstated(_ first: LinkSide, _ second: LinkSide) -> Phrase {
        """
        The model does not say what happens at the other end when \(first.source.indefinite) or \
        \(second.source.indefinite) is deleted.
        """
    }

    static func transient(_ side: LinkSide) -> Phrase {
        let rule = side.rule.map { "the rule \($0.xcodeName)" } ?? "a delete rule"
        return "Core Data does not document what \(rule) does to a link that is not saved."
    }

    // The far end of a link that does not lead back is deleted.

    static func unnoticedToOne(_ side: LinkSide) -> Phrase {
        let holders: Phrase =
            side.isReflexive ? "those that have it as \(code: side.name)" : "the \(side.peers.plural) that point at it"
        return """
            Deleting \(side.destination.indefinite) does not tell \(holders); each one's \(code: side.name) is left pointing \
            at nothing.
            """
    }

    static func unnoticedToMany(_ side: LinkSide) -> Phrase {
        """
        Deleting \(side.destination.indefinite) takes it out of the stored \(code: side.name), but \
        \(side.peers.indefinite) that is in memory is not told.
        """
    }
}
