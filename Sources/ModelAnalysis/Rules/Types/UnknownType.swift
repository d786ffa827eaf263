import DataModel
import SourceText

/// A type that Core Data does not have.
enum UnknownType: FindingRule {
    static let id = "unknown-type"
    static let family = RuleFamily.types
    static let severity = FindingSeverity.warning
    static let lesson = RuleLesson(
        "an attribute has a type that Core Data does not know",
        why: "The model does not compile until the type is one of Core Data's.",
        remedy: "Use one of Core Data's types; Transformable holds any value.",
        example: RuleExample(
            wrongEntities: #"""
                "Song": { "attributes": { "cover": { "type": "Picture" } } }
                """#,
            right: #"""
                "Song": { "attributes": { "cover": { "type": "Binary" } } }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for place in model.placedAttributes {
            guard case .other(let type) = place.attribute.type else { continue }
            report(
                Report(
                    place.subject, of: place.entity,
                    "'\(place.subject)' has the type '\(type)', which Core Data does not know",
                    at: place.attribute.range,
                    help: Suggestion.nearest(
                        to: type, among: AttributeType.named.map(\.name),
                        otherwise: "use one of Core Data's types; Transformable holds any value")))
        }
    }
}
