import DataModel
import SourceText

/// A type that Core Data does not have.
enum UnknownType: FindingRule {
    static let id = "unknown-type"
    static let severity = Diagnostic.Severity.warning

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
