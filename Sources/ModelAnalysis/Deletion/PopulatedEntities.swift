import DataModel

/// The entities that can have valid objects of exactly themselves: not abstract ones, and none that must have what there can
/// never be.
struct PopulatedEntities {
    private let populated: [Bool]

    /// Starts with every concrete entity, and takes out those that cannot be satisfied until none is left to take out.
    init(of facts: ModelFacts) {
        var populated = facts.entities.map { !$0.entity.isAbstract }
        var counts = facts.entities.map { entity in
            facts.resolved.concreteKinds(of: entity.id).count
        }
        var pending = facts.entities.indices.filter { index in
            populated[index]
                && facts.entities[index].relationships.contains { use in
                    Self.isImpossible(facts[use.property]) { counts[$0.index] > 0 }
                }
        }
        while let index = pending.popLast() {
            guard populated[index] else { continue }
            populated[index] = false
            let family = [facts.entities[index].id] + facts.resolved.ancestors(of: facts.entities[index].id)
            for id in family {
                counts[id.index] -= 1
                guard counts[id.index] == 0 else { continue }
                for referrer in facts.referrers[id.index] where (facts[referrer].cardinality.minimum ?? 0) > 0 {
                    let owner = facts[referrer].owner
                    pending += ([owner] + facts.resolved.descendants(of: owner)).map(\.index).filter { populated[$0] }
                }
            }
        }
        self.populated = populated
    }

    /// Whether there can be valid objects of exactly this entity.
    func contains(_ id: EntityID) -> Bool { populated[id.index] }

    private static func isImpossible(_ relationship: RelationshipFacts, hasObjects: (EntityID) -> Bool) -> Bool {
        guard (relationship.cardinality.minimum ?? 0) > 0 else { return false }
        if relationship.cardinality.isContradictory { return true }
        return relationship.destination.map { !hasObjects($0) } ?? true
    }
}
