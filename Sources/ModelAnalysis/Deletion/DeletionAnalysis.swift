import DataModel

/// Computes what deletions do, over the model.
///
/// The walk goes over objects that were reached along a relationship. That relationship matters where an object leads back:
/// if an employee goes because of `department.employees`, its `department` is the one that goes already, so that its rule
/// towards it has nothing more to do.
///
/// It is proven against `DeletionSimulator`: nothing happens that is not announced, and everything that is announced happens
/// to some objects, unless the bounds of several relationships together exclude it by the numbers of objects. Numbers are
/// not weighed against each other: where each object has exactly one next and one previous one, they stand in rings, so
/// that no one can lose its next object and stay if the rule goes round; it is announced all the same.
public struct DeletionAnalysis: Sendable {
    /// What each relationship does; nil where no rule is stated, or no object can be there.
    private let steps: [DeletionStep?]
    /// The relationships without inverse that are kept where they are when what they lead to goes.
    private let stored: Set<RelationshipID>
    /// For each entity the relationships of its objects that do something, Cascade and other rules apart.
    private let cascades: [[DeletionStep]]
    private let others: [[DeletionStep]]
    /// For each entity with many Cascade relationships the entities to which these lead.
    private let targets: [EntitySet?]
    /// From how many steps on a look at all their targets is worth while.
    private static let manySteps = 8
    /// For each entity the relationships without inverse that can lead to its objects.
    private let references: [[OneWayReference]]

    /// Prepares the analysis of a model.
    public init(of facts: ModelFacts) {
        let ends = RelationshipEnds(of: facts)
        let populated = PopulatedEntities(of: facts, ends: ends)
        let kinds = facts.entities.map { entity in
            facts.resolved.concreteKinds(of: entity.id).filter(populated.contains)
        }
        var references = [[OneWayReference]](repeating: [], count: facts.entities.count)
        var steps: [DeletionStep?] = []
        var stored: Set<RelationshipID> = []
        for relationship in facts.relationships {
            guard let destination = ends.destination(of: relationship.id) else {
                steps.append(nil)
                continue
            }
            let held = kinds[destination.index]
            let partner = relationship.partner.map { facts[$0] }
            steps.append(DeletionStep(of: relationship, kinds: held, partner: partner))
            guard partner == nil else { continue }
            let reference = OneWayReference(relationship, holders: kinds[relationship.owner.index])
            for kind in held { references[kind.index].append(reference) }
            if reference.how == .stored, !held.isEmpty, !reference.holders.isEmpty { stored.insert(relationship.id) }
        }
        self.steps = steps
        self.stored = stored
        self.references = references
        let stepsOf = facts.entities.map { entity in
            entity.relationships.compactMap { use -> DeletionStep? in
                guard let source = ends.source(of: use.property),
                    source == facts[use.property].owner || facts.resolved.isKind(entity.id, of: source)
                else { return nil }
                return steps[use.property.index]
            }
        }
        cascades = stepsOf.map { $0.filter { $0.rule == .cascade } }
        others = stepsOf.map { $0.filter { $0.rule != .cascade } }
        targets = cascades.map { steps in
            if steps.count < Self.manySteps { return nil }
            var targets = EntitySet()
            for step in steps { for kind in step.kinds { targets.insert(kind) } }
            return targets
        }
    }

    /// What the deletion of an object that has a relationship does to those it leads to.
    public func effect(of relationship: RelationshipFacts) -> DirectEffect {
        guard let step = steps[relationship.id.index] else {
            return relationship.relationship.deleteRule == nil ? .notStated : .nothing
        }
        return switch step.rule {
        case .cascade: .deletes
        case .deny: .refuses
        case .nullify where step.partner == nil: .nothing
        case .nullify: step.reasonToRefuse == .requiredInverse ? .requiresAnother : .unlinks
        case .noAction: step.partner != nil && step.reference == .stored ? .dangles : .nothing
        }
    }

    /// What the deletion of an object does to those that point at it along a relationship without inverse.
    public func effectOnHolders(of relationship: RelationshipFacts) -> DirectEffect {
        stored.contains(relationship.id) ? .dangles : .nothing
    }

