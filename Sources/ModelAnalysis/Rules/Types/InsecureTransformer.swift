import DataModel
import SourceText

/// A Transformable attribute whose transformer reads any class from a store. Xcode warns of it.
enum InsecureTransformer: FindingRule {
    static let id = "insecure-transformer"
    static let family = RuleFamily.types
    static let severity = FindingSeverity.warning
    static let origin = RuleOrigin.momc
    static let lesson = RuleLesson(
        "a Transformable attribute has no secure transformer",
        why: "Without a transformer of its own, or with the old ones, Core Data decodes whatever class a store "
            + "names, which lets a broken or forged store run code. Xcode warns of it, and later systems refuse "
            + "it.",
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
            let transformer = place.attribute.valueTransformer ?? ""
            guard transformer.isEmpty || insecure.contains(transformer) else { continue }
            let reason = transformer.isEmpty ? "names no transformer" : "uses '\(transformer)'"
            report(
                Report(
                    place.subject, of: place.entity,
                    "'\(place.subject)' \(reason), so that a store may make it decode any class",
                    at: place.attribute.range,
                    help: ["set the transformer to NSSecureUnarchiveFromData, or to a secure one of your own"]))
        }
    }

    private static let insecure: Set<String> = [
        "NSUnarchiveFromData", "NSKeyedUnarchiveFromData", "NSUnarchiveFromDataTransformerName",
        "NSKeyedUnarchiveFromDataTransformerName",
    ]
}
