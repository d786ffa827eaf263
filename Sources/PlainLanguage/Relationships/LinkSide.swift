import DataModel
import ModelAnalysis

/// One end of a link, as the sentences about it need it: who has the relationship, what it leads to, what leads back.
struct LinkSide {
    /// The relationship that leads back.
    struct Back {
        let name: String
        let isToMany: Bool
        let cardinality: Cardinality
        let rule: DeleteRule?
    }

    /// The objects that have the relationship.
    let source: Noun
    /// The objects that the far end can be linked to: more than the sources, where those are a kind of them.
    let peers: Noun
    /// The objects it leads to.
    let destination: Noun
    /// The relationship's name.
    let name: String
    let isToMany: Bool
    let cardinality: Cardinality
    let rule: DeleteRule?
    /// Whether it leads from an entity to the same one.
    let isReflexive: Bool
    /// What leads back; nil where nothing does.
    let back: Back?
    /// Whether it lives in memory only.
    let isTransient: Bool
    /// Whether the source has another relationship to the same entity that deletes what it holds, so that an object that
    /// this one leaves in place may go all the same.
    let hasCascadeBeside: Bool
    /// Whether the source has another relationship to the same entity, so that a noun does not tell which objects are meant.
    let isOneOfSeveral: Bool
    /// Whether several sources can be linked to one destination; nil where a broken inverse leaves that open.
    let isDestinationShared: Bool?

    init(
        _ facts: RelationshipFacts, back: RelationshipFacts?, source: Noun, peers: Noun, destination: Noun,
        beside parallels: ParallelRelationships.Links
    ) {
        self.source = source
        self.peers = peers
        self.destination = destination
        name = facts.relationship.name
        isToMany = facts.relationship.isEffectivelyToMany
        cardinality = facts.cardinality
        rule = facts.relationship.deleteRule
        isTransient = facts.relationship.isTransient
        hasCascadeBeside = parallels.cascades > 0
        isOneOfSeveral = parallels.count > 0
        isReflexive = facts.destination == facts.owner
        self.back = back.map {
            Back(
                name: $0.relationship.name, isToMany: $0.relationship.isEffectivelyToMany,
                cardinality: $0.cardinality, rule: $0.relationship.deleteRule)
        }
        isDestinationShared =
            switch facts.inverseStatus {
            case .broken: nil
            case .missing: !facts.relationship.isEffectivelyToMany
            case .declared, .inferred, .itself: self.back?.isToMany
            }
    }
}
