import DataModel
import SourceText

/// A default that does not match the regular expression of its attribute. Only plain expressions are tried.
enum DefaultAgainstPattern: FindingRule {
    static let id = "default-against-pattern"
    static let family = RuleFamily.bounds
    static let severity = FindingSeverity.warning
    static let lesson = RuleLesson(
        "a default does not match its regular expression",
        why: "An object that keeps the default cannot be saved.",
        remedy: "Change the default or the expression; the whole value has to match.",
        example: RuleExample(
            wrongEntities: #"""
                "Album": { "attributes": {
                  "barcode": { "type": "String", "optional": false, "default": "none", "regex": "[0-9]{13}" }
                } }
                """#,
            right: #"""
                "Album": { "attributes": {
                  "barcode": { "type": "String", "optional": false, "default": "0000000000000", "regex": "[0-9]{13}" }
                } }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for place in model.placedAttributes where place.attribute.type == .string {
            guard let pattern = place.attribute.regularExpression, let value = place.attribute.defaultValue?.text,
                PlainPattern.matches(pattern, value) == false
            else { continue }
            report(
                Report(
                    place.subject, of: place.entity,
                    "the default '\(value)' of '\(place.subject)' does not match '\(pattern)', so an object that keeps it "
                        + "cannot be saved",
                    at: place.attribute.range,
                    help: ["change the default or the expression; the whole value has to match"]))
        }
    }
}
