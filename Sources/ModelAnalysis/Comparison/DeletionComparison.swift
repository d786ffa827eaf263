import DataModel

/// Compares what deletions do in two models.
///
/// Only entities that are in both models count: what the deletion of a new entity does, or what becomes of new objects, is told
/// with the relationships that are new. But what has to go first counts whatever it is, and so does what lies on the way.
struct DeletionComparison {
    let old: ModelFacts
    let new: ModelFacts
    let entities: EntityPairs

    /// The changes, in the order of the new model; what is done no longer stands behind what is done now.
    func changes() -> [DeletionChange] {
        let (before, after) = (DeletionAnalysis(of: old), DeletionAnalysis(of: new))
        var gained = DeletionGroups(isGained: true)
        var lost = DeletionGroups(isGained: false)
        for pair in entities.pairing.pairs {
            let (oldID, newID) = (EntityID(index: pair.old), EntityID(index: pair.new))
            let (oldFacts, newFacts) = (before.deletion(of: oldID), after.deletion(of: newID))
            let oldKeys = DeletionKeys(oldFacts) { entities.new($0) }
            let newKeys = DeletionKeys(newFacts) { $0 }
            // What refused and is gone altogether has no key.
            let isFreed = oldFacts.refusedBy.contains { entities.new($0.entity) == nil }
            if oldKeys == newKeys, !isFreed { continue }
            gained.add(newFacts, of: newID, isForeign: { entities.old($0) == nil }) { key in
                oldKeys.lacks(key) && (key.isRefusal || entities.old(key.object) != nil)
            }
            lost.add(oldFacts, of: oldID, isForeign: { entities.new($0) == nil }) { key in
                guard let now = entities.new(key.object) else { return key.isRefusal }
                return newKeys.lacks(key.moved(to: now))
            }
        }
        return gained.changes() + lost.changes()
    }
}

/// One thing that a deletion does, without the way to it.
struct DeletionKey: Hashable {
    enum What: Hashable {
        case deletes
        case refuses(DeletionFacts.Refusal.Reason)
        case dangles(DeletionFacts.Dangling.How)
    }

    let what: What
    /// The entity of the objects that it happens to.
    let object: EntityID

    var isRefusal: Bool {
        if case .refuses = what { true } else { false }
    }

    func moved(to object: EntityID) -> DeletionKey { DeletionKey(what: what, object: object) }
}

/// All that a deletion does, in the terms of one model; what has no place there is left out.
private struct DeletionKeys: Equatable {
    private var keys: Set<DeletionKey> = []

    init(_ facts: DeletionFacts, place: (EntityID) -> EntityID?) {
        func add(_ what: DeletionKey.What, _ entity: EntityID) {
            if let id = place(entity) { keys.insert(DeletionKey(what: what, object: id)) }
        }
        for entry in facts.deletes { add(.deletes, entry.entity) }
        for entry in facts.refusedBy { add(.refuses(entry.reason), entry.entity) }
        for entry in facts.dangles { add(.dangles(entry.how), entry.holder) }
    }

    func lacks(_ key: DeletionKey) -> Bool { !keys.contains(key) }
}

/// Groups what differs by the relationship from which it comes.
private struct DeletionGroups {
    let isGained: Bool
    private var order: [RelationshipID] = []
    private var effects: [RelationshipID: [DeletionChange.Effect]] = [:]

    init(isGained: Bool) {
        self.isGained = isGained
    }

    /// Adds what one entity's deletion does, as far as it differs.
    ///
    /// - Parameters:
    ///   - whole: all that it does.
    ///   - start: the entity.
    ///   - isForeign: whether an entity is not in the other model.
    ///   - differs: whether the other model does not do something.
    mutating func add(
        _ whole: DeletionFacts, of start: EntityID, isForeign: (EntityID) -> Bool, differs: (DeletionKey) -> Bool
    ) {
        var parts: [RelationshipID: DeletionFacts] = [:]
        var causes: [RelationshipID] = []
        // What goes because of something that differs itself has the same cause.
        var rootOf: [EntityID: RelationshipID] = [:]
        func place(_ cause: RelationshipID, _ change: (inout DeletionFacts) -> Void) {
            if parts[cause] == nil {
                parts[cause] = DeletionFacts()
                causes.append(cause)
            }
            change(&parts[cause, default: DeletionFacts()])
        }
        var isNew = Set(
            whole.deletes.filter { differs(DeletionKey(what: .deletes, object: $0.entity)) }.map(\.entity))
        // A sentence needs all steps of the way, those through entities that only this model has, too.
        for entry in whole.deletes.reversed() where isNew.contains(entry.entity) && isForeign(entry.from) {
            isNew.insert(entry.from)
        }
        // The entries form a tree, and come in the order of a walk through it.
        for entry in whole.deletes where isNew.contains(entry.entity) {
            let root = entry.from == start ? entry.via : rootOf[entry.from] ?? entry.via
            rootOf[entry.entity] = root
            place(root) { difference in
                difference.deletes.append(entry)
                difference.cascades.append(
                    DeletionFacts.Cascade(from: entry.from, via: entry.via, entities: [entry.entity]))
            }
        }
        for entry in whole.refusedBy where differs(DeletionKey(what: .refuses(entry.reason), object: entry.entity)) {
            place(entry.from == start ? entry.via : rootOf[entry.from] ?? entry.via) {
                $0.refusedBy.append(entry)
            }
        }
        for entry in whole.dangles where differs(DeletionKey(what: .dangles(entry.how), object: entry.holder)) {
            place(entry.gone == start ? entry.via : rootOf[entry.gone] ?? entry.via) {
                $0.dangles.append(entry)
            }
        }
        for cause in causes {
            if effects[cause] == nil { order.append(cause) }
            let difference = parts[cause] ?? DeletionFacts()
            effects[cause, default: []].append(
                DeletionChange.Effect(start: start, difference: difference, whole: whole))
        }
    }

    func changes() -> [DeletionChange] {
        order.sorted().compactMap { cause in
            guard var all = effects[cause] else { return nil }
            let begin = all.firstIndex { effect in
                effect.difference.deletes.contains { $0.via == cause && $0.from == effect.start }
                    || effect.difference.refusedBy.contains { $0.via == cause && $0.from == effect.start }
                    || effect.difference.dangles.contains { $0.via == cause && $0.gone == effect.start }
            }
            let first = all.remove(at: begin ?? 0)
            return DeletionChange(isGained: isGained, cause: cause, first: first, others: all)
        }
    }
}
