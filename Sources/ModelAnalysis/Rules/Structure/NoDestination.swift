import DataModel
import SourceText

/// A relationship without a destination, which does not compile.
enum NoDestination: FindingRule {
    static let id = "no-destination"
    static let family = RuleFamily.structure
    static let severity = FindingSeverity.error
    static let origin = RuleOrigin.momc
    static let lesson = RuleLesson(
        "a relationship has no destination",
        why: "A relationship without an entity to lead to does not compile.",
        remedy: "Name the entity that it leads to.",
        example: RuleExample(
            wrongEntities: #"""
                "Song": { "relationships": { "album": { "optional": true } } }
                """#,
            right: #"""
                "Song": { "relationships": { "album": { "destination": "Album", "inverse": "songs" } } },
                "Album": { "relationships": { "songs": "[Song]" } }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for facts in model.relationships where facts.relationship.destination == nil {
            let name = model.resolved.qualifiedName(of: facts.id)
            report(
                Report(
                    name, of: facts.owner, "'\(name)' has no destination", at: facts.relationship.range,
                    help: ["name the entity that it leads to"]))
        }
    }
}
