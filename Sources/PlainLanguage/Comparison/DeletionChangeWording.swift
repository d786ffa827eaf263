/// The patterns for what deletions do now and did not, or do no longer.
enum DeletionChangeWording {
    static func deletedNow(_ noun: Noun, _ list: ConsequenceList) -> Phrase? {
        sentence(list) { "Deleting \(noun.indefinite) now also deletes \($0)." }
    }

    static func deletedNoLonger(_ noun: Noun, _ list: ConsequenceList) -> Phrase? {
        sentence(list) { "Deleting \(noun.indefinite) no longer deletes \($0)." }
    }

    static func refusedNow(_ noun: Noun, _ list: ConsequenceList) -> Phrase? {
        sentence(list, conjunction: "or") { "Deleting \(noun.indefinite) is now refused \($0)." }
    }

    static func refusedNoLonger(_ noun: Noun, _ list: ConsequenceList) -> Phrase? {
        sentence(list, conjunction: "or") { "Deleting \(noun.indefinite) used to be refused \($0); now it is not." }
    }

    static func danglingNow(_ noun: Noun, _ list: ConsequenceList) -> Phrase? {
        sentence(list) { "Deleting \(noun.indefinite) may now leave pointing at nothing: \($0)." }
    }

    static func danglingNoLonger(_ noun: Noun, _ list: ConsequenceList) -> Phrase? {
        sentence(list) { "Deleting \(noun.indefinite) no longer leaves pointing at nothing: \($0)." }
    }

    /// Who else is concerned.
    static func others(_ nouns: [Phrase]) -> Phrase? {
        if nouns.isEmpty { return nil }
        return "This holds as well for deleting \(Phrase.list(nouns, conjunction: "or")), which leads there."
    }

    private static func sentence(
        _ list: ConsequenceList, conjunction: String = "and", _ frame: (Phrase) -> Phrase
    ) -> Phrase? {
        if list.isEmpty { return nil }
        let named = list.items.map(\.brief)
        return frame(Phrase.list(named, count: list.items.count + list.others, conjunction: conjunction))
    }
}
