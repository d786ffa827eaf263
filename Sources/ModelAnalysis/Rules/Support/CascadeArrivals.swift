import DataModel

/// The cascades along which objects of each entity may go, up and down the trees of kinds: a relationship to an entity can
/// hold objects of all its kinds, and what an entity declares its kinds have too.
///
/// Whatever way a deletion takes, its last step is one of these, so that no way has to be walked.
struct CascadeArrivals {
    private let ends: RelationshipEnds
    /// For each entity, two cascades that lead to it or to one that it is a kind of.
    private var above: [[RelationshipID]]
    /// For each entity, two cascades that lead to one of its kinds.
    private var below: [[RelationshipID]]

    init(in model: CheckedModel) {
        ends = RelationshipEnds(of: model.resolved, model.relationships)
        above = [[RelationshipID]](repeating: [], count: model.entities.count)
        for facts in model.relationships where facts.relationship.deleteRule == .cascade {
            guard let destination = ends.destination(of: facts.id), above[destination.index].count < 2 else { continue }
            above[destination.index].append(facts.id)
        }
        below = [[RelationshipID]](repeating: [], count: model.entities.count)
        let downwards = Self.downwards(model.resolved)
        for id in downwards.reversed() {
            guard let parent = model.resolved[id].parent else { continue }
            Self.add(above[id.index] + below[id.index], to: &below[parent.index])
        }
        for id in downwards {
            guard let parent = model.resolved[id].parent else { continue }
            Self.add(above[parent.index], to: &above[id.index])
        }
    }

    /// A cascade along which an object goes, so that its Deny relationship is then asked; nil where there is none.
    ///
    /// One that is the other end of the Deny relationship itself does not count if that is to-one: the object at its end is
    /// the one that took it along.
    func cascade(before deny: RelationshipFacts) -> RelationshipID? {
        guard let source = ends.source(of: deny.id) else { return nil }
        let cascades = above[source.index] + below[source.index]
        return cascades.first { $0 != deny.partner || deny.relationship.isEffectivelyToMany }
    }

    private static func add(_ cascades: [RelationshipID], to known: inout [RelationshipID]) {
        for cascade in cascades where known.count < 2 && !known.contains(cascade) { known.append(cascade) }
    }

    /// The entities, each before its kinds.
    private static func downwards(_ model: ResolvedModel) -> [EntityID] {
        var order = model.entities.filter { $0.parent == nil }.map(\.id)
        var next = 0
        while next < order.count {
            order += model[order[next]].children
            next += 1
        }
        return order
    }
}
