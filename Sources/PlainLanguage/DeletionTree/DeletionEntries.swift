import ModelAnalysis

/// What was computed of a deletion, found by what brings it about.
struct DeletionEntries {
    private struct Key: Hashable {
        let from: EntityID
        let via: RelationshipID
    }

    private var deletes: [Key: [DeletionFacts.Deleted]] = [:]
    private var unlinks: [Key: [EntityID]] = [:]
    private var refusedBy: [Key: [DeletionFacts.Refusal]] = [:]
    private var dangles: [EntityID: [DeletionFacts.Dangling]] = [:]
    private var below: [EntityID: [EntityID]] = [:]
    private var gone: Set<EntityID> = []

    init(of deletion: DeletionFacts, from start: EntityID) {
        for entry in deletion.deletes {
            deletes[Key(from: entry.from, via: entry.via), default: []].append(entry)
            gone.insert(entry.entity)
            if entry.entity != start { below[entry.from, default: []].append(entry.entity) }
        }
        for entry in deletion.unlinks {
            unlinks[Key(from: entry.from, via: entry.via), default: []].append(entry.entity)
        }
        for entry in deletion.refusedBy {
            refusedBy[Key(from: entry.from, via: entry.via), default: []].append(entry)
        }
        for entry in deletion.dangles { dangles[entry.gone, default: []].append(entry) }
    }

    /// Whether objects of an entity go in turn.
    func isDeleted(_ entity: EntityID) -> Bool { gone.contains(entity) }

    /// What goes with objects of these entities along a relationship.
    func deleted(from sources: [EntityID], via: RelationshipID) -> [DeletionFacts.Deleted] {
        sources.flatMap { deletes[Key(from: $0, via: via)] ?? [] }
    }

    /// What is unlinked from objects of these entities, each entity once.
    func unlinked(from sources: [EntityID], via: RelationshipID) -> [EntityID] {
        Self.distinct(sources.flatMap { unlinks[Key(from: $0, via: via)] ?? [] })
    }

    /// What refuses along a relationship, by reason.
    func refusals(
        from sources: [EntityID], via: RelationshipID
    ) -> [(reason: DeletionFacts.Refusal.Reason, entities: [EntityID])] {
        let all = sources.flatMap { refusedBy[Key(from: $0, via: via)] ?? [] }
        return DeletionFacts.Refusal.Reason.allCases.compactMap { reason in
            let entities = Self.distinct(all.filter { $0.reason == reason }.map(\.entity))
            return entities.isEmpty ? nil : (reason, entities)
        }
    }

    /// What is left pointing at objects of these entities through the inverse of a relationship of theirs.
    func dangling(for sources: [EntityID], via partner: RelationshipID?) -> [DeletionFacts.Dangling] {
        guard let partner else { return [] }
        return sources.flatMap { dangles[$0] ?? [] }.filter { $0.via == partner }
    }

    /// What is left pointing at objects of these entities through relationships without inverse.
    func references(
        to sources: [EntityID], in facts: ModelFacts
    ) -> [(via: RelationshipID, holders: [DeletionFacts.Dangling])] {
        var result: [(via: RelationshipID, holders: [DeletionFacts.Dangling])] = []
        for entry in sources.flatMap({ dangles[$0] ?? [] }) where facts[entry.via].partner == nil {
            if let place = result.firstIndex(where: { $0.via == entry.via }) {
                result[place].holders.append(entry)
            } else {
                result.append((entry.via, [entry]))
            }
        }
        return result
    }

    /// All that goes with objects of these entities, at any depth.
    func deletedBelow(_ sources: [EntityID]) -> [EntityID] {
        var result: [EntityID] = []
        var pending = sources
        var next = 0
        while next < pending.count {
            let children = below[pending[next]] ?? []
            result += children
            pending += children
            next += 1
        }
        return result
    }

    private static func distinct(_ entities: [EntityID]) -> [EntityID] {
        var seen: Set<EntityID> = []
        return entities.filter { seen.insert($0).inserted }
    }
}
