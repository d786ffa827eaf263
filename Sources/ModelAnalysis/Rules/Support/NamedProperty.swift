import DataModel
import SourceText

/// A property of any kind, for what depends on its name alone.
struct NamedProperty {
    let name: String
    let isTransient: Bool
    let range: SourceRange?

    /// The properties that an entity declares itself: attributes, relationships, fetched properties.
    static func own(of entity: Entity) -> [NamedProperty] {
        entity.attributes.map {
            NamedProperty(name: $0.name, isTransient: $0.isTransient, range: $0.range)
        }
            + entity.relationships.map {
                NamedProperty(name: $0.name, isTransient: $0.isTransient, range: $0.range)
            }
            + entity.fetchedProperties.map {
                NamedProperty(name: $0.name, isTransient: $0.isTransient, range: $0.range)
            }
    }

    /// The names of the properties that an entity has, its own first, as far as suggestions look at them.
    static func names(of entity: EntityID, in model: ResolvedModel) -> [String] {
        var names: [String] = []
        var next: EntityID? = entity
        while let id = next, names.count < Suggestion.mostCandidates {
            names += own(of: model[id].entity).map(\.name)
            next = model[id].parent
        }
        return names
    }
}
