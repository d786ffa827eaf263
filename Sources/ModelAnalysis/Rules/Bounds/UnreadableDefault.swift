import DataModel
import SourceText

/// A default that is no value of its attribute's type.
enum UnreadableDefault: FindingRule {
    static let id = "unreadable-default"
    static let family = RuleFamily.bounds
    static let severity = FindingSeverity.warning
    static let lesson = RuleLesson(
        "a default is no value of its type",
        why: "The default is lost, or the model does not compile.",
        remedy: "Write a value of the type, or leave the default out.",
        example: RuleExample(
            wrongEntities: #"""
                "Song": { "attributes": { "rating": { "type": "Integer 16", "default": "none" } } }
                """#,
            right: #"""
                "Song": { "attributes": { "rating": { "type": "Integer 16", "default": 3 } } }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for place in model.placedAttributes {
            guard case .text(let text)? = place.attribute.defaultValue else { continue }
            let type = place.attribute.type
            let isReadable =
                switch type {
                case .integer16, .integer32, .integer64: DecimalText.isInteger(text)
                case .decimal, .double, .float, .number: DecimalText.isNumber(text)
                case .boolean: ["yes", "no", "true", "false", "1", "0"].contains(text.lowercased())
                default: true
                }
            if isReadable { continue }
            report(
                Report(
                    place.subject, of: place.entity,
                    "the default '\(text.prefix(40))' of '\(place.subject)' is no value of the type \(type.name)",
                    at: place.attribute.range, help: ["write a value of that type, or leave the default out"]))
        }
    }
}
