import DataModel
import SourceText

/// An order for what is one object at most.
enum OrderedToOne: FindingRule {
    static let id = "ordered-to-one"
    static let family = RuleFamily.bounds
    static let severity = FindingSeverity.warning
    static let lesson = RuleLesson(
        "a to-one relationship is ordered",
        why: "One object has no order. The flag still changes the version hash, so that stores need a migration.",
        remedy: "Remove the order, or make the relationship to-many.",
        example: RuleExample(
            wrongEntities: #"""
                "Song": { "relationships": { "album": { "destination": "Album", "inverse": "songs", "ordered": true } } },
                "Album": { "relationships": { "songs": "[Song]" } }
                """#,
            right: #"""
                "Song": { "relationships": { "album": { "destination": "Album", "inverse": "songs" } } },
                "Album": { "relationships": { "songs": { "destination": "Song", "toMany": true, "ordered": true } } }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for facts in model.relationships
        where facts.relationship.isOrdered && !facts.relationship.isEffectivelyToMany {
            let name = model.resolved.qualifiedName(of: facts.id)
            report(
                Report(
                    name, of: facts.owner, "'\(name)' is ordered, but holds one object at most",
                    at: facts.relationship.range, help: ["remove the order, or make it to-many"]))
        }
    }
}
