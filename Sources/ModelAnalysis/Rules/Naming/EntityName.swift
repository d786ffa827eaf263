import DataModel
import SourceText

/// An entity name that Xcode does not accept.
enum EntityName: FindingRule {
    static let id = "entity-name"
    static let family = RuleFamily.naming
    static let severity = FindingSeverity.error
    static let origin = RuleOrigin.momc
    static let lesson = RuleLesson(
        "an entity name is not one that Xcode accepts",
        why: "An entity becomes a class. Its name begins with an upper-case letter and has letters, digits and "
            + "underscores only.",
        remedy: "Rename the entity, and keep its old name as the renaming identifier so that stores migrate.",
        example: RuleExample(
            wrongEntities: #"""
                "song": { "attributes": { "title": "String" } }
                """#,
            right: #"""
                "Song": { "attributes": { "title": "String" }, "renamingIdentifier": "song" }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for entity in model.resolved.entities {
            guard let fault = NameShape.fault(in: entity.entity.name, startsUpperCase: true) else { continue }
            report(
                Report(
                    entity.entity.name, of: entity.id,
                    "the entity name '\(entity.entity.name)' \(fault), which Xcode does not accept",
                    at: entity.entity.range,
                    help: ["rename it, and keep the old name as its renaming identifier"]))
        }
    }
}
