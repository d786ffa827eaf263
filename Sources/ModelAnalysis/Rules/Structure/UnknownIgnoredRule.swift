import DataModel
import SourceText

/// An exception for a rule that there is not, so that it passes over nothing.
enum UnknownIgnoredRule: FindingRule {
    static let id = "unknown-ignored-rule"
    static let family = RuleFamily.structure
    static let severity = FindingSeverity.warning
    static let lesson = RuleLesson(
        "an exception names a rule that does not exist",
        why: "'modeldoc.ignore' with a name that no rule has passes over nothing.",
        remedy: "Write the id of the rule as it stands in brackets behind a finding.",
        example: RuleExample(
            wrongEntities: #"""
                "Tag": {
                  "attributes": { "name": "String" },
                  "userInfo": { "modeldoc.ignore": "mising-inverse: tags are a catalogue" }
                }
                """#,
            right: #"""
                "Tag": {
                  "attributes": { "name": "String" },
                  "userInfo": { "modeldoc.ignore": "missing-inverse: tags are a catalogue" }
                }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for placed in model.exceptions.all {
            let title = placed.subject.isEmpty ? "the model" : "'\(placed.subject)'"
            let unknown = placed.exception.rules.filter { !model.exceptions.knownRules.contains($0) }
            for rule in unknown {
                report(
                    Report(
                        placed.subject, of: placed.entity,
                        "'\(FindingException.key)' of \(title) names the rule '\(rule)', which there is not",
                        at: placed.range,
                        help: Suggestion.nearest(
                            to: rule, among: model.exceptions.knownRules.sorted(),
                            otherwise: "name a rule by the id that stands behind its findings")))
            }
            if placed.exception.rules.isEmpty {
                report(
                    Report(
                        placed.subject, of: placed.entity,
                        "'\(FindingException.key)' of \(title) names no rule, so it passes over nothing",
                        at: placed.range, help: ["write the ids of the rules, then a colon and the reason"]))
            }
        }
    }
}
