/// Between objects of which entities each relationship can have links.
///
/// Both objects of a link of a pair have their half of it. Where a relationship and its inverse stand at different heights
/// of a hierarchy, it so can hold less than its destination says: if `House.policy` leads to `Policy` and its inverse is
/// `HomePolicy.house`, home policies only.
struct RelationshipEnds: Sendable {
    /// For each relationship the entity whose objects, kinds included, can have links there; nil where none can.
    private let sources: [EntityID?]
    /// For each relationship the entity whose objects, kinds included, it can hold; nil where it can hold none.
    private let destinations: [EntityID?]

    init(of facts: ModelFacts) {
        self.init(of: facts.resolved, facts.relationships)
    }

    init(of model: ResolvedModel, _ relationships: [RelationshipFacts]) {
        /// The lower one of the entity that a relationship leads to and of that which has the inverse.
        func reach(of relationship: RelationshipFacts) -> EntityID? {
            guard let destination = relationship.destination else { return nil }
            guard let partner = relationship.partner.map({ relationships[$0.index] }) else { return destination }
            if model.isKind(destination, of: partner.owner) { return destination }
            return model.isKind(partner.owner, of: destination) ? partner.owner : nil
        }
        var sources: [EntityID?] = []
        var destinations: [EntityID?] = []
        for relationship in relationships {
            let partner = relationship.partner.map { relationships[$0.index] }
            let source = partner.map(reach) ?? relationship.owner
            let destination = reach(of: relationship)
            let isPossible =
                !relationship.cardinality.isContradictory && partner?.cardinality.isContradictory != true
                && source != nil && destination != nil
            sources.append(isPossible ? source : nil)
            destinations.append(isPossible ? destination : nil)
        }
        self.sources = sources
        self.destinations = destinations
    }

    func source(of relationship: RelationshipID) -> EntityID? { sources[relationship.index] }

    func destination(of relationship: RelationshipID) -> EntityID? { destinations[relationship.index] }
}
