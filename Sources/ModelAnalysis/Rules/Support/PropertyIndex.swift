import DataModel

/// Finds the properties of entities by their names.
struct PropertyIndex: Sendable {
    private let model: ResolvedModel
    private var properties: NameIndex<NamedProperty>
    private var relationships: NameIndex<RelationshipID>

    /// An index of a model, of which the properties of each entity are given; of nothing, where none are.
    init(of model: ResolvedModel, namedProperties: [[NamedProperty]]) {
        self.model = model
        properties = NameIndex(kinds: model.kinds)
        relationships = NameIndex(kinds: model.kinds)
        for (entity, own) in zip(model.entities, namedProperties) {
            for property in own { properties.add(property, named: property.name, of: entity.id) }
            for id in entity.relationships {
                relationships.add(id, named: model.relationships[id.index].relationship.name, of: entity.id)
            }
        }
    }

    /// The property of that name that an entity has, its own or an inherited one.
    func property(named name: String, of entity: EntityID) -> NamedProperty? {
        properties.owner(of: name, for: entity, orBelow: false).flatMap {
            properties.items(named: name, of: $0).first
        }
    }

    /// The first step of a key path that is not there, with the entity that should have it; nil where the whole path is.
    ///
    /// A predicate may name a property of a kind of its entity, so the kinds are searched too. The walk ends at an
    /// attribute, at a collection operator (`@count`) and at a destination that the model does not have.
    func missingStep(of path: [String], from start: EntityID) -> (name: String, entity: EntityID)? {
        var entity = start
        for step in path {
            if step.hasPrefix("@") { return nil }
            if let owner = relationships.owner(of: step, for: entity, orBelow: true),
                let id = relationships.items(named: step, of: owner).first
            {
                guard let destination = model.relationships[id.index].destination else { return nil }
                entity = destination
                continue
            }
            let isThere = properties.owner(of: step, for: entity, orBelow: true) != nil || Self.isBuiltIn(step)
            return isThere ? nil : (step, entity)
        }
        return nil
    }

    /// Keys that every managed object has.
    private static func isBuiltIn(_ key: String) -> Bool {
        ["objectID", "entity", "self", "SELF", "hasChanges", "isDeleted", "isInserted", "isUpdated"].contains(key)
    }
}
