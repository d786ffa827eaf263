import DataModel

extension ModelFacts {
    /// The names of the properties that an entity has: attributes, relationships, fetched properties, its own first.
    func propertyNames(of entity: EntityID) -> [String] {
        self[entity].attributes.map(\.property.name)
            + self[entity].relationships.map { self[$0.property].relationship.name }
            + self[entity].fetchedProperties.map(\.property.name)
    }

    /// The property of that name that an entity has, its own or an inherited one.
    func property(named name: String, of entity: EntityID) -> Inherited<PropertyPath.Property>? {
        if let found = ownProperty(named: name, of: entity) { return Inherited(found, from: nil) }
        for ancestor in resolved.ancestors(of: entity) {
            if let found = ownProperty(named: name, of: ancestor) { return Inherited(found, from: ancestor) }
        }
        return nil
    }

    /// The kinds of an entity that declare a property, without those that inherit it from another of them.
    func kinds(of entity: EntityID, declaring name: String) -> [EntityID] {
        var found: [EntityID] = []
        for kind in resolved.descendants(of: entity) where ownProperty(named: name, of: kind) != nil {
            if !found.contains(where: { resolved.isKind(kind, of: $0) }) { found.append(kind) }
        }
        return found
    }

    private func ownProperty(named name: String, of entity: EntityID) -> PropertyPath.Property? {
        if let id = resolved[entity].relationships.first(where: { self[$0].relationship.name == name }) {
            return .relationship(id)
        }
        let entity = self[entity].entity
        if let attribute = entity.attributes.first(where: { $0.name == name }) { return .attribute(attribute) }
        return entity.fetchedProperties.first { $0.name == name }.map { .fetchedProperty($0) }
    }
}

extension PropertyPath.Step {
    /// Whether it gives a collection: a to-many relationship or a fetched property.
    func isCollection(in facts: ModelFacts) -> Bool {
        switch property {
        case .relationship(let id): facts[id].relationship.isEffectivelyToMany
        case .fetchedProperty: true
        case .attribute, .part, .collectionOperator: false
        }
    }
}
