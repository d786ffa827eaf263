import DataModel
import SourceText
import Testing

@testable import ModelAnalysis

/// A model that breaks one rule, what is said about it, and a model like it that does not.
struct RuleCase: CustomTestStringConvertible, Sendable {
    let rule: String
    let severity: Diagnostic.Severity
    let subject: String
    let message: String
    let help: String
    let broken: Model
    let sound: Model

    init(
        _ rule: String, _ severity: Diagnostic.Severity, _ subject: String, _ message: String, help: String,
        broken: Model, sound: Model
    ) {
        self.rule = rule
        self.severity = severity
        self.subject = subject
        self.message = message
        self.help = help
        self.broken = broken
        self.sound = sound
    }

    var testDescription: String { "\(rule): \(subject)" }

    /// The one finding of the rule is the expected one, and there is none in the sound model.
    func check() throws {
        let findings = Self.facts(broken, rule).findings
        try #require(findings.count == 1, "\(findings.map(\.message))")
        #expect(findings[0].severity == severity)
        #expect(findings[0].subject == subject)
        #expect(findings[0].message == message)
        #expect(findings[0].help == [help])
        #expect(findings[0].diagnostic.id == rule)
        #expect(Self.facts(sound, rule).findings.map(\.message) == [])
    }

    private static func facts(_ model: Model, _ rule: String) -> ModelFacts {
        ModelFacts(of: ModelResolver.resolve(model), settings: RuleSettings(only: [rule]))
    }
}
