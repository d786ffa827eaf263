import DataModel
import SourceText

/// A pair of which one end is stored and the other is not; Xcode refuses to compile it.
enum TransientMismatch: FindingRule {
    static let id = "transient-mismatch"
    static let family = RuleFamily.inverses
    static let severity = FindingSeverity.error
    static let origin = RuleOrigin.momc
    static let lesson = RuleLesson(
        "one end of a pair is stored, and the other is not",
        why: "Both ends are one link, which is either kept or not. Xcode refuses to compile it.",
        remedy: "Make both transient, or neither.",
        example: RuleExample(
            wrongEntities: #"""
                "Song": { "relationships": { "album": { "destination": "Album", "inverse": "songs", "transient": true } } },
                "Album": { "relationships": { "songs": { "destination": "Song", "toMany": true, "inverse": "album" } } }
                """#,
            right: #"""
                "Song": { "relationships": { "album": { "destination": "Album", "inverse": "songs" } } },
                "Album": { "relationships": { "songs": { "destination": "Song", "toMany": true, "inverse": "album" } } }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for facts in model.relationships where facts.relationship.isTransient {
            guard let partner = facts.partner, !model.resolved[partner].relationship.isTransient else { continue }
            let name = model.resolved.qualifiedName(of: facts.id)
            let other = model.resolved.qualifiedName(of: partner)
            report(
                Report(
                    name, of: facts.owner, "'\(name)' is transient, but its inverse '\(other)' is not",
                    at: facts.relationship.range,
                    notes: [Diagnostic.Note("'\(other)' is here", at: model.resolved[partner].relationship.range)],
                    help: ["make both transient, or neither"], others: [partner]))
        }
    }
}
