import DataModel

/// Finds two ways from one entity to another: a relationship, and another one with a to-one behind it.
///
/// What belongs to an object, a one of its many or its one-to-one, is not followed, since it may as well belong to the
/// object at the end of the first way: a picture is of a message or of a link in it.
struct RelationshipTriangles {
    private let model: CheckedModel
    /// For each entity the others that its own relationships lead to, each with the first relationship.
    private var ahead: [[(entity: EntityID, link: RelationshipID)]]
    /// For each entity the others whose own to-one relationships lead to it, each with the first relationship.
    private var behind: [[(entity: EntityID, link: RelationshipID)]]
    private var links: [[EntityID: RelationshipID]]
    private var toOnes: [[EntityID: RelationshipID]]

    init(in model: CheckedModel) {
        self.model = model
        ahead = [[(entity: EntityID, link: RelationshipID)]](repeating: [], count: model.entities.count)
        behind = ahead
        links = [[EntityID: RelationshipID]](repeating: [:], count: model.entities.count)
        toOnes = links
        for facts in model.relationships {
            guard let destination = facts.destination, destination != facts.owner, Self.isReference(facts) else {
                continue
            }
            if links[facts.owner.index][destination] == nil {
                links[facts.owner.index][destination] = facts.id
                ahead[facts.owner.index].append((destination, facts.id))
            }
            if !facts.relationship.isEffectivelyToMany, toOnes[facts.owner.index][destination] == nil {
                toOnes[facts.owner.index][destination] = facts.id
                behind[destination.index].append((facts.owner, facts.id))
            }
        }
    }

    /// Another way to where a relationship leads, over one entity in between; of several the first.
    func detour(of facts: RelationshipFacts) -> (middle: RelationshipID, last: RelationshipID)? {
        guard let destination = facts.destination, destination != facts.owner, Self.isReference(facts) else {
            return nil
        }
        // The shorter of two lists is walked, so that an entity with very many relationships costs no more than they are.
        if ahead[facts.owner.index].count <= behind[destination.index].count {
            for step in ahead[facts.owner.index] where step.entity != destination {
                if let last = toOnes[step.entity.index][destination] { return (step.link, last) }
            }
        } else {
            for step in behind[destination.index] where step.entity != facts.owner {
                if let middle = links[facts.owner.index][step.entity] { return (middle, step.link) }
            }
        }
        return nil
    }

    /// Whether several objects may refer to the same one along a relationship.
    private static func isReference(_ facts: RelationshipFacts) -> Bool {
        switch facts.kind {
        case .manyToOne, .manyToMany, .oneWayToOne: true
        case .oneToOne, .oneToMany, .oneWayToMany: false
        }
    }
}
