import DataModel
import SourceText

/// A property named like a method that every managed object has.
enum ReservedName: FindingRule {
    static let id = "reserved-name"
    static let family = RuleFamily.naming
    static let severity = FindingSeverity.error
    static let lesson = RuleLesson(
        "a property is named like a method of every object",
        why: "Core Data makes an accessor of the property's name, and that would replace a method of NSObject or "
            + "NSManagedObject on which the system relies. Core Data refuses such a model when it loads it.",
        remedy: "Rename the property, such as 'description' to 'summary', and keep the old name as the renaming "
            + "identifier.",
        example: RuleExample(
            wrongEntities: #"""
                "Song": { "attributes": { "description": "String?" } }
                """#,
            right: #"""
                "Song": { "attributes": { "summary": { "type": "String", "renamingIdentifier": "description" } } }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for entity in model.resolved.entities {
            for property in model.namedProperties[entity.id.index] where names.contains(property.name) {
                report(
                    Report(
                        "\(entity.entity.name).\(property.name)", of: entity.id,
                        "'\(entity.entity.name).\(property.name)' has the name of a method that every managed object has, "
                            + "so Core Data refuses it",
                        at: property.range, help: ["rename it, and keep the old name as its renaming identifier"]))
            }
        }
    }

    /// Methods without arguments of NSObject and NSManagedObject. Source of the rule: Apple's documentation of
    /// `NSPropertyDescription`.
    private static let names: Set<String> = [
        "description", "debugDescription", "hash", "class", "self", "superclass", "zone", "isProxy", "isInserted",
        "isUpdated", "isDeleted", "isFault", "hasChanges", "hasPersistentChangedValues", "objectID",
        "managedObjectContext", "entity", "faultingState", "changedValues", "init", "dealloc", "retain", "release",
        "autorelease", "retainCount", "observationInfo", "className", "copy", "mutableCopy", "prepareForDeletion",
        "willSave", "didSave", "awakeFromInsert", "awakeFromFetch", "willTurnIntoFault", "didTurnIntoFault",
    ]
}
