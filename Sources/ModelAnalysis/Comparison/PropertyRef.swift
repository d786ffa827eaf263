import DataModel

/// A property of one of two models that are compared.
struct PropertyRef {
    /// What it is, with what it says.
    enum Content {
        case attribute(Attribute)
        case relationship(RelationshipFacts)
        case fetchedProperty(FetchedProperty)
    }

    let owner: EntityID
    let content: Content

    var name: String {
        switch content {
        case .attribute(let attribute): attribute.name
        case .relationship(let facts): facts.relationship.name
        case .fetchedProperty(let property): property.name
        }
    }

    var identifier: String? {
        switch content {
        case .attribute(let attribute): attribute.renamingIdentifier
        case .relationship(let facts): facts.relationship.renamingIdentifier
        case .fetchedProperty(let property): property.renamingIdentifier
        }
    }

    var kind: ModelPart.Kind {
        switch content {
        case .attribute: .attribute
        case .relationship: .relationship
        case .fetchedProperty: .fetchedProperty
        }
    }

    /// Whether a store holds something of it.
    var isStored: Bool {
        switch content {
        case .attribute(let attribute): !attribute.isTransient && attribute.derivation == nil
        case .relationship(let facts): !facts.relationship.isTransient
        case .fetchedProperty: false
        }
    }

    /// What Core Data pairs it by.
    var identity: String { identifier ?? name }

    var item: NamePairing.Item { NamePairing.Item(name: name, identifier: identifier) }

    func part(in model: ResolvedModel) -> ModelPart {
        let owner = model[owner]
        return switch content {
        case .attribute(let attribute): ModelPart(attribute, of: owner)
        case .relationship(let facts): ModelPart(model[facts.id], of: owner)
        case .fetchedProperty(let property): ModelPart(property, of: owner)
        }
    }

    /// The properties that an entity declares itself, kind by kind.
    static func own(of id: EntityID, in facts: ModelFacts) -> [[PropertyRef]] {
        let entity = facts[id].entity
        return [
            entity.attributes.map { PropertyRef(owner: id, content: .attribute($0)) },
            facts.resolved[id].relationships.map { PropertyRef(owner: id, content: .relationship(facts[$0])) },
            entity.fetchedProperties.map { PropertyRef(owner: id, content: .fetchedProperty($0)) },
        ]
    }
}
