import DataModel
import SourceText

/// A regular expression that cannot be one. Only what is sure to be wrong is told.
enum InvalidPattern: FindingRule {
    static let id = "invalid-pattern"
    static let family = RuleFamily.bounds
    static let severity = FindingSeverity.warning
    static let lesson = RuleLesson(
        "a regular expression is none",
        why: "Core Data reads the expression when it validates a value, and what cannot be read fails then: no "
            + "object can be saved, or the program stops.",
        remedy: "Mend the expression. Core Data uses the syntax of ICU; the whole value has to match.",
        example: RuleExample(
            wrongEntities: #"""
                "Album": { "attributes": { "barcode": { "type": "String", "regex": "([0-9]{13}" } } }
                """#,
            right: #"""
                "Album": { "attributes": { "barcode": { "type": "String", "regex": "([0-9]{13})" } } }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for place in model.placedAttributes {
            guard let pattern = place.attribute.regularExpression, let fault = PatternSyntax.fault(in: pattern) else {
                continue
            }
            report(
                Report(
                    place.subject, of: place.entity,
                    "the regular expression '\(pattern.prefix(40))' of '\(place.subject)' \(fault), so no value can be checked",
                    at: place.attribute.range, help: ["mend the expression, or remove it"]))
        }
    }
}
