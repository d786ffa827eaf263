import DataModel
import ModelAnalysis

/// The relationships that a deletion passes by: for each entity those that it declares itself.
struct QuietRelationships: Sendable {
    /// Those whose objects do not know about the deleted one, and stay as they are.
    let untouched: [[RelationshipID]]
    /// Those without a delete rule.
    let unstated: [[RelationshipID]]

    init(of facts: ModelFacts, kinds: DestinationKinds) {
        var untouched = [[RelationshipID]](repeating: [], count: facts.entities.count)
        var unstated = untouched
        for relationship in facts.relationships {
            guard let destination = relationship.destination, !kinds.isNeverFilled(destination) else { continue }
            switch relationship.relationship.deleteRule {
            case nil: unstated[relationship.owner.index].append(relationship.id)
            case .nullify, .noAction:
                guard relationship.inverseStatus == .missing, !relationship.relationship.isTransient else { continue }
                untouched[relationship.owner.index].append(relationship.id)
            case .cascade, .deny: continue
            }
        }
        self.untouched = untouched
        self.unstated = unstated
    }
}
