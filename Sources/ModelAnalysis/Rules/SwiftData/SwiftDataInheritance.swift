import DataModel
import SourceText

/// A parent or an abstract entity in a model that SwiftData drives, of which Xcode warns.
enum SwiftDataInheritance: FindingRule {
    static let id = "swiftdata-inheritance"
    static let family = RuleFamily.swiftData
    static let severity = FindingSeverity.warning
    static let origin = RuleOrigin.momc
    static let lesson = RuleLesson(
        "SwiftData does not have this kind of inheritance",
        why: "SwiftData has no abstract models, and knows inheritance only on the newest systems (iOS 26). Xcode "
            + "warns of both in a model that is shared with SwiftData.",
        remedy: "Repeat the common properties in each entity, or move them to one that the others have a "
            + "relationship to.",
        example: RuleExample(
            wrong: #"""
                "usedWithSwiftData": true,
                "entities": {
                  "Work": { "abstract": true, "attributes": { "title": "String?" } },
                  "Song": { "parent": "Work", "attributes": { "length": "Double?" } }
                }
                """#,
            right: #"""
                "usedWithSwiftData": true,
                "entities": {
                  "Song": { "attributes": { "title": "String?", "length": "Double?" } }
                }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        guard model.model.isUsedWithSwiftData else { return }
        for entity in model.resolved.entities where entity.entity.parent != nil || entity.entity.isAbstract {
            let name = entity.entity.name
            let reason = entity.entity.isAbstract ? "is abstract" : "is a kind of '\(entity.entity.parent ?? "")'"
            report(
                Report(
                    name, of: entity.id, "'\(name)' \(reason), which SwiftData does not have on most systems",
                    at: entity.entity.range, help: ["repeat the common properties in each entity"]))
        }
    }
}
