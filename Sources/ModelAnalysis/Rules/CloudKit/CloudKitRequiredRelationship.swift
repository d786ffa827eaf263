import DataModel
import SourceText

/// A required relationship in a model that is kept in step with CloudKit.
enum CloudKitRequiredRelationship: FindingRule {
    static let id = "cloudkit-required-relationship"
    static let family = RuleFamily.cloudKit
    static let severity = FindingSeverity.error
    static let lesson = RuleLesson(
        "CloudKit does not allow required relationships",
        why: "CloudKit refuses the whole model when the store is opened, so that nothing is kept in step. Records "
            + "arrive one by one, so that an object may be there before the one it points at.",
        remedy: "Make the relationship optional.",
        example: RuleExample(
            wrong: #"""
                "usedWithCloudKit": true,
                "entities": {
                  "Album": { "relationships": { "songs": "[Song]" } },
                  "Song": { "relationships": { "album": { "destination": "Album", "optional": false, "inverse": "songs" } } }
                }
                """#,
            right: #"""
                "usedWithCloudKit": true,
                "entities": {
                  "Album": { "relationships": { "songs": "[Song]" } },
                  "Song": { "relationships": { "album": { "destination": "Album", "optional": true, "inverse": "songs" } } }
                }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for facts in model.cloudKitRelationships where facts.relationship.isOptional == false {
            let name = model.qualifiedName(of: facts.id)
            report(
                Report(
                    name, of: facts.owner, "'\(name)' is required, which CloudKit refuses",
                    at: facts.relationship.range,
                    help: ["make it optional"]))
        }
    }
}
