import DataModel
import SourceText

/// A parent that the model does not have.
enum UnknownParent: FindingRule {
    static let id = "unknown-parent"
    static let family = RuleFamily.structure
    static let severity = FindingSeverity.error
    static let lesson = RuleLesson(
        "an entity is a kind of one that the model does not have",
        why: "The model cannot be compiled, and what the entity should inherit is missing.",
        remedy: "Correct the name, add the parent, or remove it.",
        example: RuleExample(
            wrongEntities: #"""
                "Work": { "abstract": true, "attributes": { "title": "String" } },
                "Song": { "parent": "Wrok", "attributes": { "length": "Double" } }
                """#,
            right: #"""
                "Work": { "abstract": true, "attributes": { "title": "String" } },
                "Song": { "parent": "Work", "attributes": { "length": "Double" } }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for entity in model.resolved.entities {
            guard let parent = entity.entity.parent, model.resolved.entity(named: parent) == nil else { continue }
            report(
                Report(
                    entity.entity.name, of: entity.id,
                    "'\(entity.entity.name)' is a kind of '\(parent)', which the model does not have",
                    at: entity.entity.range,
                    help: Suggestion.nearest(
                        to: parent, among: model.model.entities.map(\.name),
                        otherwise: "add '\(parent)', or remove the parent")))
        }
    }
}
