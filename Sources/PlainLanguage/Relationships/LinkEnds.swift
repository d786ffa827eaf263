import DataModel
import ModelAnalysis

/// Both ends of a link, for the sentences about it.
struct LinkEnds {
    /// The relationship that is explained.
    let facts: RelationshipFacts
    /// Its own end.
    let near: LinkSide
    /// The other end, where a relationship leads back.
    let far: LinkSide?
    /// Whether it leads to an abstract entity without concrete kinds, so that it can hold nothing.
    let isNeverFilled: Bool
}

extension RelationshipNarrator {
    /// The ends of a link with their nouns.
    ///
    /// At the far end the holder is called by the destination's noun even where the inverse is declared by an entity
    /// that the destination is a kind of; and the objects that the inverse leads to by that of its own destination.
    func ends(of relationship: RelationshipFacts, for source: EntityID) -> LinkEnds {
        let partner = relationship.partner.map { facts[$0] }
        let destination = relationship.destination
        let noun = destination.map { nouns[$0] } ?? nouns[missing: relationship.relationship.destination]
        let near = LinkSide(
            relationship, back: partner, source: nouns[source], destination: noun,
            hasCascadeBeside: parallels.links(besides: relationship, of: source).hasCascade)
        let far = partner.map { partner in
            let holdsInverse = destination.map { facts.resolved.isKind($0, of: partner.owner) } ?? false
            let holder = holdsInverse ? noun : nouns[partner.owner]
            let target = partner.destination.map { nouns[$0] } ?? nouns[relationship.owner]
            return LinkSide(
                partner, back: relationship, source: holder, destination: target,
                hasCascadeBeside: parallels.links(besides: partner, of: partner.owner).hasCascade)
        }
        let isNeverFilled =
            destination.map { facts[$0].entity.isAbstract && !kinds.hasConcreteKinds($0) } ?? false
        return LinkEnds(facts: relationship, near: near, far: far, isNeverFilled: isNeverFilled)
    }
}
