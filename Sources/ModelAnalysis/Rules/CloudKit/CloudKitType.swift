import DataModel
import SourceText

/// An attribute of a type that CloudKit cannot keep. A stored one without type is told as that already.
enum CloudKitType: FindingRule {
    static let id = "cloudkit-type"
    static let family = RuleFamily.cloudKit
    static let severity = FindingSeverity.error
    static let lesson = RuleLesson(
        "CloudKit does not allow this type",
        why: "CloudKit refuses the whole model when the store is opened, so that nothing is kept in step. Object "
            + "identifiers mean nothing on another device, and values without a type cannot be sent.",
        remedy: "Use another type; for a link to another object, a relationship.",
        example: RuleExample(
            wrong: #"""
                "usedWithCloudKit": true,
                "entities": {
                  "Song": { "attributes": { "cover": { "type": "ObjectID" } } }
                }
                """#,
            right: #"""
                "usedWithCloudKit": true,
                "entities": {
                  "Song": { "attributes": { "cover": { "type": "Binary" } } }
                }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for place in model.cloudKitAttributes where !place.attribute.isTransient {
            let attribute = place.attribute
            guard attribute.type == .objectID || (attribute.type == .undefined && attribute.derivation != nil) else {
                continue
            }
            report(
                Report(
                    place.subject, of: place.entity,
                    "'\(place.subject)' has the type \(attribute.type.name), which CloudKit refuses",
                    at: attribute.range,
                    help: ["use another type, or a relationship for a link to an object"]))
        }
    }
}
