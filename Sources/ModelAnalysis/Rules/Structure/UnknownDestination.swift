import DataModel
import SourceText

/// A destination that the model does not have.
enum UnknownDestination: FindingRule {
    static let id = "unknown-destination"
    static let family = RuleFamily.structure
    static let severity = FindingSeverity.error
    static let lesson = RuleLesson(
        "a relationship leads to an entity that the model does not have",
        why: "The model cannot be compiled. It often happens when an entity is renamed or removed by hand.",
        remedy: "Correct the name, add the entity, or remove the relationship.",
        example: RuleExample(
            wrongEntities: #"""
                "Song": { "relationships": { "album": { "destination": "Albun", "inverse": null } } },
                "Album": { "attributes": { "title": "String" } }
                """#,
            right: #"""
                "Song": { "relationships": { "album": { "destination": "Album", "inverse": null } } },
                "Album": { "attributes": { "title": "String" } }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for facts in model.relationships where facts.destination == nil {
            guard let destination = facts.relationship.destination else { continue }
            let name = model.resolved.qualifiedName(of: facts.id)
            report(
                Report(
                    name, of: facts.owner, "'\(name)' leads to '\(destination)', which the model does not have",
                    at: facts.relationship.range,
                    help: Suggestion.nearest(
                        to: destination, among: model.model.entities.map(\.name),
                        otherwise: "add '\(destination)', or remove the relationship")))
        }
    }
}
