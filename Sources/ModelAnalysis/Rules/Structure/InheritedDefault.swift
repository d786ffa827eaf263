import DataModel
import SourceText

/// An inherited attribute that is declared again to give it another default.
enum InheritedDefault: FindingRule {
    static let id = "inherited-default"
    static let family = RuleFamily.structure
    static let severity = FindingSeverity.warning
    static let lesson = RuleLesson(
        "an entity declares an inherited attribute again, with a default of its own",
        why:
            "An attribute is declared once, by the entity that its kinds inherit it from, and so has one default for all "
            + "of them. The pages show what is meant; a model in Xcode has no place for it.",
        remedy: "Set the value in code when an object of the lower entity is made, in 'awakeFromInsert', and keep the "
            + "declaration here as documentation.",
        example: RuleExample(
            wrongEntities: #"""
                "Tag": { "attributes": { "name": "String" } },
                "TaskTag": { "parent": "Tag", "attributes": { "name": { "type": "String", "default": "task" } } }
                """#,
            right: #"""
                "Tag": { "attributes": { "name": "String" } },
                "TaskTag": { "parent": "Tag", "rules": ["Its name is 'task'."] }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for entity in model.entities where entity.parent != nil {
            for attribute in entity.entity.attributes where attribute.defaultValue != nil {
                let owner = model.resolved.ancestors(of: entity.id).first { ancestor in
                    model.namedProperties[ancestor.index].contains { $0.name == attribute.name }
                }
                guard let owner, isOne(attribute.name, of: entity.id, from: owner, in: model) else { continue }
                let name = "\(entity.entity.name).\(attribute.name)"
                report(
                    Report(
                        name, of: entity.id,
                        "'\(name)' has a default of its own, but is inherited from '\(model.name(of: owner))', where all "
                            + "kinds have one default",
                        at: attribute.range, help: ["set it in code when an object is made, in 'awakeFromInsert'"]))
            }
        }
    }

    /// Whether an attribute is the inherited one but for its default: of the same type, or of none that is stated.
    static func isOne(_ name: String, of id: EntityID, from ancestor: EntityID, in model: CheckedModel) -> Bool {
        guard let own = model[id].entity.attributes.first(where: { $0.name == name }), own.defaultValue != nil,
            let inherited = model[ancestor].entity.attributes.first(where: { $0.name == name })
        else { return false }
        return own.defaultValue != inherited.defaultValue && (own.type == inherited.type || own.type == .undefined)
    }
}
