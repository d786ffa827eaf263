/// The sentences that say all that a deletion does, each of which stands alone.
enum DeletionSentences {
    static func refused(_ noun: Noun, _ list: ConsequenceList) -> Phrase? {
        guard let first = list.items.first else { return nil }
        let named = list.items.prefix(Phrase.namesInList)
        let rest = list.items.count - named.count + list.others
        var reasons = first.brief
        for item in named.dropFirst() { reasons = "\(reasons), or \(item.brief)" }
        if rest > 0 {
            reasons = "\(reasons), or for \(rest == 1 ? "one other reason" : "\(Numerals.count(rest)) other reasons")"
        }
        return "Deleting \(noun.indefinite) is refused \(reasons)."
    }

    static func deleted(_ noun: Noun, _ list: ConsequenceList) -> Phrase? {
        sentence(list) { "Deleting \(noun.indefinite) also deletes \($0)." }
    }

    static func changed(_ noun: Noun, _ list: ConsequenceList) -> Phrase? {
        sentence(list) { "Deleting \(noun.indefinite) unlinks \($0)." }
    }

    static func unstated(_ noun: Noun, _ list: ConsequenceList) -> Phrase? {
        sentence(list) { "The model does not say what deleting \(noun.indefinite) does to \($0)." }
    }

    static func dangling(_ noun: Noun, _ list: ConsequenceList) -> Phrase? {
        sentence(list) { "Deleting \(noun.indefinite) may leave pointing at nothing: \($0)." }
    }

    /// "Deleting a song changes nothing else.", as far as the model tells.
    static func nothing(_ noun: Noun, unknown: [Phrase]) -> Phrase {
        let start: Phrase = "Deleting \(noun.indefinite) changes nothing else"
        if unknown.isEmpty { return "\(start)." }
        return
            "\(start) in the model, which does not have what its \(Phrase.list(unknown)) \(unknown.count == 1 ? "leads" : "lead") to."
    }

    static func neverAlone(_ noun: Noun) -> Phrase {
        "There are never plain \(noun.plural); what deleting one does depends on its kind."
    }

    private static func sentence(_ list: ConsequenceList, _ frame: (Phrase) -> Phrase) -> Phrase? {
        guard !list.isEmpty else { return nil }
        return frame(Phrase.list(list.items.map(\.brief), count: list.items.count + list.others))
    }
}
