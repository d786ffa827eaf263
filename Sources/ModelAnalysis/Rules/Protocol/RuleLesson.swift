/// What a rule teaches.
public struct RuleLesson: Sendable, Equatable {
    /// What is wrong, in one line: lower-case, no full stop.
    public let summary: String
    /// Why it matters, in whole sentences.
    public let why: String
    /// What to do, in whole sentences.
    public let remedy: String
    /// A model that breaks the rule, and the same one mended.
    public let example: RuleExample

    /// Makes a lesson.
    public init(_ summary: String, why: String, remedy: String, example: RuleExample) {
        self.summary = summary
        self.why = why
        self.remedy = remedy
        self.example = example
    }
}
