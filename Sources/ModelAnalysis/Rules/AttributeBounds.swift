import DataModel
import SourceText

/// A smallest value above the largest one, so that no value is valid.
enum AttributeBounds: FindingRule {
    static let id = "attribute-bounds"
    static let severity = Diagnostic.Severity.error

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for place in model.placedAttributes {
            let attribute = place.attribute
            var bounds: (low: String, high: String)?
            if let low = attribute.minimum, let high = attribute.maximum,
                let order = DecimalText.compare(low.text, high.text), order > 0
            {
                bounds = (low.text, high.text)
            } else if let low = attribute.minimumLength, let high = attribute.maximumLength, high > 0, low > high {
                bounds = ("\(low) characters", "\(high)")
            }
            guard let bounds else { continue }
            report(
                Report(
                    place.subject, of: place.entity,
                    "'\(place.subject)' asks for at least \(bounds.low) but at most \(bounds.high)",
                    at: attribute.range,
                    help: ["raise the maximum, or lower the minimum"]))
        }
    }
}
