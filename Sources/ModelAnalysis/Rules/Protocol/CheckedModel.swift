public import DataModel

/// What rules look at: the model with its connections and what is computed of it, once for all rules.
public struct CheckedModel: Sendable {
    /// The model with its connections.
    public let resolved: ResolvedModel
    /// The facts of each entity, in model order.
    public let entities: [EntityFacts]
    /// The facts of each relationship, in the order of `resolved.relationships`.
    public let relationships: [RelationshipFacts]
    /// Which rules run, and how.
    public let settings: RuleSettings
    /// For each entity the properties that it declares itself.
    let namedProperties: [[NamedProperty]]
    /// All properties by their names; of none, where nothing in the model names one.
    let properties: PropertyIndex
    /// All attributes, those of composites last.
    let placedAttributes: [PlacedAttribute]
    /// The exceptions that the model notes.
    let exceptions: FindingExceptions
    /// What is kept in step with CloudKit.
    let cloudKit: CloudKitScope

    init(
        resolved: ResolvedModel, entities: [EntityFacts], relationships: [RelationshipFacts], settings: RuleSettings,
        knownRules: [any FindingRule.Type]
    ) {
        self.resolved = resolved
        self.entities = entities
        self.relationships = relationships
        self.settings = settings
        namedProperties = resolved.entities.map { NamedProperty.own(of: $0.entity) }
        properties = PropertyIndex(
            of: resolved, namedProperties: Self.namesProperties(resolved) ? namedProperties : [])
        placedAttributes = PlacedAttribute.all(in: resolved)
        cloudKit = CloudKitScope(of: resolved.model, settings: settings)
        exceptions = FindingExceptions(in: resolved, knownRules: knownRules)
    }

    /// Whether a constraint, an index or a predicate names properties.
    private static func namesProperties(_ model: ResolvedModel) -> Bool {
        !model.model.fetchRequests.isEmpty
            || model.entities.contains { resolved in
                let entity = resolved.entity
                return !entity.uniquenessConstraints.isEmpty || !entity.indexes.isEmpty
                    || !entity.compoundIndexes.isEmpty || !entity.fetchedProperties.isEmpty
            }
    }

    /// The model as its file states it.
    public var model: Model { resolved.model }

    /// The facts of an entity.
    public subscript(id: EntityID) -> EntityFacts { entities[id.index] }
    /// The facts of a relationship.
    public subscript(id: RelationshipID) -> RelationshipFacts { relationships[id.index] }

    /// The name of an entity.
    public func name(of id: EntityID) -> String { resolved.name(of: id) }

    /// A relationship's name with its entity's: `Department.employees`.
    public func qualifiedName(of id: RelationshipID) -> String { resolved.qualifiedName(of: id) }
}
