import DataModel

/// What changes of relationships mean for stores. Source: Apple's pages on lightweight migration and on version hashes.
struct RelationshipJudge {
    let old: ModelFacts
    let new: ModelFacts
    let entities: EntityPairs

    static func added(_ facts: RelationshipFacts) -> Judgement {
        isDemanding(facts) ? Judgement(.inferred, .failsAtSave) : Judgement(.inferred)
    }

    /// Links go only where no side of a pair stays.
    static func removed(_ facts: RelationshipFacts, isPartnerKept: Bool) -> Judgement {
        facts.relationship.isTransient || isPartnerKept ? Judgement(.inferred) : Judgement(.dataLost, .linksLost)
    }

    func changed(_ field: ChangedField, from old: RelationshipFacts, to new: RelationshipFacts) -> Judgement {
        switch field {
        case .destination: return destination(from: old, to: new)
        case .inverse:
            // A many-to-many relationship without a way back is kept with what it holds, which then has room for one holder.
            if new.relationship.inverse == nil, new.cardinality.isToMany, isManyToMany(old) {
                return Judgement(.check, .oneHolder)
            }
            let isOneSided = old.relationship.inverse == nil || new.relationship.inverse == nil
            return isOneSided ? Judgement(.inferred) : Judgement(.check, .otherInverse)
        case .toMany, .maximumCount:
            if old.cardinality.isToMany, !new.cardinality.isToMany { return Judgement(.check, .oneOfSeveral) }
            // One object always fits where there may be several; other bounds are changes of their own.
            if field == .toMany { return Judgement(.inferred) }
            return bounds(from: old, to: new)
        case .optional:
            if new.relationship.isOptional == nil { return Judgement(.check, .unstated) }
            return bounds(from: old, to: new)
        case .minimumCount: return bounds(from: old, to: new)
        case .ordered:
            let isOrderLost = old.relationship.isOrdered && !new.relationship.isOrdered
            return isOrderLost && !new.relationship.isTransient
                ? Judgement(.dataLost, .orderLost) : Judgement(.inferred)
        case .versionHashModifier: return Judgement(.inferred)
        case .transient:
            return new.relationship.isTransient
                ? Judgement(.dataLost, .linksLost) : Judgement(.check, .storedOrNot)
        case .deleteRule: return Judgement(.check, .deleteRuleAlone, hash: .disputed)
        default: return .unseen
        }
    }

    private func bounds(from old: RelationshipFacts, to new: RelationshipFacts) -> Judgement {
        let (before, after) = (old.cardinality, new.cardinality)
        let isTighter =
            (after.minimum ?? 0) > (before.minimum ?? 0) || (after.minimumIfAny ?? 1) > (before.minimumIfAny ?? 1)
            || (after.maximum ?? .max) < (before.maximum ?? .max)
        return isTighter ? Judgement(.inferred, .failsAtSave) : Judgement(.inferred)
    }

    /// Leading to what is above or below is not what Apple lists; leading elsewhere certainly needs a mapping.
    private func destination(from old: RelationshipFacts, to new: RelationshipFacts) -> Judgement {
        if let before = old.destination.flatMap({ entities.new($0) }), let after = new.destination {
            let resolved = self.new.resolved
            if resolved.isKind(before, of: after) || resolved.isKind(after, of: before) {
                return Judgement(.check, .relatedDestination)
            }
        }
        // They may have been related only as long as the old destination was there.
        if let before = old.destination, let after = new.destination.flatMap({ entities.old($0) }) {
            let resolved = self.old.resolved
            if resolved.isKind(before, of: after) || resolved.isKind(after, of: before) {
                return Judgement(.check, .relatedDestination)
            }
        }
        return Judgement(.custom, .otherDestination)
    }

    private func isManyToMany(_ facts: RelationshipFacts) -> Bool {
        facts.cardinality.isToMany && facts.inverseCardinality?.isToMany == true
    }

    private static func isDemanding(_ facts: RelationshipFacts) -> Bool { (facts.cardinality.minimum ?? 0) > 0 }
}
