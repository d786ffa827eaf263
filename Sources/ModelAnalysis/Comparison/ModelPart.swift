public import DataModel
public import SourceText

/// A part of one of two models that are compared.
public struct ModelPart: Sendable {
    /// The kinds of parts.
    public enum Kind: String, Sendable, CaseIterable {
        case model, entity, attribute, relationship
        case fetchedProperty = "fetched-property"
        case index
        case composite
        case compositeAttribute = "composite-attribute"
        case fetchRequest = "fetch-request"
        case configuration
    }

    /// What it is.
    public let kind: Kind
    /// Its name; that of the model for the model itself.
    public let name: String
    /// The name of the entity, or the composite, that has it.
    public let owner: String?
    /// The entity that it is or belongs to.
    public let entity: EntityID?
    /// What it says, for an attribute.
    public let attribute: Attribute?
    /// Its place, for a relationship.
    public let relationship: RelationshipID?
    /// Where it stands in its file.
    public let range: SourceRange?

    /// `Entity.property`, or its name alone.
    public var qualifiedName: String { owner.map { "\($0).\(name)" } ?? name }

    private init(
        _ kind: Kind, _ name: String, owner: String? = nil, entity: EntityID? = nil, attribute: Attribute? = nil,
        relationship: RelationshipID? = nil, range: SourceRange?
    ) {
        self.kind = kind
        self.name = name
        self.owner = owner
        self.entity = entity
        self.attribute = attribute
        self.relationship = relationship
        self.range = range
    }

    init(_ model: Model) { self.init(.model, model.name, range: model.range) }

    init(_ entity: ResolvedEntity) {
        self.init(.entity, entity.entity.name, entity: entity.id, range: entity.entity.range)
    }

    init(_ attribute: Attribute, of owner: ResolvedEntity) {
        self.init(
            .attribute, attribute.name, owner: owner.entity.name, entity: owner.id, attribute: attribute,
            range: attribute.range)
    }

    init(_ relationship: ResolvedRelationship, of owner: ResolvedEntity) {
        self.init(
            .relationship, relationship.relationship.name, owner: owner.entity.name, entity: owner.id,
            relationship: relationship.id, range: relationship.relationship.range)
    }

    init(_ property: FetchedProperty, of owner: ResolvedEntity) {
        self.init(
            .fetchedProperty, property.name, owner: owner.entity.name, entity: owner.id, range: property.range)
    }

    init(_ index: FetchIndex, of owner: ResolvedEntity) {
        self.init(.index, index.name, owner: owner.entity.name, entity: owner.id, range: index.range)
    }

    init(_ composite: Composite) { self.init(.composite, composite.name, range: composite.range) }

    init(_ attribute: Attribute, of composite: Composite) {
        self.init(
            .compositeAttribute, attribute.name, owner: composite.name, attribute: attribute, range: attribute.range)
    }

    init(_ request: FetchRequest) { self.init(.fetchRequest, request.name, range: request.range) }

    init(_ configuration: Configuration) { self.init(.configuration, configuration.name, range: configuration.range) }
}
