import DataModel
import SourceText

/// A Deny relationship of objects that a cascade deletes: it refuses the whole deletion, however far above it began.
enum DenyBelowCascade: FindingRule {
    static let id = "deny-below-cascade"
    static let family = RuleFamily.deletion
    static let severity = FindingSeverity.warning
    static let lesson = RuleLesson(
        "a cascade reaches objects that refuse to be deleted",
        why: "Everything that a cascade reaches is deleted in one save. If one of these objects has a Deny "
            + "relationship that is not empty, the save fails (error 1600), and nothing is deleted at all.",
        remedy: "Cascade there too, nullify, or empty the relationship before the deletion.",
        example: RuleExample(
            wrongEntities: #"""
                "Album": { "relationships": {
                  "songs": { "destination": "Song", "toMany": true, "inverse": "album", "deleteRule": "cascade" }
                } },
                "Song": { "relationships": {
                  "album": "Album?",
                  "plays": { "destination": "Play", "toMany": true, "inverse": "song", "deleteRule": "deny" }
                } },
                "Play": { "relationships": { "song": "Song?" } }
                """#,
            right: #"""
                "Album": { "relationships": {
                  "songs": { "destination": "Song", "toMany": true, "inverse": "album", "deleteRule": "cascade" }
                } },
                "Song": { "relationships": {
                  "album": "Album?",
                  "plays": { "destination": "Play", "toMany": true, "inverse": "song", "deleteRule": "cascade" }
                } },
                "Play": { "relationships": { "song": "Song?" } }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        guard model.relationships.contains(where: { $0.relationship.deleteRule == .deny }) else { return }
        let arrivals = CascadeArrivals(in: model)
        for facts in model.relationships where facts.relationship.deleteRule == .deny {
            guard let destination = facts.destination, let cascade = arrivals.cascade(before: facts) else { continue }
            let name = model.qualifiedName(of: facts.id)
            let other = model.qualifiedName(of: cascade)
            let owner = model.name(of: facts.owner)
            report(
                Report(
                    name, of: facts.owner,
                    "one '\(owner)' that goes along '\(other)' refuses while it has one '\(model.name(of: destination))', "
                        + "so nothing is deleted then",
                    at: facts.relationship.range,
                    notes: [Diagnostic.Note("'\(other)' cascades here", at: model[cascade].relationship.range)],
                    help: ["make '\(name)' cascade or nullify, or empty it before the deletion"], others: [cascade]))
        }
    }
}
