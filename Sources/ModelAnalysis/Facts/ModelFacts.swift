import DataModel

/// Everything that is computed about a model.
public struct ModelFacts: Sendable {
    /// The model with its connections.
    public let resolved: ResolvedModel
    /// The facts of each entity, in model order.
    public let entities: [EntityFacts]
    /// The facts of each relationship, in the order of `resolved.relationships`.
    public let relationships: [RelationshipFacts]
    /// For each entity the relationships that lead to it, in model order.
    public let referrers: [[RelationshipID]]
    /// What is wrong with the model, or worth a second look, in the order of places.
    public let findings: [Finding]
    /// What the model itself asks to pass over, in the same order.
    public let ignoredFindings: [IgnoredFinding]

    /// Computes the facts of a model and checks it against those of the given rules that the settings let run.
    public init(
        of resolved: ResolvedModel, rules: [any FindingRule.Type] = FindingRules.all,
        settings: RuleSettings = RuleSettings()
    ) {
        self.resolved = resolved
        entities = resolved.entities.map { EntityFacts(of: $0, in: resolved) }
        relationships = resolved.relationships.map { RelationshipFacts(of: $0, in: resolved) }
        var referrers = [[RelationshipID]](repeating: [], count: resolved.entities.count)
        for relationship in relationships {
            if let destination = relationship.destination { referrers[destination.index].append(relationship.id) }
        }
        self.referrers = referrers
        let subject = CheckedModel(
            resolved: resolved, entities: entities, relationships: relationships, settings: settings, knownRules: rules)
        (findings, ignoredFindings) = FindingRules.findings(of: subject, rules: rules)
    }

    // Other rooms mostly ask for a single field: where they see how it is found, they need no copy of all the others.

    /// The facts of an entity.
    @inlinable public subscript(id: EntityID) -> EntityFacts { entities[id.index] }
    /// The facts of a relationship.
    @inlinable public subscript(id: RelationshipID) -> RelationshipFacts { relationships[id.index] }

    /// The facts of the entities that the model has: no stubs.
    public var ownEntities: [EntityFacts] { entities.filter { !$0.entity.isStub } }

    /// The name of an entity.
    public func name(of id: EntityID) -> String { resolved.name(of: id) }

    /// A relationship's name with its entity's: `Department.employees`.
    public func qualifiedName(of id: RelationshipID) -> String { resolved.qualifiedName(of: id) }
}
