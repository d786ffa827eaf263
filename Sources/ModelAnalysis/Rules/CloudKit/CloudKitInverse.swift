import DataModel
import SourceText

/// A relationship without inverse in a model that is kept in step with CloudKit.
enum CloudKitInverse: FindingRule {
    static let id = "cloudkit-inverse"
    static let family = RuleFamily.cloudKit
    static let severity = FindingSeverity.error
    static let lesson = RuleLesson(
        "CloudKit does not allow relationships without inverse",
        why: "CloudKit refuses the whole model when the store is opened, so that nothing is kept in step. Both "
            + "ends of a link may change on different devices, and need to be kept as one.",
        remedy: "Add a relationship that leads back, and make the two each other's inverse.",
        example: RuleExample(
            wrong: #"""
                "usedWithCloudKit": true,
                "entities": {
                  "Song": { "relationships": { "genre": { "destination": "Genre", "inverse": null } } },
                  "Genre": { "attributes": { "name": "String?" } }
                }
                """#,
            right: #"""
                "usedWithCloudKit": true,
                "entities": {
                  "Song": { "relationships": { "genre": { "destination": "Genre", "inverse": "songs" } } },
                  "Genre": { "attributes": { "name": "String?" }, "relationships": { "songs": "[Song]" } }
                }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for facts in model.cloudKitRelationships where facts.inverseStatus == .missing {
            guard let destination = facts.destination else { continue }
            let name = model.qualifiedName(of: facts.id)
            report(
                Report(
                    name, of: facts.owner, "'\(name)' has no inverse, which CloudKit refuses",
                    at: facts.relationship.range,
                    help: [
                        "add a relationship from '\(model.name(of: destination))' to '\(model.name(of: facts.owner))' and make the "
                            + "two each other's inverse"
                    ]))
        }
    }
}
