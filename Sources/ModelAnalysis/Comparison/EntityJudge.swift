import DataModel

/// What changes of entities mean for stores. Source: Apple's pages on lightweight migration and on version hashes.
struct EntityJudge {
    let old: ResolvedModel
    let new: ResolvedModel
    let entities: EntityPairs

    func removed(_ entity: ResolvedEntity) -> Judgement {
        entity.entity.isAbstract ? Judgement(.inferred) : Judgement(.dataLost, .objectsLost)
    }

    func changed(_ field: ChangedField, of id: EntityID, values: (old: String?, new: String?)) -> Judgement {
        switch field {
        case .parent: return parent(of: id)
        case .abstract:
            return new[id].entity.isAbstract ? Judgement(.check, .abstractNow) : Judgement(.inferred)
        case .uniqueness:
            return values.new == nil ? Judgement(.inferred) : Judgement(.check, .duplicates)
        case .versionHashModifier: return Judgement(.inferred)
        default: return .unseen
        }
    }

    /// Entities can get new parents and move about in their hierarchy; two that had no common parent cannot share one after.
    private func parent(of id: EntityID) -> Judgement {
        let ancestors = new.ancestors(of: id)
        guard let root = ancestors.last, let before = entities.old(id) else { return Judgement(.inferred) }
        let family = oldRoot(of: before)
        func isStranger(_ other: EntityID) -> Bool {
            entities.old(other).map { oldRoot(of: $0) != family } ?? false
        }
        let relatives = new.descendants(of: root).filter { other in
            !new.isKind(other, of: id) && !ancestors.contains(other)
        }
        if relatives.contains(where: isStranger) { return Judgement(.custom, .mergedHierarchies) }
        return ancestors.contains(where: isStranger) ? Judgement(.check, .joinsHierarchy) : Judgement(.inferred)
    }

    private func oldRoot(of id: EntityID) -> EntityID { old.ancestors(of: id).last ?? id }
}
