import DataModel
public import ModelAnalysis

/// Says in English what the deletion of an object does to the rest of the model.
public struct DeletionNarrator: Sendable {
    private let facts: ModelFacts
    private let nouns: Nouns
    private let kinds: DestinationKinds
    private let analysis: DeletionAnalysis
    private let quiet: QuietRelationships

    /// Makes a narrator for the deletions of a model.
    ///
    /// - Parameters:
    ///   - facts: the model.
    ///   - nouns: what its objects are called.
    ///   - analysis: what deletions do, where that was computed already.
    public init(facts: ModelFacts, nouns: Nouns, analysis: DeletionAnalysis? = nil) {
        self.facts = facts
        self.nouns = nouns
        kinds = DestinationKinds(facts: facts, nouns: nouns)
        self.analysis = analysis ?? DeletionAnalysis(of: facts)
        quiet = QuietRelationships(of: facts, kinds: kinds)
    }

    /// What deleting one object of exactly this entity does. Of an abstract entity there are no such objects, so that
    /// nothing happens but that a sentence says so.
    ///
    /// - Parameters:
    ///   - entity: the entity.
    ///   - limit: the most things of a list that are named.
    /// - Returns: what happens, in words.
    public func consequences(
        of entity: EntityID, limit: Int = ConsequenceList.limit
    ) -> DeletionConsequences {
        let noun = nouns[entity]
        if facts[entity].entity.isAbstract {
            let none = ConsequenceList([])
            return DeletionConsequences(
                facts: DeletionFacts(), refused: none, deleted: none, changed: none, untouched: none, unstated: none,
                dangling: none, sentences: [DeletionSentences.neverAlone(noun)])
        }
        let deletion = analysis.deletion(of: entity)
        let telling = DeletionTelling(
            of: deletion, from: entity, facts: facts, nouns: nouns, quiet: quiet, limit: limit)
        let (refused, deleted, changed) = (telling.refused, telling.deleted, telling.changed)
        let (unstated, dangling) = (telling.unstated, telling.dangling)
        let sentences = [
            DeletionSentences.refused(noun, refused), DeletionSentences.deleted(noun, deleted),
            DeletionSentences.changed(noun, changed), DeletionSentences.unstated(noun, unstated),
            DeletionSentences.dangling(noun, dangling),
        ].compactMap { $0 }
        return DeletionConsequences(
            facts: deletion, refused: refused, deleted: deleted, changed: changed, untouched: telling.untouched,
            unstated: unstated, dangling: dangling,
            sentences: sentences.isEmpty ? [DeletionSentences.nothing(noun, unknown: unknown(of: entity))] : sentences)
    }

    /// The relationships of an entity that lead to what the model does not have.
    private func unknown(of entity: EntityID) -> [Phrase] {
        facts[entity].relationships.filter { facts[$0.property].destination == nil }
            .map { Phrase(code: facts[$0.property].relationship.name) }
    }
}
