import DataModel

/// Computes what deletions do, over the model.
///
/// The walk goes over objects that were reached along a relationship. That relationship matters where an object leads back:
/// if an employee goes because of `department.employees`, its `department` is the one that goes already, so that its rule
/// towards it has nothing more to do.
public struct DeletionAnalysis: Sendable {
    private let facts: ModelFacts
    private let ends: RelationshipEnds
    /// For each entity the entities whose objects a relationship to it can hold.
    private let kinds: [[EntityID]]
    /// For each entity the relationships without inverse that can lead to its objects.
    private let oneWayReferrers: [[RelationshipID]]

    /// Prepares the analysis of a model.
    public init(of facts: ModelFacts) {
        self.facts = facts
        let ends = RelationshipEnds(of: facts)
        self.ends = ends
        let populated = PopulatedEntities(of: facts, ends: ends)
        kinds = facts.entities.map { entity in
            facts.resolved.concreteKinds(of: entity.id).filter(populated.contains)
        }
        var referrers = [[RelationshipID]](repeating: [], count: facts.entities.count)
        for relationship in facts.relationships where relationship.partner == nil {
            guard let destination = ends.destination(of: relationship.id) else { continue }
            for kind in kinds[destination.index] { referrers[kind.index].append(relationship.id) }
        }
        oneWayReferrers = referrers
    }

    /// What deleting one object of exactly this entity does.
    public func deletion(of entity: EntityID) -> DeletionFacts {
        var walk = DeletionWalk(start: entity)
        while let arrival = walk.next() {
            for use in facts[arrival.entity].relationships {
                let relationship = facts[use.property]
                if isToBeFollowed(relationship, on: arrival) { follow(relationship, from: arrival, on: &walk) }
            }
            for referrer in oneWayReferrers[arrival.entity.index] where isToBeLooked(at: referrer, on: arrival) {
                let isStored =
                    !facts[referrer].relationship.isEffectivelyToMany && !facts[referrer].relationship.isTransient
                for holder in kinds[facts[referrer].owner.index] {
                    walk.dangle(holder, via: referrer, gone: arrival.entity, how: isStored ? .stored : .memory)
                }
            }
        }
        return walk.result
    }

    /// Whether the rule of a relationship has to do something for an arrival: not where it leads back to the object that
    /// brought the arrival about, and to no other; and not again where an earlier arrival did it.
    private func isToBeFollowed(_ relationship: RelationshipFacts, on arrival: DeletionWalk.Arrival) -> Bool {
        func leadsBackOnly(_ via: RelationshipID?) -> Bool {
            guard let via, facts[via].partner == relationship.id else { return false }
            return !relationship.relationship.isEffectivelyToMany
        }
        if let earlier = arrival.passedOverAt { return leadsBackOnly(earlier) }
        return !leadsBackOnly(arrival.via)
    }

    /// The same for a one-way relationship that leads here. Core Data stores a one-way to-many with the destination, which
    /// so is in one set only: that of the object that brought the arrival about.
    private func isToBeLooked(at referrer: RelationshipID, on arrival: DeletionWalk.Arrival) -> Bool {
        func isHeldByDeleterOnly(_ via: RelationshipID?) -> Bool {
            via == referrer && facts[referrer].relationship.isEffectivelyToMany
        }
        if let earlier = arrival.passedOverAt { return isHeldByDeleterOnly(earlier) }
        return !isHeldByDeleterOnly(arrival.via)
    }

    /// Applies the delete rule of one relationship of an object that goes.
    private func follow(
        _ relationship: RelationshipFacts, from arrival: DeletionWalk.Arrival, on walk: inout DeletionWalk
    ) {
        guard let source = ends.source(of: relationship.id), let destination = ends.destination(of: relationship.id),
            source == relationship.owner || facts.resolved.isKind(arrival.entity, of: source)
        else { return }
        let kinds = kinds[destination.index]
        let partner = relationship.partner.map { facts[$0] }
        switch relationship.relationship.deleteRule {
        case .cascade:
            let leadsBack = arrival.via.map { facts[$0].partner == relationship.id } ?? false
            let isCertain =
                arrival.isCertain && (relationship.cardinality.minimum ?? 0) > 0 && kinds.count == 1
                && !relationship.relationship.isTransient && !leadsBack
            for kind in kinds {
                walk.arrive(at: kind, from: arrival.entity, via: relationship.id, isCertain: isCertain)
            }
        case .deny:
            for kind in kinds { walk.refuse(kind, from: arrival.entity, via: relationship.id, .deny) }
        case .nullify:
            guard let partner else { return }
            let reason = Self.reasonToRefuse(without: partner)
            for kind in kinds {
                walk.unlink(kind, from: arrival.entity, via: relationship.id)
                if let reason { walk.refuse(kind, from: arrival.entity, via: relationship.id, reason) }
            }
        case .noAction:
            guard let partner else { return }
            // The side that holds the link keeps it: a to-one, or both sides of a many-to-many.
            let isStored =
                (!partner.relationship.isEffectivelyToMany || relationship.relationship.isEffectivelyToMany)
                && !partner.relationship.isTransient
            for kind in kinds {
                walk.dangle(kind, via: partner.id, gone: arrival.entity, how: isStored ? .stored : .memory)
            }
        case nil: return
        }
    }

    /// Why an object that stays may refuse the save when it loses one of the objects of a relationship.
    private static func reasonToRefuse(without relationship: RelationshipFacts) -> DeletionFacts.Refusal.Reason? {
        let minimum = relationship.cardinality.minimum ?? 0
        if !relationship.relationship.isEffectivelyToMany { return minimum > 0 ? .requiredInverse : nil }
        return minimum > 0 || (relationship.cardinality.minimumIfAny ?? 0) > 1 ? .minimum : nil
    }
}
