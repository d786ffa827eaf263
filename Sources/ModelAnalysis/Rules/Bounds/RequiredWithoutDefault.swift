import DataModel
import SourceText

/// A required attribute without default: each new object needs a value before it is saved.
enum RequiredWithoutDefault: FindingRule {
    static let id = "required-without-default"
    static let family = RuleFamily.bounds
    static let severity = FindingSeverity.off
    static let lesson = RuleLesson(
        "a required attribute has no default",
        why: "A new object cannot be saved until the attribute is set, and when it is added to a model that is in "
            + "use, existing objects have no value for it, so that the migration fails. Often it is meant so, and "
            + "this rule is off.",
        remedy: "Give it a default, make it optional, or set it wherever objects are made.",
        example: RuleExample(
            wrongEntities: #"""
                "Song": { "attributes": { "title": "String" } }
                """#,
            right: #"""
                "Song": { "attributes": { "title": { "type": "String", "optional": false, "default": "Untitled" } } }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for place in model.placedAttributes {
            let attribute = place.attribute
            guard attribute.isOptional == false, attribute.defaultValue == nil, !attribute.isTransient,
                attribute.derivation == nil, attribute.composite == nil
            else { continue }
            report(
                Report(
                    place.subject, of: place.entity,
                    "'\(place.subject)' is required and has no default, so a new object cannot be saved until it is set",
                    at: attribute.range, help: ["give it a default, or make it optional"]))
        }
    }
}
