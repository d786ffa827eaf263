import DataModel
import SourceText

/// An ordered relationship in a model that SwiftData drives.
enum SwiftDataOrder: FindingRule {
    static let id = "swiftdata-order"
    static let family = RuleFamily.swiftData
    static let severity = FindingSeverity.warning
    static let lesson = RuleLesson(
        "SwiftData keeps no order",
        why: "A relationship of SwiftData is an array in code, but its order is not kept; what Core Data stored "
            + "is lost to it.",
        remedy: "Remove the order, and sort by an attribute that holds the place.",
        example: RuleExample(
            wrong: #"""
                "usedWithSwiftData": true,
                "entities": {
                  "Album": { "relationships": {
                    "songs": { "destination": "Song", "toMany": true, "ordered": true, "inverse": "album" }
                  } },
                  "Song": { "relationships": { "album": "Album?" } }
                }
                """#,
            right: #"""
                "usedWithSwiftData": true,
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
        guard model.model.isUsedWithSwiftData else { return }
        for facts in model.relationships where facts.relationship.isOrdered && facts.relationship.isEffectivelyToMany {
            let name = model.qualifiedName(of: facts.id)
            report(
                Report(
                    name, of: facts.owner, "'\(name)' is ordered, but SwiftData keeps no order",
                    at: facts.relationship.range,
                    help: ["remove the order, and sort by an attribute"]))
        }
    }
}
