import DataModel
import SourceText

/// An attribute that holds a composite which the model does not have.
enum UnknownComposite: FindingRule {
    static let id = "unknown-composite"
    static let family = RuleFamily.types
    static let severity = FindingSeverity.error
    static let lesson = RuleLesson(
        "an attribute holds a composite that the model does not have",
        why: "The value has no parts, and the model does not compile.",
        remedy: "Correct the name, or add the composite.",
        example: RuleExample(
            wrong: #"""
                "entities": { "Song": { "attributes": { "length": { "type": "Composite", "composite": "Time" } } } },
                "composites": { "Duration": { "attributes": { "seconds": "Double" } } }
                """#,
            right: #"""
                "entities": { "Song": { "attributes": { "length": { "type": "Composite", "composite": "Duration" } } } },
                "composites": { "Duration": { "attributes": { "seconds": "Double" } } }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        let names = Set(model.model.composites.map(\.name))
        for place in model.placedAttributes {
            guard let composite = place.attribute.composite, !names.contains(composite) else { continue }
            report(
                Report(
                    place.subject, of: place.entity,
                    "'\(place.subject)' holds the composite '\(composite)', which the model does not have",
                    at: place.attribute.range,
                    help: Suggestion.nearest(
                        to: composite, among: model.model.composites.map(\.name),
                        otherwise: "add the composite '\(composite)'")))
        }
    }
}
