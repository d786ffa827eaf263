import DataModel
import SourceText

/// An entity that is a kind of itself.
enum ParentCycle: FindingRule {
    static let id = "parent-cycle"
    static let family = RuleFamily.structure
    static let severity = FindingSeverity.error
    static let lesson = RuleLesson(
        "an entity is a kind of itself",
        why: "Entities inherit from the top down, and a circle has no top.",
        remedy: "Give one of the entities on the circle another parent, or none.",
        example: RuleExample(
            wrongEntities: #"""
                "Work": { "parent": "Song", "attributes": { "title": "String" } },
                "Song": { "parent": "Work", "attributes": { "length": "Double" } }
                """#,
            right: #"""
                "Work": { "attributes": { "title": "String" } },
                "Song": { "parent": "Work", "attributes": { "length": "Double" } }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        var told = Set<EntityID>()
        for entity in model.resolved.entities where entity.isInParentCycle && !told.contains(entity.id) {
            var circle = [entity.id]
            var next = entity.entity.parent.flatMap { model.resolved.entity(named: $0) }
            while let current = next, current != entity.id {
                circle.append(current)
                next = model.resolved[current].entity.parent.flatMap { model.resolved.entity(named: $0) }
            }
            told.formUnion(circle)
            let names = circle.prefix(6).map { "'\(model.resolved.name(of: $0))'" }
            let path = (circle.count > 6 ? names + ["…"] : names) + ["'\(entity.entity.name)'"]
            report(
                Report(
                    entity.entity.name, of: entity.id,
                    "'\(entity.entity.name)' is a kind of itself: \(path.joined(separator: " → "))",
                    at: entity.entity.range,
                    help: ["give one of them another parent, or none"]))
        }
    }
}
