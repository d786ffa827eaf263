import DataModel
import SourceText

/// A negative count, which Core Data does not know; some tools write -1 for "no bound".
enum NegativeCount: FindingRule {
    static let id = "negative-count"
    static let family = RuleFamily.bounds
    static let severity = FindingSeverity.warning
    static let lesson = RuleLesson(
        "a count is negative",
        why: "Core Data knows no negative counts; some tools write -1 where 0, no bound, is meant.",
        remedy: "Write 0, or leave the count out.",
        example: RuleExample(
            wrongEntities: #"""
                "Album": { "relationships": {
                  "songs": { "destination": "Song", "inverse": "album", "toMany": true, "minCount": 0, "maxCount": -1 }
                } },
                "Song": { "relationships": { "album": "Album?" } }
                """#,
            right: #"""
                "Album": { "relationships": {
                  "songs": { "destination": "Song", "inverse": "album", "toMany": true, "minCount": 0, "maxCount": 0 }
                } },
                "Song": { "relationships": { "album": "Album?" } }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for facts in model.relationships {
            let counts = [
                ("minimum", facts.relationship.minimumCount), ("maximum", facts.relationship.maximumCount),
            ]
            for (bound, count) in counts {
                guard let count, count < 0 else { continue }
                let name = model.resolved.qualifiedName(of: facts.id)
                report(
                    Report(
                        name, of: facts.owner, "'\(name)' has the \(bound) \(count), which is read as no bound",
                        at: facts.relationship.range, help: ["write 0, or leave it out"]))
            }
        }
    }
}
