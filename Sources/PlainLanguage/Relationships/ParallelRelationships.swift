import DataModel
import ModelAnalysis

/// The relationships that lead from one entity to the same other entity.
struct ParallelRelationships: Sendable {
    /// What an entity has besides one relationship.
    struct Links {
        /// The names of the first few.
        var names: [String] = []
        /// How many there are.
        var count = 0
        /// Whether one of them deletes what it holds.
        var hasCascade = false
    }

    private struct Ends: Hashable {
        let owner: EntityID
        let destination: EntityID
    }

    private struct Group {
        var ids: [RelationshipID] = []
        var cascades = 0
    }

    private let facts: ModelFacts
    private let groups: [Ends: Group]

    init(facts: ModelFacts) {
        self.facts = facts
        var groups: [Ends: Group] = [:]
        groups.reserveCapacity(facts.relationships.count)
        for relationship in facts.relationships {
            guard let destination = relationship.destination else { continue }
            let ends = Ends(owner: relationship.owner, destination: destination)
            groups[ends, default: Group()].ids.append(relationship.id)
            if relationship.relationship.deleteRule == .cascade { groups[ends, default: Group()].cascades += 1 }
        }
        self.groups = groups
    }

    /// The other relationships of an entity, inherited ones included, that lead where this one leads; the other half of
    /// a pair within one entity is not among them.
    func links(besides relationship: RelationshipFacts, of entity: EntityID) -> Links {
        var links = Links()
        guard let destination = relationship.destination else { return links }
        var cascades = 0
        var next: EntityID? = entity
        while let owner = next {
            next = facts[owner].parent
            guard let group = groups[Ends(owner: owner, destination: destination)] else { continue }
            links.count += group.ids.count
            cascades += group.cascades
            if isMember(relationship, owner, destination) { remove(relationship) }
            if let partner = relationship.partner, partner != relationship.id {
                if isMember(facts[partner], owner, destination) { remove(facts[partner]) }
            }
            for id in group.ids.prefix(Phrase.namesInList + 2) where links.names.count < Phrase.namesInList {
                if id != relationship.id, id != relationship.partner {
                    links.names.append(facts[id].relationship.name)
                }
            }
        }
        links.hasCascade = cascades > 0
        return links

        func remove(_ other: RelationshipFacts) {
            links.count -= 1
            if other.relationship.deleteRule == .cascade { cascades -= 1 }
        }
    }

    private func isMember(_ relationship: RelationshipFacts, _ owner: EntityID, _ destination: EntityID) -> Bool {
        relationship.owner == owner && relationship.destination == destination
    }
}
