import DataModel
import SourceText

/// An ordered relationship in a model that is kept in step with CloudKit.
enum CloudKitOrder: FindingRule {
    static let id = "cloudkit-order"
    static let family = RuleFamily.cloudKit
    static let severity = FindingSeverity.error
    static let lesson = RuleLesson(
        "CloudKit does not allow ordered relationships",
        why: "CloudKit refuses the whole model when the store is opened, so that nothing is kept in step. Records "
            + "have no order.",
        remedy: "Remove the order, and sort by an attribute that holds the place.",
        example: RuleExample(
            wrong: #"""
                "usedWithCloudKit": true,
                "entities": {
                  "Album": { "relationships": {
                    "songs": { "destination": "Song", "toMany": true, "ordered": true, "inverse": "album" }
                  } },
                  "Song": { "relationships": { "album": "Album?" } }
                }
                """#,
            right: #"""
                "usedWithCloudKit": true,
                "entities": {
                  "Album": { "relationships": {
                    "songs": { "destination": "Song", "toMany": true, "inverse": "album" }
                  } },
                  "Song": {
                    "attributes": { "place": { "type": "Integer 16", "default": 0 } },
                    "relationships": { "album": "Album?" }
                  }
                }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for facts in model.cloudKitRelationships
        where facts.relationship.isOrdered && facts.relationship.isEffectivelyToMany {
            let name = model.qualifiedName(of: facts.id)
            report(
                Report(
                    name, of: facts.owner, "'\(name)' is ordered, which CloudKit refuses", at: facts.relationship.range,
                    help: ["remove the order, and sort by an attribute"]))
        }
    }
}
