import DataModel
import ModelAnalysis

/// How the objects that go with a deleted one are reached from it, and how they are called.
struct DeletionWays {
    private let facts: ModelFacts
    private let nouns: Nouns
    private let start: EntityID
    private var lastSteps: [EntityID: (from: EntityID, via: RelationshipID)] = [:]

    init(of deletion: DeletionFacts, from start: EntityID, facts: ModelFacts, nouns: Nouns) {
        self.facts = facts
        self.nouns = nouns
        self.start = start
        for entry in deletion.deletes where entry.entity != start {
            lastSteps[entry.entity] = (entry.from, entry.via)
        }
    }

    /// The relationships that lead to the objects of an entity; none for the object that is deleted first.
    func way(to entity: EntityID) -> [RelationshipID] {
        var result: [RelationshipID] = []
        var next = entity
        while next != start, let step = lastSteps[next] {
            result.append(step.via)
            next = step.from
        }
        return result.reversed()
    }

    /// The names of the relationships of a way, the last one given apart: "'projects' → 'tasks'".
    func names(to entity: EntityID, then last: RelationshipID?) -> Phrase {
        var result = Phrase()
        for relationship in way(to: entity) + (last.map { [$0] } ?? []) {
            if !result.isEmpty { result.append(" → ") }
            result.append(Phrase(code: facts[relationship].relationship.name))
        }
        return result
    }

    /// Whether there may be several objects at the end of the way to an entity.
    func isMany(_ entity: EntityID) -> Bool {
        way(to: entity).contains { facts[$0].relationship.isEffectivelyToMany }
    }

    /// The objects of entities that a relationship is followed from: "it", "that passport", "those projects".
    func holders(_ sources: [EntityID], of relationship: RelationshipID) -> Holders {
        guard let first = sources.first, first != start else { return .start }
        let noun = sources.count == 1 ? nouns[first] : nouns[facts[relationship].owner]
        return isMany(first) ? .several(noun) : .one(noun)
    }

    /// What is called "it", "that passport" or "those projects".
    enum Holders {
        case start
        case one(Noun)
        case several(Noun)
    }
}
