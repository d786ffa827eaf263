import DataModel

/// Follows a key path through the model.
enum KeyPathSearch {
    /// The first step that is not there, with the entity that should have it; nil where the whole path is.
    ///
    /// A predicate may name a property of a kind of its entity, so the kinds are searched too. The walk ends at an
    /// attribute, at a collection operator (`@count`) and at a destination that the model does not have.
    static func missingStep(
        of path: [String], from start: EntityID, in model: ResolvedModel
    ) -> (name: String, entity: EntityID)? {
        var entity = start
        for step in path {
            if step.hasPrefix("@") { return nil }
            let family = [entity] + model.ancestors(of: entity) + model.descendants(of: entity)
            let relationships = family.lazy.flatMap { model[$0].relationships }
            if let id = relationships.first(where: { model[$0].relationship.name == step }) {
                guard let destination = model[id].destination else { return nil }
                entity = destination
                continue
            }
            let hasOther = family.contains { id in
                model[id].entity.attributes.contains { $0.name == step }
                    || model[id].entity.fetchedProperties.contains { $0.name == step }
            }
            return hasOther || isBuiltIn(step) ? nil : (step, entity)
        }
        return nil
    }

    /// Keys that every managed object has.
    private static func isBuiltIn(_ key: String) -> Bool {
        ["objectID", "entity", "self", "SELF", "hasChanges", "isDeleted", "isInserted", "isUpdated"].contains(key)
    }
}