    /// What deleting one object of exactly this entity does.
    public func deletion(of entity: EntityID) -> DeletionFacts {
        follow(DeletionWalk(start: entity), upTo: .max).deletion
    }

    /// What the deletion of the objects of a Cascade relationship does, besides that they go themselves: what goes with them
    /// in turn, and so on. Nothing for a relationship with another rule.
    ///
    /// - Parameters:
    ///   - relationship: the relationship.
    ///   - limit: how many entities of what goes are looked at before it stops.
    /// - Returns: what was found, and whether there may be more.
    public func deletion(
        along relationship: RelationshipID, upTo limit: Int
    ) -> (deletion: DeletionFacts, isCutOff: Bool) {
        guard let step = steps[relationship.index], step.rule == .cascade else { return (DeletionFacts(), false) }
        return follow(DeletionWalk(along: relationship, to: step.kinds), upTo: limit)
    }

    private func follow(_ start: DeletionWalk, upTo limit: Int) -> (deletion: DeletionFacts, isCutOff: Bool) {
        var walk = start
        while let arrival = walk.next() {
            let index = arrival.entity.index
            if walk.notesCascades {
                for step in cascades[index] where isToBeDone(step, on: arrival) { walk.cascade(step, of: arrival) }
            }
            if targets[index].map(walk.isSettled) != true {
                for step in cascades[index] where isToBeDone(step, on: arrival) {
                    if walk.result.deletes.count > limit { return (walk.result, true) }
                    let isCertain = arrival.isCertain && step.isCertain && !leadsBack(step, on: arrival)
                    for kind in step.kinds {
                        walk.arrive(at: kind, from: arrival, via: step.relationship, isCertain: isCertain)
                    }
                }
            }
            for step in others[index] where isToBeDone(step, on: arrival) {
                apply(step, from: arrival, on: &walk)
            }
            for reference in references[index] where isToBeDone(reference, on: arrival) {
                for holder in reference.holders {
                    walk.dangle(holder, via: reference.relationship, gone: arrival, how: reference.how)
                }
            }
        }
        return (walk.result, false)
    }

    /// Whether the rule of a relationship has to do something for an arrival: not where it leads back to the object that
    /// brought the arrival about, and to no other; and not again where an earlier arrival did it.
    private func isToBeDone(_ step: DeletionStep, on arrival: DeletionWalk.Arrival) -> Bool {
        if let earlier = arrival.passedOverAt { return step.leadsBackOnly(from: earlier) }
        return !step.leadsBackOnly(from: arrival.via)
    }

    private func isToBeDone(_ reference: OneWayReference, on arrival: DeletionWalk.Arrival) -> Bool {
        if let earlier = arrival.passedOverAt { return reference.isHeldByDeleterOnly(of: earlier) }
        return !reference.isHeldByDeleterOnly(of: arrival.via)
    }

    /// Whether one of the objects of a relationship is the one that brought the arrival about.
    private func leadsBack(_ step: DeletionStep, on arrival: DeletionWalk.Arrival) -> Bool {
        arrival.via != nil && step.partner == arrival.via
    }

    /// Applies a rule that is not Cascade to the objects of a relationship of an object that goes.
    private func apply(_ step: DeletionStep, from gone: DeletionWalk.Arrival, on walk: inout DeletionWalk) {
        switch step.rule {
        case .cascade: return
        case .deny:
            for kind in step.kinds { walk.refuse(kind, from: gone, via: step.relationship, .deny) }
        case .nullify:
            guard step.partner != nil else { return }
            for kind in step.kinds {
                walk.unlink(kind, from: gone, via: step.relationship)
                guard let reason = step.reasonToRefuse else { continue }
                walk.refuse(kind, from: gone, via: step.relationship, reason)
            }
        case .noAction:
            guard let partner = step.partner else { return }
            for kind in step.kinds { walk.dangle(kind, via: partner, gone: gone, how: step.reference) }
        }
    }
}
