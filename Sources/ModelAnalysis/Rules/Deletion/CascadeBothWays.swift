import DataModel
import SourceText

/// A one-to-many pair that cascades at both ends: deleting one part deletes the whole, and so all other parts.
enum CascadeBothWays: FindingRule {
    static let id = "cascade-both-ways"
    static let family = RuleFamily.deletion
    static let severity = FindingSeverity.warning
    static let lesson = RuleLesson(
        "a one-to-many pair cascades at both ends",
        why: "Deleting one of the many deletes its one, and that deletes all its others. A swipe over one song "
            + "removes the album.",
        remedy: "Let only the end that owns the others cascade; the other end nullifies.",
        example: RuleExample(
            wrongEntities: #"""
                "Album": { "relationships": {
                  "songs": { "destination": "Song", "toMany": true, "inverse": "album", "deleteRule": "cascade" }
                } },
                "Song": { "relationships": {
                  "album": { "destination": "Album", "inverse": "songs", "deleteRule": "cascade" }
                } }
                """#,
            right: #"""
                "Album": { "relationships": {
                  "songs": { "destination": "Song", "toMany": true, "inverse": "album", "deleteRule": "cascade" }
                } },
                "Song": { "relationships": {
                  "album": { "destination": "Album", "inverse": "songs", "deleteRule": "nullify" }
                } }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for facts in model.relationships where facts.kind == .manyToOne && facts.relationship.deleteRule == .cascade {
            guard let partner = facts.partner, model[partner].relationship.deleteRule == .cascade else { continue }
            let name = model.qualifiedName(of: facts.id)
            let other = model.qualifiedName(of: partner)
            report(
                Report(
                    name, of: facts.owner,
                    "deleting one '\(model.name(of: facts.owner))' deletes its '\(model.name(of: model[partner].owner))' and so all "
                        + "others in '\(other)', since both ends cascade",
                    at: facts.relationship.range,
                    notes: [Diagnostic.Note("'\(other)' is here", at: model[partner].relationship.range)],
                    help: ["make '\(name)' nullify"], others: [partner]))
        }
    }
}
