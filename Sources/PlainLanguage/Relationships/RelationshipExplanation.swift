/// A relationship in at most six sentences.
public struct RelationshipExplanation: Sendable, Hashable {
    /// The most sentences that an explanation has.
    public static let maximumSentences = 6

    /// What the relationship means: how many, what leads back, what else is to be known of it.
    public let meaning: [Phrase]
    /// What the deletion of an object at either end does to the other.
    public let deletion: [Phrase]

    /// All sentences in reading order.
    public var sentences: [Phrase] { meaning + deletion }

    /// Keeps the most important sentences, in their order.
    init(meaning: [Sentence], deletion: [Sentence]) {
        guard meaning.count + deletion.count > Self.maximumSentences else {
            self.meaning = meaning.map(\.text)
            self.deletion = deletion.map(\.text)
            return
        }
        let ranked = (meaning + deletion).map(\.importance).sorted()
        let limit = ranked[Self.maximumSentences - 1]
        var room = Self.maximumSentences - ranked.prefix { $0 < limit }.count
        func kept(_ sentences: [Sentence]) -> [Phrase] {
            sentences.compactMap { sentence in
                if sentence.importance < limit { return sentence.text }
                guard sentence.importance == limit, room > 0 else { return nil }
                room -= 1
                return sentence.text
            }
        }
        self.meaning = kept(meaning)
        self.deletion = kept(deletion)
    }
}
