import DataModel
import SourceText

/// A to-many relationship with a maximum of 1, which Core Data compiles to a to-one.
enum ToManyOfOne: FindingRule {
    static let id = "to-many-of-one"
    static let family = RuleFamily.bounds
    static let severity = FindingSeverity.warning
    static let lesson = RuleLesson(
        "a to-many relationship has a maximum of 1",
        why: "Core Data takes a maximum of 1 as to-one, so that code which expects a set gets an object.",
        remedy: "Make it to-one, or raise the maximum.",
        example: RuleExample(
            wrongEntities: #"""
                "Album": { "relationships": {
                  "songs": { "destination": "Song", "inverse": "album", "toMany": true, "minCount": 0, "maxCount": 1 }
                } },
                "Song": { "relationships": { "album": "Album?" } }
                """#,
            right: #"""
                "Album": { "relationships": {
                  "songs": { "destination": "Song", "inverse": "album", "toMany": true, "minCount": 0, "maxCount": 2 }
                } },
                "Song": { "relationships": { "album": "Album?" } }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for facts in model.relationships where facts.relationship.isToMany && facts.relationship.maximumCount == 1 {
            let name = model.resolved.qualifiedName(of: facts.id)
            report(
                Report(
                    name, of: facts.owner, "'\(name)' is to-many with a maximum of 1, which Core Data takes as to-one",
                    at: facts.relationship.range, help: ["make it to-one, or raise the maximum"]))
        }
    }
}
