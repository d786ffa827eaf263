import DataModel

/// A model in which the deletion of an order does everything that a deletion can do, and ownership has every form.
enum EveryDeletionModel {
    static var model: Model {
        var model = Model(name: "Shop")
        model.entities = [order, line, note, invoice, tag, label, stamp, customer, Entity(name: "Country")]
        return model
    }

    private static var order: Entity {
        var entity = Entity(name: "Order")
        var unstated = StudioModel.relationship("stamps", to: "Stamp", inverse: "order", toMany: true)
        unstated.deleteRule = nil
        entity.relationships = [
            StudioModel.relationship("notes", to: "Note", inverse: "order", toMany: true, rule: .cascade),
            StudioModel.relationship("lines", to: "Line", inverse: "order", toMany: true),
            StudioModel.relationship("invoice", to: "Invoice", inverse: "order", rule: .deny),
            StudioModel.relationship("customer", to: "Customer", inverse: "orders", rule: .cascade),
            StudioModel.relationship("label", to: "Label", inverse: nil), unstated,
        ]
        return entity
    }

    private static var line: Entity {
        var entity = Entity(name: "Line")
        entity.relationships = [
            StudioModel.relationship("order", to: "Order", inverse: "lines", isOptional: false)
        ]
        return entity
    }

    private static var note: Entity {
        var entity = Entity(name: "Note")
        entity.relationships = [
            StudioModel.relationship("order", to: "Order", inverse: "notes"),
            StudioModel.relationship("customer", to: "Customer", inverse: "notes"),
        ]
        return entity
    }

    private static var invoice: Entity {
        var entity = Entity(name: "Invoice")
        entity.relationships = [StudioModel.relationship("order", to: "Order", inverse: "invoice")]
        return entity
    }

    private static var tag: Entity {
        var entity = Entity(name: "Tag")
        entity.relationships = [StudioModel.relationship("order", to: "Order", inverse: nil)]
        return entity
    }

    private static var label: Entity { Entity(name: "Label") }

    private static var stamp: Entity {
        var entity = Entity(name: "Stamp")
        entity.relationships = [StudioModel.relationship("order", to: "Order", inverse: "stamps")]
        return entity
    }

    private static var customer: Entity {
        var entity = Entity(name: "Customer")
        entity.relationships = [
            StudioModel.relationship("orders", to: "Order", inverse: "customer", toMany: true, rule: .cascade),
            StudioModel.relationship("notes", to: "Note", inverse: "customer", toMany: true, rule: .cascade),
        ]
        return entity
    }
}
