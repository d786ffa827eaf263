/// A key path in words.
public struct PropertyPathExplanation: Sendable, Hashable {
    /// One step.
    public struct Step: Sendable, Hashable {
        /// The name as the path has it.
        public let name: String
        /// How an arrow to it ends: `›` where it leads to one object, `»` to several; empty for a value.
        public let head: String
        /// What is there: "any number of projects", "a Decimal".
        public let text: Phrase
        /// What else is to be known of the step: "inherited from 'Animal'", "may be empty".
        public let notes: [Phrase]
    }

    /// What one reaches: "From one department you reach any number of employees, or none."
    public let summary: Phrase
    /// The steps.
    public let steps: [Step]
    /// What else is to be known of the objects: whether they can be reached twice, whether all have the property.
    public let remarks: [Phrase]
    /// What `value(forKeyPath:)` returns; empty where that is not documented.
    public let result: [Phrase]
    /// What a fetch predicate may do with it; empty where that is not documented.
    public let predicate: [Phrase]
    /// Predicates that do so, in the predicate language, with `%@` for what is compared.
    public let examples: [String]

    /// All sentences in reading order.
    public var sentences: [Phrase] { [summary] + remarks + result + predicate }
}
