import DataModel
import SourceText

/// A property that is named like one of AppKit's scripting support.
enum ScriptingName: FindingRule {
    static let id = "scripting-name"
    static let family = RuleFamily.naming
    static let severity = FindingSeverity.off
    static let lesson = RuleLesson(
        "a property is named like one of AppKit scripting",
        why: "In Mac programs that can be scripted AppKit adds properties of these names to every object, and "
            + "they collide. It concerns few programs, so this rule is off.",
        remedy: "Rename the property, and keep the old name as the renaming identifier.",
        example: RuleExample(
            wrongEntities: #"""
                "Song": { "attributes": { "color": "String?" } }
                """#,
            right: #"""
                "Song": { "attributes": { "tint": { "type": "String", "renamingIdentifier": "color" } } }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for entity in model.resolved.entities {
            for property in model.namedProperties[entity.id.index]
            where ["font", "color", "isEditing", "objectSpecifier"].contains(property.name) {
                report(
                    Report(
                        "\(entity.entity.name).\(property.name)", of: entity.id,
                        "'\(entity.entity.name).\(property.name)' collides with AppKit where a program can be scripted",
                        at: property.range, help: ["rename it if the program runs on the Mac and can be scripted"]))
            }
        }
    }
}
