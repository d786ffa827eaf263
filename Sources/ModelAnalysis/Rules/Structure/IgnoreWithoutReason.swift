import DataModel
import SourceText

/// An exception that does not say why.
enum IgnoreWithoutReason: FindingRule {
    static let id = "ignore-without-reason"
    static let family = RuleFamily.structure
    static let severity = FindingSeverity.warning
    static let lesson = RuleLesson(
        "an exception does not say why it is made",
        why: "Who reads the model later cannot tell whether the exception still holds.",
        remedy: "Write the reason behind a colon: 'missing-inverse: tags are a catalogue'.",
        example: RuleExample(
            wrongEntities: #"""
                "Tag": {
                  "attributes": { "name": "String" },
                  "userInfo": { "modeldoc.ignore": "missing-inverse" }
                }
                """#,
            right: #"""
                "Tag": {
                  "attributes": { "name": "String" },
                  "userInfo": { "modeldoc.ignore": "missing-inverse: tags are a catalogue" }
                }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for placed in model.exceptions.all where placed.exception.reason == nil {
            let title = placed.subject.isEmpty ? "the model" : "'\(placed.subject)'"
            report(
                Report(
                    placed.subject, of: placed.entity,
                    "'\(FindingException.key)' of \(title) gives no reason, so nobody can tell whether it still holds",
                    at: placed.range,
                    help: ["write it behind a colon: '\(placed.exception.rules.joined(separator: ", ")): because …'"]))
        }
    }
}
