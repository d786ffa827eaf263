import DataModel
import ModelAnalysis

/// What a Cascade relationship brings about beyond the objects that it deletes itself, for the sentence about it.
struct CascadeOutcome {
    /// What goes with those objects in turn: the first few nouns, in the plural where there may be several.
    let alsoDeleted: [Phrase]
    /// How many there are; nil where there are too many to count.
    let alsoDeletedCount: Int?
    /// Whether all of them belong to those objects directly.
    let belongToThem: Bool
    /// When something below refuses: "one of those tasks has reviews", the first, and the second where there is no third.
    let refusals: [Phrase]
    /// How many more refuse.
    let otherRefusals: Int
}

extension RelationshipNarrator {
    /// How many entities that go in turn are counted: a sentence names few of them.
    private static let limit = 32

    /// Follows the objects that go along a relationship of an entity; nil for a rule that is not Cascade.
    func cascadeOutcome(of relationship: RelationshipFacts, for source: EntityID) -> CascadeOutcome? {
        guard relationship.relationship.deleteRule == .cascade else { return nil }
        let (deletion, isCutOff) = deletions.deletion(along: relationship.id, upTo: Self.limit)
        let also = deletion.deletes.filter { $0.entity != source && $0.entity != relationship.owner }
        let kinds = relationship.destination.map { facts.resolved.concreteKinds(of: $0) } ?? []
        let refusals = ConsequenceGroup.groups(
            deletion.refusedBy.filter { $0.reason == .deny }, via: \.via, trait: { _ in 0 }, entity: \.entity,
            source: \.from)
        let told = refusals.prefix(refusals.count == 2 ? 2 : 1).compactMap {
            refusal(of: $0.group, below: relationship, kinds: kinds, source: source)
        }
        return CascadeOutcome(
            alsoDeleted: also.prefix(Phrase.namesInList).map { entry in
                let noun = nouns[entry.entity]
                return Phrase(text: isOne(entry, of: relationship, in: deletion) ? noun.singular : noun.plural)
            },
            alsoDeletedCount: isCutOff ? nil : also.count, belongToThem: also.allSatisfy { kinds.contains($0.from) },
            refusals: told, otherRefusals: refusals.count - told.count)
    }

    /// Whether only one object of an entity goes with one along a relationship.
    private func isOne(
        _ entry: DeletionFacts.Deleted, of relationship: RelationshipFacts, in deletion: DeletionFacts
    ) -> Bool {
        let way = [relationship.id] + deletion.way(to: entry.from, doing: entry.via) + [entry.via]
        return !way.contains { facts[$0].relationship.isEffectivelyToMany }
            && deletion.cascades.count { $0.entities.contains(entry.entity) } == 1
    }

    private func refusal(
        of group: ConsequenceGroup, below relationship: RelationshipFacts, kinds: [EntityID], source: EntityID
    ) -> Phrase? {
        guard let holder = group.sources.first, let refuser = group.entities.first else { return nil }
        let isOne = !relationship.relationship.isEffectivelyToMany && kinds.contains(holder)
        let held = facts[group.via]
        let noun = nouns[held.destination ?? refuser]
        let subject: Phrase =
            isOne ? "that \(nouns[holder])" : "one of those \(nouns[holder].plural)"
        // The deleted object itself goes, so that it does not count.
        let isOfSource = group.entities.contains(source)
        if held.relationship.isEffectivelyToMany {
            return "\(subject) has \(isOfSource ? "other " : "")\(noun.plural)"
        }
        return "\(subject) has \(isOfSource ? "another \(noun.singular)" : noun.indefinite)"
    }
}
