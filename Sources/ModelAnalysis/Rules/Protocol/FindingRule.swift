/// One thing that a model is checked for.
public protocol FindingRule: Sendable {
    /// A stable kebab-case name.
    static var id: String { get }
    /// What it looks at.
    static var family: RuleFamily { get }
    /// How bad a finding of it is unless `RuleSettings` say otherwise.
    static var severity: FindingSeverity { get }
    /// Who says that what it finds is wrong.
    static var origin: RuleOrigin { get }
    /// What it teaches.
    static var lesson: RuleLesson { get }
    /// Reports each place where the model breaks the rule.
    static func check(_ model: CheckedModel, report: (Report) -> Void)
}

extension FindingRule {
    /// modeldoc, unless a rule says otherwise.
    public static var origin: RuleOrigin { .modeldoc }
}
