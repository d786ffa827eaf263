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
    /// The other relationships of the source to the same destination.
    let parallels: ParallelRelationships.Links
    /// Whether it leads to an abstract entity without concrete kinds, so that it can hold nothing.
    let isNeverFilled: Bool
}

extension RelationshipNarrator {
    /// The ends of a link with their nouns.
    ///
    /// At the far end the holder is called by the destination's noun even where the inverse is declared by an entity
    /// that the destination is a kind of; and the objects that the inverse leads to by that of its own destination.
    func ends(of id: RelationshipID, for source: EntityID?) -> LinkEnds {
        let relationship = facts.relationships[id.index]
        let partner = relationship.partner.map { facts.relationships[$0.index] }
        let destination = relationship.destination
        let source = source ?? relationship.owner
        let noun = destination.map { nouns[$0] } ?? nouns[missing: relationship.relationship.destination]
        let links = parallels.links(besides: relationship, of: source)
        let peers = nouns[partner?.destination ?? relationship.owner]
        let near = LinkSide(
            relationship, back: partner, source: nouns[source], peers: peers, destination: noun,
            beside: links)
        let far = partner.map { partner in
            LinkSide(
                partner, back: relationship, source: holdsInverse(destination, partner) ? noun : nouns[partner.owner],
                peers: noun, destination: peers,
                beside: parallels.links(besides: partner, of: partner.owner))
        }
        return LinkEnds(
            facts: relationship, near: near, far: far, parallels: links,
            isNeverFilled: destination.map(kinds.isNeverFilled) ?? false)
    }

    private func holdsInverse(_ destination: EntityID?, _ partner: RelationshipFacts) -> Bool {
        guard let destination else { return false }
        return destination == partner.owner || facts.resolved.isKind(destination, of: partner.owner)
    }
}
