public import DataModel

/// Short ways to write models.
public enum Sample {
    /// A model of some entities.
    public static func model(_ entities: Entity..., edit: (inout Model) -> Void = { _ in }) -> Model {
        var model = Model(name: "Sample")
        model.entities = entities
        edit(&model)
        return model
    }

    /// An entity with properties.
    public static func entity(
        _ name: String, parent: String? = nil, _ attributes: [Attribute] = [], _ relationships: [Relationship] = [],
        edit: (inout Entity) -> Void = { _ in }
    ) -> Entity {
        var entity = Entity(name: name)
        entity.parent = parent
        entity.attributes = attributes
        entity.relationships = relationships
        edit(&entity)
        return entity
    }

    /// An attribute that states nothing but its type.
    public static func attribute(
        _ name: String, _ type: AttributeType = .string, edit: (inout Attribute) -> Void = { _ in }
    ) -> Attribute {
        var attribute = Attribute(name: name, type: type)
        edit(&attribute)
        return attribute
    }

    /// A relationship to an entity; `inverse` is `name` or `Entity.name`.
    public static func relationship(
        _ name: String, to destination: String?, inverse: String? = nil, toMany: Bool = false,
        edit: (inout Relationship) -> Void = { _ in }
    ) -> Relationship {
        var relationship = Relationship(name: name, destination: destination)
        relationship.isToMany = toMany
        relationship.isOptional = true
        relationship.deleteRule = .nullify
        relationship.inverse = inverse.map { text in
            let parts = text.split(separator: ".").map(String.init)
            return parts.count == 2
                ? InverseReference(name: parts[1], entity: parts[0]) : InverseReference(name: text)
        }
        edit(&relationship)
        return relationship
    }
}
