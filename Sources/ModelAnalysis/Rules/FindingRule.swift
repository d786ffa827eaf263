public import DataModel
public import SourceText

/// One thing that a model is checked for.
public protocol FindingRule: Sendable {
    /// A stable kebab-case name.
    static var id: String { get }
    /// How bad a finding of it is.
    static var severity: Diagnostic.Severity { get }
    /// Reports each place where the model breaks the rule.
    static func check(_ model: CheckedModel, report: (Report) -> Void)
}

/// What rules look at: the model with its connections and what is computed of it.
public struct CheckedModel: Sendable {
    /// The model with its connections.
    public let resolved: ResolvedModel
    /// The facts of each entity, in model order.
    public let entities: [EntityFacts]
    /// The facts of each relationship, in the order of `resolved.relationships`.
    public let relationships: [RelationshipFacts]
    /// All properties by their names.
    let properties: PropertyIndex
    /// All attributes, those of composites last.
    let placedAttributes: [PlacedAttribute]

    init(resolved: ResolvedModel, entities: [EntityFacts], relationships: [RelationshipFacts]) {
        self.resolved = resolved
        self.entities = entities
        self.relationships = relationships
        properties = PropertyIndex(of: resolved)
        placedAttributes = PlacedAttribute.all(in: resolved)
    }

    /// The model as its file states it.
    public var model: Model { resolved.model }
}

/// One breach of a rule, in the rule's words.
public struct Report: Sendable {
    /// What it is about.
    public var subject: String
    /// The entity on whose page it belongs, where there is one.
    public var entity: EntityID?
    /// What is wrong: lower-case, names in single quotes, no full stop.
    public var message: String
    /// Where it stands.
    public var range: SourceRange?
    /// More facts and places.
    public var notes: [Diagnostic.Note] = []
    /// What to do about it.
    public var help: [String] = []

    /// Makes a report.
    public init(
        _ subject: String, of entity: EntityID? = nil, _ message: String, at range: SourceRange?,
        notes: [Diagnostic.Note] = [], help: [String] = []
    ) {
        self.subject = subject
        self.entity = entity
        self.message = message
        self.range = range
        self.notes = notes
        self.help = help
    }
}
