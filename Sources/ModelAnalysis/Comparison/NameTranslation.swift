import DataModel

/// The names of the old model as the new one has them, so that what only follows from a renaming is no change of its own.
struct NameTranslation {
    let entities: EntityPairs
    /// Where properties are now and what they are called, by the entity's old name and their own.
    private var properties: [[String]: Place] = [:]

    /// The new name of a property, and of its entity where that is another one.
    private struct Place {
        let entity: String?
        let name: String
    }

    init(entities: EntityPairs) {
        self.entities = entities
    }

    /// Notes what became of a property; `newEntity` is the entity that it moved to. Of several the first counts.
    mutating func add(_ name: String, of entity: String, is newName: String, movedTo newEntity: String?) {
        if name == newName, newEntity == nil { return }
        if properties[[entity, name]] == nil { properties[[entity, name]] = Place(entity: newEntity, name: newName) }
    }

    /// Whether any property is another one's name or place.
    var hasRenamedProperties: Bool { !properties.isEmpty }

    /// The new name of a property that an entity, or one above or below it, has under an old name.
    func property(_ name: String, of entity: EntityID?, in model: ResolvedModel) -> String {
        place(of: name, of: entity, in: model)?.name ?? name
    }

    /// The new name, with that of its entity, of a property that an entity has under an old name.
    func qualified(_ name: String, of entity: String?, in model: ResolvedModel) -> String {
        let found = place(of: name, of: entity.flatMap { model.entity(named: $0) }, in: model)
        let owner = found?.entity ?? entities.newName(entity)
        return ([owner].compactMap(\.self) + [found?.name ?? name]).joined(separator: ".")
    }

    private func place(of name: String, of entity: EntityID?, in model: ResolvedModel) -> Place? {
        guard !properties.isEmpty, let entity else { return nil }
        for place in [entity] + model.ancestors(of: entity) + model.descendants(of: entity) {
            if let found = properties[[model.name(of: place), name]] { return found }
        }
        return nil
    }
}
