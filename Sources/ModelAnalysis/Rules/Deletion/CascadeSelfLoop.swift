import DataModel
import SourceText

/// A cascade from an entity to itself: the whole tree below goes.
enum CascadeSelfLoop: FindingRule {
    static let id = "cascade-self-loop"
    static let family = RuleFamily.deletion
    static let severity = FindingSeverity.info
    static let lesson = RuleLesson(
        "a cascade leads from an entity to itself",
        why: "Deleting one object deletes what it leads to, and what that leads to, as far as it goes. It is what "
            + "a tree wants; it is worth knowing before a long list of linked objects goes with its first.",
        remedy: "Keep it where one object owns those below; otherwise nullify.",
        example: RuleExample(
            wrongEntities: #"""
                "Folder": { "relationships": {
                  "children": { "destination": "Folder", "toMany": true, "inverse": "parent", "deleteRule": "cascade" },
                  "parent": { "destination": "Folder", "inverse": "children" }
                } }
                """#,
            right: #"""
                "Folder": { "relationships": {
                  "children": { "destination": "Folder", "toMany": true, "inverse": "parent", "deleteRule": "nullify" },
                  "parent": { "destination": "Folder", "inverse": "children" }
                } }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for facts in model.relationships where facts.relationship.deleteRule == .cascade && isLoop(facts, in: model) {
            // What a pair shares is told by the rules for that.
            if facts.kind == .manyToMany || facts.kind == .manyToOne { continue }
            guard let destination = facts.destination else { continue }
            if let partner = facts.partner, partner != facts.id,
                model[partner].relationship.deleteRule == .cascade
            {
                continue
            }
            let name = model.qualifiedName(of: facts.id)
            report(
                Report(
                    name, of: facts.owner,
                    "deleting one '\(model.name(of: facts.owner))' also deletes every '\(model.name(of: destination))' that it "
                        + "reaches along '\(facts.relationship.name)', at any depth",
                    at: facts.relationship.range, help: ["make it nullify if those below should stay"],
                    others: facts.partner.map { [$0] } ?? []))
        }
    }

    /// Whether a relationship can lead to another object of the entity that has it.
    static func isLoop(_ facts: RelationshipFacts, in model: CheckedModel) -> Bool {
        guard let destination = facts.destination else { return false }
        return model.resolved.isKind(destination, of: facts.owner)
            || model.resolved.isKind(facts.owner, of: destination)
    }
}
