import DataModel
import SourceText

/// A required relationship to an abstract entity that has no kinds: there can be no object for it.
enum EmptyDestination: FindingRule {
    static let id = "empty-destination"
    static let family = RuleFamily.structure
    static let severity = FindingSeverity.warning
    static let lesson = RuleLesson(
        "a required relationship leads to an entity that can have no objects",
        why: "An abstract entity has no objects of its own. Without kinds there are none at all, so that no "
            + "object that needs one can be saved.",
        remedy: "Add a kind, make the destination concrete, or the relationship optional.",
        example: RuleExample(
            wrongEntities: #"""
                "Song": { "relationships": { "source": { "destination": "Medium", "optional": false, "inverse": "songs" } } },
                "Medium": { "abstract": true, "relationships": { "songs": "[Song]" } }
                """#,
            right: #"""
                "Song": { "relationships": { "source": { "destination": "Medium", "optional": false, "inverse": "songs" } } },
                "Medium": { "abstract": true, "relationships": { "songs": "[Song]" } },
                "Disc": { "parent": "Medium", "attributes": { "size": "Double" } }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        var hasObjects = [Bool](repeating: false, count: model.entities.count)
        for entity in model.resolved.entities where !entity.entity.isAbstract {
            var next: EntityID? = entity.id
            while let id = next, !hasObjects[id.index] {
                hasObjects[id.index] = true
                next = model.resolved[id].parent
            }
        }
        for facts in model.relationships where (facts.cardinality.minimum ?? 0) > 0 {
            guard let destination = facts.destination, !hasObjects[destination.index] else { continue }
            let name = model.qualifiedName(of: facts.id)
            let target = model.name(of: destination)
            report(
                Report(
                    name, of: facts.owner,
                    "'\(name)' is required, but '\(target)' is abstract and has no kinds, so no "
                        + "'\(model.name(of: facts.owner))' can be saved",
                    at: facts.relationship.range,
                    help: ["add a kind of '\(target)', make it concrete, or make '\(name)' optional"]))
        }
    }
}
