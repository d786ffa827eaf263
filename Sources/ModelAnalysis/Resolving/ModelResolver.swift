import DataModel

/// Connects a model's names: `Model` → `ResolvedModel`.
public enum ModelResolver {
    /// Connects parents, destinations and inverses. Never fails: what cannot be connected is left as written.
    public static func resolve(_ model: Model) -> ResolvedModel {
        var idsByName: [String: EntityID] = [:]
        idsByName.reserveCapacity(model.entities.count)
        var entities: [ResolvedEntity] = []
        for (index, entity) in model.entities.enumerated() {
            let id = EntityID(index: index)
            entities.append(ResolvedEntity(id: id, entity: entity))
            if idsByName[entity.name] == nil { idsByName[entity.name] = id }
        }
        connectParents(of: &entities, idsByName: idsByName)

        var relationships: [ResolvedRelationship] = []
        for index in entities.indices {
            for relationship in entities[index].entity.relationships {
                let id = RelationshipID(index: relationships.count)
                let destination = relationship.destination.flatMap { idsByName[$0] }
                relationships.append(
                    ResolvedRelationship(
                        id: id, owner: entities[index].id, relationship: relationship, destination: destination))
                entities[index].relationships.append(id)
            }
        }
        var resolved = ResolvedModel(
            model: model, entities: entities, relationships: relationships, idsByName: idsByName)
        let search = InverseSearch(model: resolved)
        for index in relationships.indices {
            relationships[index].inverse = search.inverse(of: relationships[index])
        }
        resolved.relationships = relationships
        return resolved
    }

    /// Sets `parent` and `children`. Entities on a circle get no parent, so that every walk up ends.
    private static func connectParents(of entities: inout [ResolvedEntity], idsByName: [String: EntityID]) {
        let named = entities.map { entity in entity.entity.parent.flatMap { idsByName[$0] } }
        enum State { case new, open, done }
        var states = [State](repeating: .new, count: entities.count)
        for start in entities.indices where states[start] == .new {
            var path: [Int] = []
            var next: Int? = start
            while let current = next, states[current] == .new {
                states[current] = .open
                path.append(current)
                next = named[current]?.index
            }
            if let meeting = next, states[meeting] == .open, let first = path.firstIndex(of: meeting) {
                for index in path[first...] { entities[index].isInParentCycle = true }
            }
            for index in path { states[index] = .done }
        }
        for index in entities.indices where !entities[index].isInParentCycle {
            guard let parent = named[index] else { continue }
            entities[index].parent = parent
            entities[parent.index].children.append(entities[index].id)
        }
    }
}
