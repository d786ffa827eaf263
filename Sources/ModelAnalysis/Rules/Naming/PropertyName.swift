import DataModel
import SourceText

/// A property name that Xcode does not accept.
enum PropertyName: FindingRule {
    static let id = "property-name"
    static let family = RuleFamily.naming
    static let severity = FindingSeverity.error
    static let origin = RuleOrigin.momc
    static let lesson = RuleLesson(
        "a property name is not one that Xcode accepts",
        why: "A property is read by its name with key-value coding. It begins with a lower-case letter and has "
            + "letters, digits and underscores only.",
        remedy: "Rename the property, and keep its old name as the renaming identifier so that stores migrate.",
        example: RuleExample(
            wrongEntities: #"""
                "Song": { "attributes": { "Title": "String" } }
                """#,
            right: #"""
                "Song": { "attributes": { "title": { "type": "String", "optional": false, "renamingIdentifier": "Title" } } }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for entity in model.resolved.entities {
            for property in model.namedProperties[entity.id.index] {
                guard let fault = NameShape.fault(in: property.name, startsUpperCase: false) else { continue }
                report(
                    Report(
                        "\(entity.entity.name).\(property.name)", of: entity.id,
                        "the property name '\(property.name)' of '\(entity.entity.name)' \(fault), which Xcode does not accept",
                        at: property.range, help: ["rename it, and keep the old name as its renaming identifier"]))
            }
        }
    }
}
