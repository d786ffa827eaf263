import DataModel
import SourceText

/// A Transformable attribute that names no transformer, so that Core Data takes an old one. Xcode warns of it since version 12;
/// it is advice here, since most models that have been in use for years are so.
enum MissingTransformer: FindingRule {
    static let id = "missing-transformer"
    static let family = RuleFamily.types
    static let severity = FindingSeverity.info
    static let origin = RuleOrigin.momc
    static let lesson = RuleLesson(
        "a Transformable attribute names no transformer",
        why: "Core Data then takes a transformer that decodes whatever class a store names, which lets a broken "
            + "or forged store run code. Xcode warns of it since version 12. Here it is advice, since the values "
            + "that are stored already have to be readable by the new one.",
        remedy: "Name NSSecureUnarchiveFromData, or a subclass of it that lists the classes it allows.",
        example: RuleExample(
            wrongEntities: #"""
                "Song": { "attributes": { "mood": { "type": "Transformable", "valueClass": "UIColor" } } }
                """#,
            right: #"""
                "Song": { "attributes": {
                  "mood": { "type": "Transformable", "valueClass": "UIColor", "valueTransformer": "NSSecureUnarchiveFromData" }
                } }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for place in model.placedAttributes where place.attribute.type == .transformable {
            guard (place.attribute.valueTransformer ?? "").isEmpty else { continue }
            report(
                Report(
                    place.subject, of: place.entity,
                    "'\(place.subject)' names no transformer, so that a store may make it decode any class",
                    at: place.attribute.range,
                    help: ["set the transformer to NSSecureUnarchiveFromData, or to a secure one of your own"]))
        }
    }
}
