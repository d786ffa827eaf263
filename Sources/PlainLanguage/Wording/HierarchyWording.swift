/// The patterns for the shape of a recursive relationship.
enum HierarchyWording {
    /// Of a one-way relationship only one of the names is there.
    static func tree(_ noun: Noun, above: String?, below: String?) -> Phrase {
        let place: Phrase =
            switch (above, below) {
            case (let above?, let below?):
                "each is below at most one other, its \(code: above), and above those in its \(code: below)"
            case (let above?, nil): "each is below at most one other, its \(code: above)"
            case (nil, let below?):
                "each is above those in its \(code: below), and can be in the \(code: below) of one other only"
            case (nil, nil): "each is below at most one other"
            }
        return "\(capitalised(noun)) form a tree: \(place). \(circles)"
    }

    static func graph(_ noun: Noun, _ names: [String]) -> Phrase {
        let ways = Phrase.list(names.map(Phrase.init(code:)))
        return "\(capitalised(noun)) form a graph: each can be linked to many others along \(ways)."
    }

    static func chains(_ noun: Noun, _ first: String, _ second: String) -> Phrase {
        """
        \(capitalised(noun)) form chains: each is linked to at most one other as its \(code: first), and to at most one as \
        its \(code: second). \(circles)
        """
    }

    static func pairs(_ noun: Noun, _ name: String) -> Phrase {
        "\(capitalised(noun)) form pairs: each is linked to at most one other, its \(code: name)."
    }

    private static let circles: Phrase = "The model does not rule out circles."

    private static func capitalised(_ noun: Noun) -> String { Noun.capitalised(noun.plural) }
}
