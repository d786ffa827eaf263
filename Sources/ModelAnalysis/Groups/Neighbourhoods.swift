import DataModel

/// Which entities are linked: by relationships in either direction, by inheritance, by stored searches.
public struct Neighbourhoods {
    private var links: [[EntityID]]

    /// Finds the links of a model.
    public init(_ facts: ModelFacts) {
        links = [[EntityID]](repeating: [], count: facts.entities.count)
        for relationship in facts.relationships {
            // A line leads to where the partner is declared, which may be above or below the destination.
            let far = relationship.partner.map { facts[$0].owner } ?? relationship.destination
            link(relationship.owner, far)
        }
        for entity in facts.entities {
            link(entity.id, entity.parent)
            for property in entity.entity.fetchedProperties {
                link(entity.id, property.request.entity.flatMap { facts.resolved.entity(named: $0) })
            }
        }
    }

    private mutating func link(_ entity: EntityID, _ other: EntityID?) {
        guard let other, other != entity else { return }
        links[entity.index].append(other)
        links[other.index].append(entity)
    }

    /// The entities that are at most so many links away from one, itself included.
    public func entities(around center: EntityID, depth: Int) -> Set<EntityID> {
        var found: Set<EntityID> = [center]
        var edge = [center]
        for _ in 0..<max(depth, 0) where !edge.isEmpty {
            edge = edge.flatMap { links[$0.index] }.filter { found.insert($0).inserted }
        }
        return found
    }
}
