import DataModel
import SourceText

/// A required attribute without default in a model that is kept in step with CloudKit.
enum CloudKitDefault: FindingRule {
    static let id = "cloudkit-default"
    static let family = RuleFamily.cloudKit
    static let severity = FindingSeverity.error
    static let origin = RuleOrigin.momc
    static let lesson = RuleLesson(
        "CloudKit needs attributes to be optional or to have a default",
        why: "CloudKit refuses the whole model when the store is opened, so that nothing is kept in step. A "
            + "record may lack a value that another version of the program does not know.",
        remedy: "Give the attribute a default, or make it optional.",
        example: RuleExample(
            wrong: #"""
                "usedWithCloudKit": true,
                "entities": {
                  "Song": { "attributes": { "title": { "type": "String", "optional": false } } }
                }
                """#,
            right: #"""
                "usedWithCloudKit": true,
                "entities": {
                  "Song": { "attributes": { "title": { "type": "String", "optional": false, "default": "Untitled" } } }
                }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for place in model.cloudKitAttributes {
            let attribute = place.attribute
            guard attribute.isOptional == false, attribute.defaultValue == nil, !attribute.isTransient,
                attribute.derivation == nil, attribute.composite == nil
            else { continue }
            report(
                Report(
                    place.subject, of: place.entity,
                    "'\(place.subject)' is required and has no default, which CloudKit refuses", at: attribute.range,
                    help: ["give it a default, or make it optional"]))
        }
    }
}
