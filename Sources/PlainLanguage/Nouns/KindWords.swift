import ModelAnalysis

extension Nouns {
    /// The words for objects of some of the kinds of an entity: its own noun where they are all of its kinds.
    func words(
        for entities: [EntityID], at destination: EntityID?, in facts: ModelFacts
    ) -> (one: Phrase, many: Phrase) {
        if let only = entities.first, entities.count == 1 {
            return (Phrase(text: self[only].singular), Phrase(text: self[only].plural))
        }
        if let destination, facts.resolved.concreteKinds(of: destination).count <= entities.count {
            return (Phrase(text: self[destination].singular), Phrase(text: self[destination].plural))
        }
        let named = entities.prefix(Phrase.namesInList + 1)
        return (
            Phrase.list(named.map { Phrase(text: self[$0].singular) }, count: entities.count, conjunction: "or"),
            Phrase.list(named.map { Phrase(text: self[$0].plural) }, count: entities.count)
        )
    }
}
