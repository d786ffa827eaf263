import DataModel
import SourceText

/// A Transformable attribute with one of the old transformers, which decode any class. Xcode warns of it.
enum InsecureTransformer: FindingRule {
    static let id = "insecure-transformer"
    static let family = RuleFamily.types
    static let severity = FindingSeverity.warning
    static let origin = RuleOrigin.momc
    static let lesson = RuleLesson(
        "a Transformable attribute has a transformer that is not secure",
        why: "The old transformers decode whatever class a store names, which lets a broken or forged store run "
            + "code. Xcode warns of them, and later systems refuse them.",
        remedy: "Name NSSecureUnarchiveFromData, or a subclass of it that lists the classes it allows.",
        example: RuleExample(
            wrongEntities: #"""
                "Song": { "attributes": {
                  "mood": { "type": "Transformable", "valueTransformer": "NSKeyedUnarchiveFromData" }
                } }
                """#,
            right: #"""
                "Song": { "attributes": {
                  "mood": { "type": "Transformable", "valueTransformer": "NSSecureUnarchiveFromData" }
                } }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for place in model.placedAttributes where place.attribute.type == .transformable {
            guard let transformer = place.attribute.valueTransformer, insecure.contains(transformer) else { continue }
            report(
                Report(
                    place.subject, of: place.entity,
                    "'\(place.subject)' uses '\(transformer)', so that a store may make it decode any class",
                    at: place.attribute.range,
                    help: ["set the transformer to NSSecureUnarchiveFromData, or to a secure one of your own"]))
        }
    }

    private static let insecure: Set<String> = [
        "NSUnarchiveFromData", "NSKeyedUnarchiveFromData", "NSUnarchiveFromDataTransformerName",
        "NSKeyedUnarchiveFromDataTransformerName",
    ]
}
