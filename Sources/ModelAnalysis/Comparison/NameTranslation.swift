import DataModel

/// The names of the old model as the new one has them, so that what only follows from a renaming is no change of its own.
struct NameTranslation {
    let entities: EntityPairs
    /// New names of properties by the entity's old name and their own.
    private var properties: [[String]: String] = [:]

    init(entities: EntityPairs) {
        self.entities = entities
    }

    mutating func add(_ name: String, of entity: String, is newName: String) {
        if name != newName { properties[[entity, name]] = newName }
    }

    var hasRenamedProperties: Bool { !properties.isEmpty }

    /// The new name of a property that an entity, or one above or below it, has under an old name.
    func property(_ name: String, of entity: EntityID?, in model: ResolvedModel) -> String {
        if properties.isEmpty { return name }
        guard let entity else { return name }
        for place in [entity] + model.ancestors(of: entity) + model.descendants(of: entity) {
            if let found = properties[[model.name(of: place), name]] { return found }
        }
        return name
    }
}
