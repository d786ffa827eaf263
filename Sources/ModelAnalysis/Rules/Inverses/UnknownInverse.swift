import DataModel
import SourceText

/// An inverse that is not there.
enum UnknownInverse: FindingRule {
    static let id = "unknown-inverse"
    static let family = RuleFamily.inverses
    static let severity = FindingSeverity.error
    static let lesson = RuleLesson(
        "the inverse that a relationship names does not exist",
        why: "Without the other end Core Data cannot keep the two in step, and the model does not compile.",
        remedy: "Correct the name, or add the relationship that leads back.",
        example: RuleExample(
            wrongEntities: #"""
                "Song": { "relationships": { "album": { "destination": "Album", "inverse": "tracks" } } },
                "Album": { "relationships": { "songs": { "destination": "Song", "toMany": true, "inverse": "album" } } }
                """#,
            right: #"""
                "Song": { "relationships": { "album": { "destination": "Album", "inverse": "songs" } } },
                "Album": { "relationships": { "songs": { "destination": "Song", "toMany": true, "inverse": "album" } } }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for facts in model.relationships where facts.inverseStatus == .broken && facts.inverse == nil {
            guard let reference = facts.relationship.inverse else { continue }
            let entity = reference.entity ?? facts.relationship.destination ?? ""
            let known = model.resolved.entity(named: entity)
            // A destination that is missing is told once, by the rule for it.
            if known == nil, facts.destination == nil { continue }
            let name = model.resolved.qualifiedName(of: facts.id)
            let reason =
                known == nil
                ? "the model has no entity '\(entity)'" : "'\(entity)' has no relationship '\(reference.name)'"
            let candidates = known.map { id in
                ([id] + model.resolved.ancestors(of: id)).flatMap {
                    model.resolved[$0].entity.relationships.map(\.name)
                }
            }
            report(
                Report(
                    name, of: facts.owner,
                    "'\(name)' names '\(entity).\(reference.name)' as its inverse, but \(reason)",
                    at: facts.relationship.range,
                    help: Suggestion.nearest(
                        to: known == nil ? entity : reference.name,
                        among: candidates ?? model.model.entities.map(\.name),
                        otherwise: "name the relationship that leads back to '\(model.resolved.name(of: facts.owner))'")
                ))
        }
    }
}
