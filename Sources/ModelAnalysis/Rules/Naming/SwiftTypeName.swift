import DataModel
import SourceText

/// An entity that is named like a type of Swift or Foundation.
enum SwiftTypeName: FindingRule {
    static let id = "swift-type-name"
    static let family = RuleFamily.naming
    static let severity = FindingSeverity.off
    static let lesson = RuleLesson(
        "an entity is named like a type of Swift or Foundation",
        why: "The class of the entity hides the other type in its module: 'Task { … }' no longer starts a task there.",
        remedy: "Rename the entity, or give its class another name.",
        example: RuleExample(
            wrongEntities: #"""
                "Task": { "attributes": { "title": "String" } }
                """#,
            right: #"""
                "Task": { "class": "TodoTask", "attributes": { "title": "String" } }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for entity in model.resolved.entities {
            let name = entity.entity.className ?? entity.entity.name
            guard names.contains(name) else { continue }
            report(
                Report(
                    entity.entity.name, of: entity.id,
                    "the class '\(name)' hides the type of that name of Swift or Foundation",
                    at: entity.entity.range, help: ["give the class another name, such as '\(name)Item'"]))
        }
    }

    private static let names: Set<String> = [
        "Any", "Array", "Category", "Character", "Data", "Date", "Error", "Notification", "Result", "Set", "String",
        "Task",
        "Transaction", "Type", "URL", "UUID", "Unit",
    ]
}
