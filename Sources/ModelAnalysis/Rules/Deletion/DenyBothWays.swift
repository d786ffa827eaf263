import DataModel
import SourceText

/// A pair that denies at both ends: while two objects are linked, neither can be deleted.
enum DenyBothWays: FindingRule {
    static let id = "deny-both-ways"
    static let family = RuleFamily.deletion
    static let severity = FindingSeverity.warning
    static let lesson = RuleLesson(
        "a pair denies at both ends",
        why: "Each end refuses its deletion while it has the other. The link has to be taken apart by hand before "
            + "either can go.",
        remedy: "Let one end nullify, the one whose objects may go first.",
        example: RuleExample(
            wrongEntities: #"""
                "Album": { "relationships": {
                  "songs": { "destination": "Song", "toMany": true, "inverse": "album", "deleteRule": "deny" }
                } },
                "Song": { "relationships": {
                  "album": { "destination": "Album", "inverse": "songs", "deleteRule": "deny" }
                } }
                """#,
            right: #"""
                "Album": { "relationships": {
                  "songs": { "destination": "Song", "toMany": true, "inverse": "album", "deleteRule": "deny" }
                } },
                "Song": { "relationships": {
                  "album": { "destination": "Album", "inverse": "songs", "deleteRule": "nullify" }
                } }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for facts in model.relationships where facts.relationship.deleteRule == .deny {
            guard let partner = facts.partner, facts.id <= partner, model[partner].relationship.deleteRule == .deny
            else { continue }
            let name = model.qualifiedName(of: facts.id)
            let other = model.qualifiedName(of: partner)
            let ends =
                partner == facts.id ? "'\(name)' denies at both ends" : "'\(name)' and '\(other)' deny each other"
            report(
                Report(
                    name, of: facts.owner, "\(ends), so linked objects cannot be deleted until the link is taken apart",
                    at: facts.relationship.range,
                    notes: partner == facts.id
                        ? [] : [Diagnostic.Note("'\(other)' is here", at: model[partner].relationship.range)],
                    help: ["make one of the two nullify"], others: [partner]))
        }
    }
}
