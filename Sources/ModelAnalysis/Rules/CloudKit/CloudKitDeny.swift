import DataModel
import SourceText

/// A Deny rule in a model that is kept in step with CloudKit.
enum CloudKitDeny: FindingRule {
    static let id = "cloudkit-deny"
    static let family = RuleFamily.cloudKit
    static let severity = FindingSeverity.error
    static let lesson = RuleLesson(
        "CloudKit does not allow the delete rule Deny",
        why: "CloudKit refuses the whole model when the store is opened, so that nothing is kept in step. A "
            + "deletion on another device has happened already when it arrives; it cannot be denied.",
        remedy: "Nullify or cascade, and check in code before deleting.",
        example: RuleExample(
            wrong: #"""
                "usedWithCloudKit": true,
                "entities": {
                  "Album": { "relationships": {
                    "songs": { "destination": "Song", "toMany": true, "inverse": "album", "deleteRule": "deny" }
                  } },
                  "Song": { "relationships": { "album": "Album?" } }
                }
                """#,
            right: #"""
                "usedWithCloudKit": true,
                "entities": {
                  "Album": { "relationships": {
                    "songs": { "destination": "Song", "toMany": true, "inverse": "album", "deleteRule": "nullify" }
                  } },
                  "Song": { "relationships": { "album": "Album?" } }
                }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for facts in model.cloudKitRelationships where facts.relationship.deleteRule == .deny {
            let name = model.qualifiedName(of: facts.id)
            report(
                Report(
                    name, of: facts.owner, "'\(name)' has the delete rule Deny, which CloudKit refuses",
                    at: facts.relationship.range,
                    help: ["make it nullify or cascade, and check in code before deleting"]))
        }
    }
}
