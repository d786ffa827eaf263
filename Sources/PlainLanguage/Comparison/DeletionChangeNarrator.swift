public import ModelAnalysis

extension ChangeNarrator {
    /// What deletions do now and did not, or do no longer: first where it begins, then who else is concerned.
    public func sentences(of change: DeletionChange) -> [Phrase] {
        let facts = change.isGained ? comparison.new : comparison.old
        let nouns = change.isGained ? newNouns : oldNouns
        guard let quiet = change.isGained ? quiet?.new : quiet?.old else { return [] }
        let effect = change.first
        let telling = DeletionTelling(
            of: effect.difference, within: effect.whole, from: effect.start, facts: facts, nouns: nouns, quiet: quiet)
        let noun = nouns[effect.start]
        let parts =
            change.isGained
            ? [
                DeletionChangeWording.deletedNow(noun, telling.deleted),
                DeletionChangeWording.refusedNow(noun, telling.refused),
                DeletionChangeWording.danglingNow(noun, telling.dangling),
            ]
            : [
                DeletionChangeWording.deletedNoLonger(noun, telling.deleted),
                DeletionChangeWording.refusedNoLonger(noun, telling.refused),
                DeletionChangeWording.danglingNoLonger(noun, telling.dangling),
            ]
        let others = change.others.map { Phrase(text: nouns[$0.start].indefinite) }
        return (parts + [DeletionChangeWording.others(others)]).compactMap(\.self)
    }

    /// The names of the entity whose deletion changes, and of the relationship that it comes from.
    public func names(of change: DeletionChange) -> (entity: String, cause: String) {
        let facts = change.isGained ? comparison.new : comparison.old
        return (facts.name(of: change.first.start), facts.qualifiedName(of: change.cause))
    }
}
