import DataModel
import ModelAnalysis

/// How the objects that go with a deleted one are reached from it, and how they are called.
struct DeletionWays {
    private let facts: ModelFacts
    private let nouns: Nouns
    private let start: EntityID
    private let deletion: DeletionFacts
    /// The Cascade relationships that may take along others of the entity of what was deleted first.
    private let returns: [RelationshipID]

    init(of deletion: DeletionFacts, from start: EntityID, facts: ModelFacts, nouns: Nouns) {
        self.facts = facts
        self.nouns = nouns
        self.start = start
        self.deletion = deletion
        returns = deletion.cascades.filter { $0.entities.contains(start) }.map(\.via)
    }

    /// The relationships that lead to the objects of an entity that do something along a relationship, in their order; none for
    /// the object that is deleted first.
    func way(to entity: EntityID, doing relationship: RelationshipID) -> [RelationshipID] {
        entity == start ? [] : deletion.way(to: entity, doing: relationship)
    }

    /// The names of the relationships of a way, with that of what they do at its end: "'projects' → 'tasks'".
    func names(to entity: EntityID, doing relationship: RelationshipID, hasLast: Bool = true) -> Phrase {
        let way = way(to: entity, doing: relationship) + (hasLast ? [relationship] : [])
        var result = Phrase()
        for relationship in way {
            if !result.isEmpty { result.append(" → ") }
            result.append(Phrase(code: facts[relationship].relationship.name))
        }
        return result
    }

    /// The objects of entities that a relationship is followed from, or that it refers to: "it", "that passport", "those
    /// projects".
    func holders(_ sources: [EntityID], of relationship: RelationshipID, called noun: Noun? = nil) -> Holders {
        guard let first = sources.first, first != start else {
            return isDoneAgain(relationship) ? .startAndOthers(nouns[start]) : .start
        }
        let noun = sources.count == 1 ? nouns[first] : noun ?? nouns[facts[relationship].owner]
        let isMany = way(to: first, doing: relationship).contains { facts[$0].relationship.isEffectivelyToMany }
        return isMany ? .several(noun) : .one(noun)
    }

    /// Whether others of the entity of what was deleted first, which go with it, do the same along a relationship: not where
    /// that leads back to what took them along, and to nothing else.
    private func isDoneAgain(_ relationship: RelationshipID) -> Bool {
        let isToOne = !facts[relationship].relationship.isEffectivelyToMany
        return returns.contains { $0 != relationship && !(isToOne && facts[relationship].partner == $0) }
    }

    /// What is called "it", "that passport" or "those projects".
    enum Holders {
        case start
        /// What was deleted first, and others of its entity that go with it.
        case startAndOthers(Noun)
        case one(Noun)
        case several(Noun)
    }
}
