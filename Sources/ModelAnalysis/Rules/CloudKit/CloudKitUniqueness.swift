import DataModel
import SourceText

/// A uniqueness constraint in a model that is kept in step with CloudKit.
enum CloudKitUniqueness: FindingRule {
    static let id = "cloudkit-uniqueness"
    static let family = RuleFamily.cloudKit
    static let severity = FindingSeverity.error
    static let lesson = RuleLesson(
        "CloudKit does not allow uniqueness constraints",
        why: "CloudKit refuses the whole model when the store is opened, so that nothing is kept in step. Two "
            + "devices may each make an object with the same value, and nothing can decide between them.",
        remedy: "Remove the constraint, and merge duplicates in code.",
        example: RuleExample(
            wrong: #"""
                "usedWithCloudKit": true,
                "entities": {
                  "Album": { "attributes": { "barcode": "String?" }, "uniquenessConstraints": [["barcode"]] }
                }
                """#,
            right: #"""
                "usedWithCloudKit": true,
                "entities": {
                  "Album": { "attributes": { "barcode": "String?" } }
                }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for entity in model.resolved.entities where model.cloudKit.contains(entity.entity.name) {
            for constraint in entity.entity.uniquenessConstraints {
                report(
                    Report(
                        entity.entity.name, of: entity.id,
                        "'\(entity.entity.name)' is to be unique by '\(constraint.joined(separator: "', '"))', which CloudKit refuses",
                        at: entity.entity.range, help: ["remove the constraint, and merge duplicates in code"]))
            }
        }
    }
}
