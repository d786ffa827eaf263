import DataModel
import SourceText

/// A smallest value above the largest one, so that no value is valid.
enum AttributeBounds: FindingRule {
    static let id = "attribute-bounds"
    static let family = RuleFamily.bounds
    static let severity = FindingSeverity.error
    static let lesson = RuleLesson(
        "the smallest value or length of an attribute is above the largest",
        why: "No value is valid, so no object that has one can be saved.",
        remedy: "Raise the maximum, or lower the minimum.",
        example: RuleExample(
            wrongEntities: #"""
                "Song": { "attributes": { "rating": { "type": "Integer 16", "min": 5, "max": 1 } } }
                """#,
            right: #"""
                "Song": { "attributes": { "rating": { "type": "Integer 16", "min": 1, "max": 5 } } }
                """#))

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
