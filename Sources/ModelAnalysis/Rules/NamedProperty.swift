import DataModel
import SourceText

/// A property of any kind, for what depends on its name alone.
struct NamedProperty {
    /// What kind of property it is, as people call it.
    enum Kind: String {
        case attribute, relationship
        case fetchedProperty = "fetched property"
    }

    let name: String
    let kind: Kind
    let isTransient: Bool
    let range: SourceRange?

    /// The properties that an entity declares itself: attributes, relationships, fetched properties.
    static func own(of entity: Entity) -> [NamedProperty] {
        entity.attributes.map {
            NamedProperty(name: $0.name, kind: .attribute, isTransient: $0.isTransient, range: $0.range)
        }
            + entity.relationships.map {
                NamedProperty(name: $0.name, kind: .relationship, isTransient: $0.isTransient, range: $0.range)
            }
            + entity.fetchedProperties.map {
                NamedProperty(name: $0.name, kind: .fetchedProperty, isTransient: $0.isTransient, range: $0.range)
            }
    }

    /// The property of that name that an entity has, its own or an inherited one.
    static func named(_ name: String, of entity: EntityID, in model: ResolvedModel) -> NamedProperty? {
        for id in [entity] + model.ancestors(of: entity) {
            if let found = own(of: model[id].entity).first(where: { $0.name == name }) { return found }
        }
        return nil
    }

    /// The names of all properties that an entity has, its own first.
    static func names(of entity: EntityID, in model: ResolvedModel) -> [String] {
        ([entity] + model.ancestors(of: entity)).flatMap { own(of: model[$0].entity).map(\.name) }
    }
}
