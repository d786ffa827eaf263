import DataModel
import SourceText

/// A to-one relationship with a maximum other than 1; Xcode warns of it too.
enum ToOneCount: FindingRule {
    static let id = "to-one-count"
    static let family = RuleFamily.bounds
    static let severity = FindingSeverity.warning
    static let origin = RuleOrigin.momc
    static let lesson = RuleLesson(
        "a to-one relationship has a maximum above 1",
        why: "A to-one holds one object at most; the count has no effect, and Xcode warns of it.",
        remedy: "Make it to-many, or set the maximum to 1.",
        example: RuleExample(
            wrongEntities: #"""
                "Song": { "relationships": { "album": { "destination": "Album", "inverse": "songs", "maxCount": 4 } } },
                "Album": { "relationships": { "songs": "[Song]" } }
                """#,
            right: #"""
                "Song": { "relationships": { "album": { "destination": "Album", "inverse": "songs", "maxCount": 1 } } },
                "Album": { "relationships": { "songs": "[Song]" } }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for facts in model.relationships where !facts.relationship.isToMany {
            guard let count = facts.relationship.maximumCount, count > 1 else { continue }
            let name = model.resolved.qualifiedName(of: facts.id)
            report(
                Report(
                    name, of: facts.owner, "'\(name)' is to-one with a maximum of \(count), which has no effect",
                    at: facts.relationship.range, help: ["make it to-many, or set the maximum to 1"]))
        }
    }
}
