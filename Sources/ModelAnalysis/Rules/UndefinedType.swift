import DataModel
import SourceText

/// A stored attribute without a type; only a transient one may have none.
enum UndefinedType: FindingRule {
    static let id = "undefined-type"
    static let severity = Diagnostic.Severity.error

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
