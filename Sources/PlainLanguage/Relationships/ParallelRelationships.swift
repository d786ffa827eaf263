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
        /// How many of them delete what they hold.
        var cascades = 0
    }

    private struct Ends: Hashable {
        let owner: EntityID
        let destination: EntityID
    }

    private struct Group {
        var ids: [RelationshipID] = []
        var cascades = 0
    }

    private struct Link {
        let ends: Ends?
        let name: String
        let isCascade: Bool
    }

    private let links: [Link]
    private let groups: [Ends: Group]
    private let parents: [EntityID?]

    init(facts: ModelFacts) {
        links = facts.relationships.map { relationship in
            Link(
                ends: relationship.destination.map { Ends(owner: relationship.owner, destination: $0) },
                name: relationship.relationship.name, isCascade: relationship.relationship.deleteRule == .cascade)
        }
        var groups: [Ends: Group] = [:]
        groups.reserveCapacity(links.count)
        for relationship in facts.relationships {
            let link = links[relationship.id.index]
            guard let ends = link.ends else { continue }
            groups[ends, default: Group()].ids.append(relationship.id)
            if link.isCascade { groups[ends, default: Group()].cascades += 1 }
        }
        self.groups = groups
        parents = facts.entities.map(\.parent)
    }

    /// The other relationships of an entity, inherited ones included, that lead where this one leads; the other half of
    /// a pair within one entity is not among them.
    func links(besides relationship: RelationshipFacts, of entity: EntityID) -> Links {
        var result = Links()
        guard let destination = relationship.destination else { return result }
        let partner = relationship.partner == relationship.id ? nil : relationship.partner
        var next: EntityID? = entity
        while let owner = next {
            next = parents[owner.index]
            let ends = Ends(owner: owner, destination: destination)
            guard let group = groups[ends] else { continue }
            result.count += group.ids.count
            result.cascades += group.cascades
            for id in [relationship.id, partner] {
                guard let link = id.map({ links[$0.index] }), link.ends == ends else { continue }
                result.count -= 1
                if link.isCascade { result.cascades -= 1 }
            }
            for id in group.ids.prefix(Phrase.namesInList + 2) where result.names.count < Phrase.namesInList {
                if id != relationship.id, id != partner { result.names.append(links[id.index].name) }
            }
        }
        return result
    }
}
