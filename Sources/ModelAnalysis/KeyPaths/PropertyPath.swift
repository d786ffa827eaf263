public import DataModel

/// A key path that an entity's objects have, step by step.
public struct PropertyPath: Sendable {
    /// What a step names.
    public enum Property: Sendable {
        /// A relationship.
        case relationship(RelationshipID)
        /// An attribute.
        case attribute(Attribute)
        /// An attribute of a composite, which the step before holds.
        case part(Attribute)
        /// A stored search.
        case fetchedProperty(FetchedProperty)
        /// A collection operator, such as `@count`.
        case collectionOperator(CollectionOperator)
    }

    /// One step.
    public struct Step: Sendable {
        /// The name as the path has it.
        public let name: String
        /// What it names.
        public let property: Property
        /// The entity of the objects that have it: of the ones that the step before leads to, or of a kind of them.
        public let holder: EntityID
        /// The entity of the objects that the step before leads to, where only a kind of them has the property.
        public let narrowedFrom: EntityID?
        /// The entity that declares the property, where the holder inherits it.
        public let inheritedFrom: EntityID?
        /// The entity that it leads to; nil for a value, or where the model does not have it.
        public let destination: EntityID?
    }

    /// The entity that the path starts at.
    public let start: EntityID
    /// The steps; never empty.
    public let steps: [Step]

    /// The path without its entity: `projects.tasks`.
    public var keyPath: String { steps.map(\.name).joined(separator: ".") }
}
