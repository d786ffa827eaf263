import DataModel
import ModelAnalysis

extension RelationshipNarrator {
    /// The importance of the sentences about one end's delete rule.
    private struct Weights {
        let rule: Sentence.Importance
        let hazard: Sentence.Importance
        let refusal: Sentence.Importance
        let sameSave: Sentence.Importance

        static let near = Weights(rule: .rule, hazard: .hazard, refusal: .refusal, sameSave: .sameSave)
        static let far = Weights(
            rule: .otherRule, hazard: .otherHazard, refusal: .otherRefusal, sameSave: .otherSameSave)
    }

    /// What the deletion of an object at either end does to the other: first at the relationship's own end.
    func deletion(of ends: LinkEnds, for source: EntityID) -> [Sentence] {
        if ends.isNeverFilled { return [] }
        if ends.facts.relationship.isTransient { return [Sentence(.rule, DeletionWording.transient(ends.near))] }
        if let unstated = unstated(of: ends) { return [Sentence(.rule, unstated)] }
        var result: [Sentence] = []
        result.reserveCapacity(4)
        addDeletion(at: ends.near, .near, outcome: cascadeOutcome(of: ends.facts, for: source), to: &result)
        if let far = ends.far {
            if let partner = ends.facts.partner, ends.facts.inverseStatus != .itself, !far.isTransient {
                let outcome = cascadeOutcome(of: facts[partner], for: facts[partner].owner)
                addDeletion(at: far, .far, outcome: outcome, to: &result)
            }
        } else if ends.facts.inverseStatus == .missing, ends.facts.destination != nil {
            let unnoticed =
                ends.near.isToMany
                ? DeletionWording.unnoticedToMany(ends.near) : DeletionWording.unnoticedToOne(ends.near)
            result.append(Sentence(.otherRule, unnoticed))
        }
        return result
    }

    /// One sentence where neither end states a rule; the same on the pages of both.
    private func unstated(of ends: LinkEnds) -> Phrase? {
        guard let far = ends.far, let partner = ends.facts.partner, ends.near.rule == nil, far.rule == nil else {
            return nil
        }
        if ends.near.isReflexive { return DeletionWording.unstatedWithin(ends.near) }
        return ends.facts.id < partner
            ? DeletionWording.unstated(ends.near, far) : DeletionWording.unstated(far, ends.near)
    }

    private func addDeletion(
        at side: LinkSide, _ weights: Weights, outcome: CascadeOutcome?, to result: inout [Sentence]
    ) {
        switch side.rule {
        case nil: result.append(Sentence(weights.rule, DeletionWording.unstated(side)))
        case .nullify:
            result.append(Sentence(weights.rule, DeletionWording.nullify(side)))
            if let hazard = DeletionWording.nullifyHazard(side) { result.append(Sentence(weights.hazard, hazard)) }
        case .cascade: result.append(Sentence(weights.rule, DeletionWording.cascade(side, outcome: outcome)))
        case .deny:
            result.append(Sentence(weights.rule, DeletionWording.deny(side)))
            result.append(Sentence(weights.refusal, DeletionWording.refusal(side)))
            if let together = DeletionWording.sameSave(side) { result.append(Sentence(weights.sameSave, together)) }
        case .noAction:
            result.append(Sentence(weights.rule, DeletionWording.noAction(side)))
            if let hazard = DeletionWording.noActionHazard(side) { result.append(Sentence(weights.hazard, hazard)) }
        }
    }
}
