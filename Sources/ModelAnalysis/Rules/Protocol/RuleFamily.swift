/// What a rule looks at.
public enum RuleFamily: String, Sendable, CaseIterable {
    /// Names that lead nowhere, or to two things.
    case structure
    /// What deletions do that nobody may have meant.
    case deletion
    /// The two ends of a relationship.
    case inverses
    /// Counts, values, lengths, patterns and defaults.
    case bounds
    /// The types of attributes, composites and transformers.
    case types
    /// Sets of entities with a store of their own.
    case configurations
    /// Names that code cannot use, or that mislead.
    case naming
    /// What CloudKit does not accept, where the model is kept in step with it.
    case cloudKit = "cloudkit"
    /// What SwiftData does not have, where it drives the model.
    case swiftData = "swiftdata"
}
