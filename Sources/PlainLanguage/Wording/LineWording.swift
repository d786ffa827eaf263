/// The patterns for the sentences at a line in a picture.
enum LineWording {
    /// For a sentence that follows one about the same end.
    static func denied(_ side: LinkSide) -> Phrase {
        "It cannot be deleted while it has \(side.isToMany ? "any" : "one")."
    }

    /// For a sentence that follows one about the other end.
    static func deniedThere(_ side: LinkSide) -> Phrase {
        let those: Phrase
        if side.isReflexive {
            those = "\(side.isToMany ? "any" : Article.indefinite(before: side.name)) \(code: side.name)"
        } else {
            those = "\(side.isToMany ? "any \(side.destination.plural)" : side.destination.indefinite)"
        }
        return "\(side.source.capitalisedIndefinite) cannot be deleted while it has \(those)."
    }

    static func cascaded(_ side: LinkSide) -> Phrase {
        let those: Phrase =
            side.isReflexive
            ? "its \(code: side.name)" : "its \(side.isToMany ? side.destination.plural : side.destination.singular)"
        return "Deleting \(side.source.indefinite) deletes \(those)."
    }

    static func notTouched(_ side: LinkSide) -> Phrase {
        let those: Phrase =
            side.isReflexive
            ? "its \(code: side.name)" : "the \(side.isToMany ? side.destination.plural : side.destination.singular)"
        return "Deleting \(side.source.indefinite) does not touch \(those)."
    }

    static func noWayBack(_ side: LinkSide) -> Phrase {
        side.isReflexive
            ? "\(side.destination.capitalisedIndefinite) does not know which \(side.source.plural) point at it."
            : "\(side.destination.capitalisedIndefinite) does not know its \(side.isToMany ? side.peers.singular : side.peers.plural)."
    }
}
