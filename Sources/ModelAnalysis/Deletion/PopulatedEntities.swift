import DataModel

/// The entities that can have valid objects of exactly themselves: not abstract ones, and none that must have what there can
/// never be.
///
/// Numbers are not weighed against each other: that each A has two B, each B one A, and there are as many A as B, which only
/// an empty store satisfies, is not seen.
struct PopulatedEntities {
    private let populated: [Bool]

    /// Starts with every concrete entity, and takes out those that cannot be satisfied until none is left to take out.
    init(of facts: ModelFacts, ends: RelationshipEnds) {
        var populated = facts.entities.map { !$0.entity.isAbstract }
        var counts = facts.entities.map { entity in
            facts.resolved.concreteKinds(of: entity.id).count
        }
        var requirers = [[RelationshipID]](repeating: [], count: facts.entities.count)
        for relationship in facts.relationships where (relationship.cardinality.minimum ?? 0) > 0 {
            if let destination = ends.destination(of: relationship.id) {
                requirers[destination.index].append(relationship.id)
            }
        }
        var pending = facts.entities.indices.filter { index in
            let entity = facts.entities[index]
            return populated[index]
                && entity.relationships.contains { use in
                    guard (facts[use.property].cardinality.minimum ?? 0) > 0 else { return false }
                    guard let source = ends.source(of: use.property) else { return true }
                    guard let destination = ends.destination(of: use.property) else { return true }
                    return counts[destination.index] == 0 || !facts.resolved.isKind(entity.id, of: source)
                }
        }
        while let index = pending.popLast() {
            guard populated[index] else { continue }
            populated[index] = false
            let family = [facts.entities[index].id] + facts.resolved.ancestors(of: facts.entities[index].id)
            for id in family {
                counts[id.index] -= 1
                guard counts[id.index] == 0 else { continue }
                for requirer in requirers[id.index] {
                    let owner = facts[requirer].owner
                    pending += ([owner] + facts.resolved.descendants(of: owner)).map(\.index).filter { populated[$0] }
                }
            }
        }
        self.populated = populated
    }

    /// Whether there can be valid objects of exactly this entity.
    func contains(_ id: EntityID) -> Bool { populated[id.index] }
}
