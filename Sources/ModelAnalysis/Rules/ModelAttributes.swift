import DataModel
import SourceText

extension CheckedModel {
    /// An attribute where it stands: in an entity, or in a composite.
    struct PlacedAttribute {
        let attribute: Attribute
        let entity: EntityID?
        /// `Entity.attribute` or `Composite.attribute`.
        let subject: String
    }

    /// Every attribute that an entity or a composite declares itself, in model order.
    var placedAttributes: [PlacedAttribute] {
        let own = resolved.entities.flatMap { entity in
            entity.entity.attributes.map {
                PlacedAttribute(attribute: $0, entity: entity.id, subject: "\(entity.entity.name).\($0.name)")
            }
        }
        let parts = model.composites.flatMap { composite in
            composite.attributes.map {
                PlacedAttribute(attribute: $0, entity: nil, subject: "\(composite.name).\($0.name)")
            }
        }
        return own + parts
    }
}
