import DataModel
import SourceText

/// A Deny, or a to-many Cascade, without inverse: it works from one end only, and may speak of what is gone.
enum OneWayDeleteRule: FindingRule {
    static let id = "one-way-delete-rule"
    static let family = RuleFamily.deletion
    static let severity = FindingSeverity.info
    static let lesson = RuleLesson(
        "a Deny or Cascade rule has no inverse to rely on",
        why: "The rule works when the object is deleted that has the relationship. But without an inverse that "
            + "object is not told when a destination goes first: Deny may count what is gone already, and a "
            + "cascade may come upon it.",
        remedy: "Add an inverse that nullifies, so that the relationship is emptied when its destinations go.",
        example: RuleExample(
            wrongEntities: #"""
                "Genre": { "relationships": {
                  "songs": { "destination": "Song", "toMany": true, "inverse": null, "deleteRule": "deny" }
                } },
                "Song": { "attributes": { "title": "String" } }
                """#,
            right: #"""
                "Genre": { "relationships": {
                  "songs": { "destination": "Song", "toMany": true, "inverse": "genre", "deleteRule": "deny" }
                } },
                "Song": {
                  "attributes": { "title": "String" },
                  "relationships": { "genre": "Genre?" }
                }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for facts in model.relationships where facts.inverseStatus == .missing {
            guard let destination = facts.destination else { continue }
            let name = model.qualifiedName(of: facts.id)
            let source = model.name(of: facts.owner)
            let target = model.name(of: destination)
            let effect: String
            switch facts.relationship.deleteRule {
            case .deny: effect = "may go on refusing the deletion of one '\(source)' after its '\(target)' is gone"
            case .cascade where facts.relationship.isEffectivelyToMany:
                effect = "takes each '\(target)' along, but is not told when one of them goes first"
            default: continue
            }
            report(
                Report(
                    name, of: facts.owner, "'\(name)' \(effect), since it has no inverse", at: facts.relationship.range,
                    help: ["add an inverse in '\(target)' that nullifies"]))
        }
    }
}
