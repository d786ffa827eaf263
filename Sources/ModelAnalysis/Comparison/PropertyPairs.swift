import DataModel

/// Which properties of two models are the same: those of one entity, and those that moved up or down a hierarchy.
struct PropertyPairs {
    /// Two properties that are the same.
    struct Pair {
        let old: PropertyRef
        let new: PropertyRef
        /// Whether another entity has it now.
        let isMove: Bool
        let isByNameOnly: Bool
    }

    private(set) var pairs: [Pair] = []
    /// What is gone from entities that stay.
    private(set) var removed: [PropertyRef] = []
    /// What is new on entities that were there.
    private(set) var added: [PropertyRef] = []

    init(old: ModelFacts, new: ModelFacts, entities: EntityPairs) {
        var gone: [PropertyRef] = []
        var come: [PropertyRef] = []
        for pair in entities.pairing.pairs {
            let before = PropertyRef.own(of: EntityID(index: pair.old), in: old)
            let after = PropertyRef.own(of: EntityID(index: pair.new), in: new)
            for (before, after) in zip(before, after) {
                let pairing = NamePairing(old: before.map(\.item), new: after.map(\.item))
                pairs += pairing.pairs.map {
                    Pair(old: before[$0.old], new: after[$0.new], isMove: false, isByNameOnly: $0.isByNameOnly)
                }
                gone += pairing.removed.map { before[$0] }
                come += pairing.added.map { after[$0] }
            }
        }
        // What an entity took along when it went, or brought along, may be in another one.
        let lost = entities.pairing.removed.flatMap { PropertyRef.own(of: EntityID(index: $0), in: old).joined() }
        let brought = entities.pairing.added.flatMap { PropertyRef.own(of: EntityID(index: $0), in: new).joined() }
        let moves = Moves(old: old.resolved, new: new.resolved, entities: entities)
            .pairs(from: gone + lost, to: come + brought)
        pairs += moves.map {
            Pair(old: (gone + lost)[$0.old], new: (come + brought)[$0.new], isMove: true, isByNameOnly: false)
        }
        let (movedFrom, movedTo) = (Set(moves.map(\.old)), Set(moves.map(\.new)))
        removed = gone.indices.filter { !movedFrom.contains($0) }.map { gone[$0] }
        added = come.indices.filter { !movedTo.contains($0) }.map { come[$0] }
    }

    /// Finds properties that moved.
    private struct Moves {
        let old: ResolvedModel
        let new: ResolvedModel
        let entities: EntityPairs

        func pairs(from gone: [PropertyRef], to come: [PropertyRef]) -> [(old: Int, new: Int)] {
            if gone.isEmpty || come.isEmpty { return [] }
            var places: [String: [Int]] = [:]
            for (index, property) in come.enumerated() { places[property.identity, default: []].append(index) }
            var result: [(old: Int, new: Int)] = []
            for (index, property) in gone.enumerated() {
                for candidate in places[property.identity] ?? [] where come[candidate].kind == property.kind {
                    if areRelated(property.owner, come[candidate].owner) { result.append((index, candidate)) }
                }
            }
            return result
        }

        /// Whether an entity of the old model and one of the new are kinds of each other, in either model.
        private func areRelated(_ before: EntityID, _ after: EntityID) -> Bool {
            if let now = entities.new(before), now != after {
                if new.isKind(now, of: after) || new.isKind(after, of: now) { return true }
            }
            if let then = entities.old(after), then != before {
                return old.isKind(then, of: before) || old.isKind(before, of: then)
            }
            return false
        }
    }
}
