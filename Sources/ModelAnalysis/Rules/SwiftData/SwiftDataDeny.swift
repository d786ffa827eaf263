import DataModel
import SourceText

/// A Deny rule in a model that SwiftData drives, where it has been reported to end the program.
enum SwiftDataDeny: FindingRule {
    static let id = "swiftdata-deny"
    static let family = RuleFamily.swiftData
    static let severity = FindingSeverity.info
    static let lesson = RuleLesson(
        "SwiftData may fail where a deletion is denied",
        why: "Core Data fails the save with an error. SwiftData has been reported to stop the program instead, or "
            + "to hide the object until the save; it depends on the version of the system.",
        remedy: "Nullify or cascade, and check in code before deleting.",
        example: RuleExample(
            wrong: #"""
                "usedWithSwiftData": true,
                "entities": {
                  "Album": { "relationships": {
                    "songs": { "destination": "Song", "toMany": true, "inverse": "album", "deleteRule": "deny" }
                  } },
                  "Song": { "relationships": { "album": "Album?" } }
                }
                """#,
            right: #"""
                "usedWithSwiftData": true,
                "entities": {
                  "Album": { "relationships": {
                    "songs": { "destination": "Song", "toMany": true, "inverse": "album", "deleteRule": "cascade" }
                  } },
                  "Song": { "relationships": { "album": "Album?" } }
                }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        guard model.model.isUsedWithSwiftData else { return }
        for facts in model.relationships where facts.relationship.deleteRule == .deny {
            let name = model.qualifiedName(of: facts.id)
            report(
                Report(
                    name, of: facts.owner, "'\(name)' is Deny, which SwiftData may answer by ending the program",
                    at: facts.relationship.range,
                    help: ["make it nullify or cascade, and check in code before deleting"]))
        }
    }
}
