/// The patterns for the sentences at a line in a picture.
enum LineWording {
    static func denied(_ side: LinkSide, subject: Phrase) -> Phrase {
        "\(subject) cannot be deleted while it has \(side.isToMany ? "any" : "one")."
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
            : "\(side.destination.capitalisedIndefinite) does not know its \(side.source.plural)."
    }
}
