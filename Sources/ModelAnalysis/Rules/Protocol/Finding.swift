public import SourceText

/// Something in a model that is wrong, or worth a second look.
public struct Finding: Sendable {
    /// The id of the rule that found it, such as `missing-inverse`.
    public let rule: String
    /// Who says that it is wrong.
    public let origin: RuleOrigin
    /// How bad it is.
    public let severity: Diagnostic.Severity
    /// What it is about: `Entity`, `Entity.property`, or the name of a fetch request or configuration; empty for the model
    /// as a whole.
    public let subject: String
    /// The entity on whose page it belongs, where there is one.
    public let entity: EntityID?
    /// What is wrong: lower-case, names in single quotes, no full stop.
    public let message: String
    /// Where it stands.
    public let range: SourceRange?
    /// More facts and places.
    public let notes: [Diagnostic.Note]
    /// What to do about it.
    public let help: [String]

    init(_ report: Report, of rule: any FindingRule.Type, severity: Diagnostic.Severity) {
        self.rule = rule.id
        origin = rule.origin
        self.severity = severity
        subject = report.subject
        entity = report.entity
        message = report.message
        range = report.range
        notes = report.notes
        help = report.help
    }

    /// The finding as a diagnostic.
    public var diagnostic: Diagnostic {
        Diagnostic(severity, rule, message, at: range, notes: notes, help: help)
    }
}

/// A finding that the model itself asks to pass over.
public struct IgnoredFinding: Sendable {
    /// What was found.
    public let finding: Finding
    /// Why it is passed over, in the author's words; nil where none are there.
    public let reason: String?
}
