import DataModel
public import ModelAnalysis

/// How much there is in a model.
public struct ModelCounts: Sendable, Equatable {
    /// The number of entities.
    public let entities: Int
    /// The number of attributes that entities declare themselves.
    public let attributes: Int
    /// The number of relationships that entities declare themselves.
    public let relationships: Int

    /// Counts what a model has; stubs are not its own.
    public init(of facts: ModelFacts) {
        let own = facts.ownEntities
        entities = own.count
        attributes = own.reduce(0) { $0 + $1.entity.attributes.count }
        relationships = own.reduce(0) { $0 + $1.entity.relationships.count }
    }

    /// "6 entities, 12 attributes, 11 relationships"
    public var text: String {
        [
            Self.counted(entities, "entity", "entities"), Self.counted(attributes, "attribute", "attributes"),
            Self.counted(relationships, "relationship", "relationships"),
        ].joined(separator: ", ")
    }

    var sentence: String { "\(text)." }

    private static func counted(_ count: Int, _ one: String, _ many: String) -> String {
        "\(count) \(count == 1 ? one : many)"
    }
}
