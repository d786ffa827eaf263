import DataModel
import SourceText

/// A stored attribute without a type; only a transient one may have none.
enum UndefinedType: FindingRule {
    static let id = "undefined-type"
    static let family = RuleFamily.types
    static let severity = FindingSeverity.error
    static let origin = RuleOrigin.momc
    static let lesson = RuleLesson(
        "a stored attribute has no type",
        why: "Core Data does not know how to store it and refuses the model; only a transient attribute may have "
            + "no type.",
        remedy: "Give it a type, or make it transient.",
        example: RuleExample(
            wrongEntities: #"""
                "Song": { "attributes": { "cover": { "type": "Undefined" } } }
                """#,
            right: #"""
                "Song": { "attributes": { "cover": { "type": "Undefined", "transient": true } } }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for place in model.placedAttributes where place.attribute.type == .undefined && !place.attribute.isTransient {
            // A derived attribute takes the type of what it is computed from.
            if place.attribute.derivation != nil { continue }
            report(
                Report(
                    place.subject, of: place.entity, "'\(place.subject)' has no type, so it cannot be stored",
                    at: place.attribute.range, help: ["give it a type, or make it transient"]))
        }
    }
}
