import DataModel
public import ModelAnalysis

/// Says which shape relationships of an entity to itself give its objects: a tree, a graph, chains, pairs.
public struct HierarchyNarrator: Sendable {
    private let facts: ModelFacts
    private let nouns: Nouns

    /// Makes a narrator for the entities of a model.
    public init(facts: ModelFacts, nouns: Nouns) {
        self.facts = facts
        self.nouns = nouns
    }

    /// A sentence or two for each relationship, or pair of them, that an entity declares from itself to itself. None for
    /// one whose inverse is broken.
    public func shapes(of id: EntityID) -> [Phrase] {
        var result: [Phrase] = []
        for use in facts[id].relationships where use.inheritedFrom == nil {
            let near = facts[use.property]
            guard near.destination == id, near.inverseStatus != .broken else { continue }
            guard let partner = near.partner, partner != near.id else {
                result.append(alone(near, nouns[id]))
                continue
            }
            // A pair is told at its first end.
            let far = facts[partner]
            if far.owner == id, partner < near.id { continue }
            result.append(pair(near, far, nouns[id]))
        }
        return result
    }

    /// A relationship without another one that leads back.
    private func alone(_ relationship: RelationshipFacts, _ noun: Noun) -> Phrase {
        let name = relationship.relationship.name
        switch (relationship.inverseStatus == .itself, relationship.relationship.isEffectivelyToMany) {
        case (true, true): return HierarchyWording.graph(noun, [name])
        case (true, false): return HierarchyWording.pairs(noun, name)
        case (false, true): return HierarchyWording.tree(noun, above: nil, below: name)
        case (false, false): return HierarchyWording.tree(noun, above: name, below: nil)
        }
    }

    private func pair(_ near: RelationshipFacts, _ far: RelationshipFacts, _ noun: Noun) -> Phrase {
        let (first, second) = (near.relationship.name, far.relationship.name)
        switch (near.relationship.isEffectivelyToMany, far.relationship.isEffectivelyToMany) {
        case (true, true): return HierarchyWording.graph(noun, [first, second])
        case (true, false): return HierarchyWording.tree(noun, above: second, below: first)
        case (false, true): return HierarchyWording.tree(noun, above: first, below: second)
        case (false, false): return HierarchyWording.chains(noun, first, second)
        }
    }
}
