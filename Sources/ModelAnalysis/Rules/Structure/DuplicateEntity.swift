import DataModel
import SourceText

/// Two entities of one name: Core Data compiles only one of them.
enum DuplicateEntity: FindingRule {
    static let id = "duplicate-entity"
    static let family = RuleFamily.structure
    static let severity = FindingSeverity.error
    static let lesson = RuleLesson(
        "two entities have one name",
        why: "Core Data finds entities by their names, so that only one of the two can be used.",
        remedy: "Rename one of the two, or remove it.",
        example: RuleExample(
            wrong: #"""
                "entities": [
                  { "name": "Song", "attributes": { "title": "String" } },
                  { "name": "Song", "attributes": { "length": "Double" } }
                ]
                """#,
            right: #"""
                "entities": [
                  { "name": "Song", "attributes": { "title": "String" } },
                  { "name": "Recording", "attributes": { "length": "Double" } }
                ]
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        var first: [String: EntityID] = [:]
        for entity in model.resolved.entities {
            let name = entity.entity.name
            guard let earlier = first[name] else {
                first[name] = entity.id
                continue
            }
            report(
                Report(
                    name, of: entity.id, "there are two entities named '\(name)'", at: entity.entity.range,
                    notes: [Diagnostic.Note("the first one is here", at: model.resolved[earlier].entity.range)],
                    help: ["rename one of the two, or remove it"]))
        }
    }
}
