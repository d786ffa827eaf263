import DataModel

/// An attribute where it stands: in an entity, or in a composite.
///
/// A class, since many rules look at every attribute, and an attribute is a large value to copy.
final class PlacedAttribute: Sendable {
    let attribute: Attribute
    let entity: EntityID?
    private let owner: String

    init(_ attribute: Attribute, of owner: String, entity: EntityID?) {
        self.attribute = attribute
        self.entity = entity
        self.owner = owner
    }

    /// `Entity.attribute` or `Composite.attribute`.
    var subject: String { "\(owner).\(attribute.name)" }

    /// Every attribute that an entity or a composite declares itself, in model order.
    static func all(in model: ResolvedModel) -> [PlacedAttribute] {
        var all: [PlacedAttribute] = []
        for entity in model.entities {
            for attribute in entity.entity.attributes {
                all.append(PlacedAttribute(attribute, of: entity.entity.name, entity: entity.id))
            }
        }
        for composite in model.model.composites {
            for attribute in composite.attributes {
                all.append(PlacedAttribute(attribute, of: composite.name, entity: nil))
            }
        }
        return all
    }
}
