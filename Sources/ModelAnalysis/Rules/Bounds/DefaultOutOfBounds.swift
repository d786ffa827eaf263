import DataModel
import SourceText

/// A default that cannot be saved, since it lies outside of its attribute's bounds.
enum DefaultOutOfBounds: FindingRule {
    static let id = "default-out-of-bounds"
    static let family = RuleFamily.bounds
    static let severity = FindingSeverity.warning
    static let lesson = RuleLesson(
        "a default lies outside of the bounds of its attribute",
        why: "An object that keeps the default cannot be saved.",
        remedy: "Change the default or the bound.",
        example: RuleExample(
            wrongEntities: #"""
                "Song": { "attributes": { "rating": { "type": "Integer 16", "default": 0, "min": 1, "max": 5 } } }
                """#,
            right: #"""
                "Song": { "attributes": { "rating": { "type": "Integer 16", "default": 3, "min": 1, "max": 5 } } }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for place in model.placedAttributes {
            let attribute = place.attribute
            guard let value = attribute.defaultValue else { continue }
            var breach: String?
            if attribute.type == .string {
                let length = value.text.utf16.count
                if let minimum = attribute.minimumLength, length < minimum,
                    !value.text.isEmpty || attribute.isOptional == false
                {
                    breach = "is shorter than the minimum of \(minimum) characters"
                } else if let maximum = attribute.maximumLength, maximum > 0, length > maximum {
                    breach = "is longer than the maximum of \(maximum) characters"
                }
            } else if let minimum = attribute.minimum, let order = DecimalText.compare(value.text, minimum.text),
                order < 0
            {
                breach = "is below the minimum \(minimum.text)"
            } else if let maximum = attribute.maximum, let order = DecimalText.compare(value.text, maximum.text),
                order > 0
            {
                breach = "is above the maximum \(maximum.text)"
            }
            guard let breach else { continue }
            report(
                Report(
                    place.subject, of: place.entity,
                    "the default '\(value.text.prefix(40))' of '\(place.subject)' \(breach)", at: attribute.range,
                    help: ["change the default or the bound; an object that keeps the default cannot be saved"]))
        }
    }
}
