import DataModel

extension NamePairing.Item {
    init(_ entity: Entity) {
        self.init(name: entity.name, identifier: entity.renamingIdentifier)
    }

    init(_ attribute: Attribute) {
        self.init(name: attribute.name, identifier: attribute.renamingIdentifier)
    }

    init(_ relationship: Relationship) {
        self.init(name: relationship.name, identifier: relationship.renamingIdentifier)
    }

    init(_ property: FetchedProperty) {
        self.init(name: property.name, identifier: property.renamingIdentifier)
    }
}
