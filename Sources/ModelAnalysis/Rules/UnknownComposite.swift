import DataModel
import SourceText

/// An attribute that holds a composite which the model does not have, or names none.
enum UnknownComposite: FindingRule {
    static let id = "unknown-composite"
    static let severity = Diagnostic.Severity.error

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        let names = Set(model.model.composites.map(\.name))
        for place in model.placedAttributes {
            if let composite = place.attribute.composite {
                if names.contains(composite) { continue }
                report(
                    Report(
                        place.subject, of: place.entity,
                        "'\(place.subject)' holds the composite '\(composite)', which the model does not have",
                        at: place.attribute.range,
                        help: Suggestion.nearest(
                            to: composite, among: model.model.composites.map(\.name),
                            otherwise: "add the composite '\(composite)'")))
            } else if place.attribute.type == .composite {
                report(
                    Report(
                        place.subject, of: place.entity, "'\(place.subject)' is a composite, but does not say which",
                        at: place.attribute.range, help: ["name the composite that it holds"]))
            }
        }
    }
}
