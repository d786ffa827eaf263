import DataModel

@testable import ModelAnalysis

/// Builds graphs in which something announced happens: a chain of new objects along Cascade relationships from the one that is
/// deleted, the link that is meant at its end, and then whatever else the objects must have.
struct WitnessSearch {
    private struct State: Hashable {
        let entity: EntityID
        let via: RelationshipID?
    }

    private struct Step {
        let via: RelationshipID
        let entity: EntityID
    }

    private let shape: GraphShape
    private let entities: [EntityID]
    private let empty: ObjectGraph

    init(of facts: ModelFacts) {
        empty = ObjectGraph(of: facts.resolved)
        shape = empty.shape
        entities = facts.entities.map(\.id).filter { !facts[$0].entity.isAbstract }
    }

    /// A graph that may show it when its first object is deleted; nil where none could be made with these numbers.
    func graph(
        of announcement: Announcement, deleting start: EntityID, limit: Int, freshness: Int,
        _ generator: inout GraphGenerator
    ) -> ObjectGraph? {
        let source: EntityID
        let via: RelationshipID
        let other: EntityID
        var isOneWayReference = false
        var side = GraphGenerator.Side.staying
        switch announcement {
        case .deletes(let entity, let from, let step):
            (source, via, other) = (from, step, entity)
            side = .deleted
        case .unlinks(let entity, let from, let step), .refused(let entity, let from, let step, _):
            (source, via, other) = (from, step, entity)
        case .dangles(let holder, let reference, let gone, _):
            let partner = shape.relationships[reference.index].partner
            (source, via, other) = (gone, partner ?? reference, holder)
            isOneWayReference = partner == nil
        }
        let isTaken = { (last: RelationshipID?) -> Bool in
            guard let last else { return false }
            if isOneWayReference { return last == via && shape.relationships[via.index].isToMany }
            return leadsBackOnly(via, from: last)
        }
        guard let path = path(from: start, to: source, &generator.numbers, isTaken: isTaken) else { return nil }
        generator.begin(limit: limit, freshness: freshness)
        guard var object = generator.add(start, .deleted) else { return nil }
        for step in path {
            guard let next = generator.add(step.entity, .deleted), generator.link(object, step.via, to: next) else {
                return nil
            }
            object = next
        }
        guard let end = generator.add(other, side) else { return nil }
        let isLinked =
            isOneWayReference ? generator.link(end, via, to: object) : generator.link(object, via, to: end)
        guard isLinked else { return nil }
        if case .refused(_, _, _, .minimum) = announcement, let partner = shape.relationships[via.index].partner {
            generator.keepScarce(partner, of: end)
        }
        return generator.complete()
    }

    private func leadsBackOnly(_ relationship: RelationshipID, from via: RelationshipID) -> Bool {
        shape.relationships[via.index].partner == relationship && !shape.relationships[relationship.index].isToMany
    }

    /// A short way along Cascade relationships to an object from whose end the link that is meant can go; not always the
    /// same, since bounds may exclude one.
    private func path(
        from start: EntityID, to source: EntityID, _ numbers: inout SeededNumbers, isTaken: (RelationshipID?) -> Bool
    ) -> [Step]? {
        var states = [State(entity: start, via: nil)]
        var origins = [-1]
        var seen: Set<State> = [states[0]]
        var index = 0
        while index < states.count {
            let state = states[index]
            if state.entity == source, !isTaken(state.via) {
                var path: [Step] = []
                var place = index
                while origins[place] >= 0 {
                    if let via = states[place].via { path.append(Step(via: via, entity: states[place].entity)) }
                    place = origins[place]
                }
                return path.reversed()
            }
            let relationships = shape.relationshipsOf[state.entity.index]
            let first = numbers.below(relationships.count)
            for relationship in relationships[first...] + relationships[..<first]
            where numbers.chance(85) && shape.relationships[relationship.index].deleteRule == .cascade {
                if let via = state.via, leadsBackOnly(relationship, from: via) { continue }
                for entity in entities where empty.canLink(state.entity, relationship, entity) {
                    let next = State(entity: entity, via: relationship)
                    guard seen.insert(next).inserted else { continue }
                    states.append(next)
                    origins.append(index)
                }
            }
            index += 1
        }
        return nil
    }
}
