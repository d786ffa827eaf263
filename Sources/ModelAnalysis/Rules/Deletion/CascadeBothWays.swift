import DataModel
import SourceText

/// A pair that cascades at both ends: deleting a part deletes the whole, and so, of many, all other parts.
enum CascadeBothWays: FindingRule {
    static let id = "cascade-both-ways"
    static let family = RuleFamily.deletion
    static let severity = FindingSeverity.warning
    static let lesson = RuleLesson(
        "a pair cascades at both ends",
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
        for facts in model.relationships where facts.relationship.deleteRule == .cascade {
            guard let partner = facts.partner, partner != facts.id,
                model[partner].relationship.deleteRule == .cascade, isToBeTold(facts, before: partner)
            else { continue }
            let name = model.qualifiedName(of: facts.id)
            let other = model.qualifiedName(of: partner)
            let source = model.name(of: facts.owner)
            let target = model.name(of: model[partner].owner)
            let effect =
                facts.kind == .oneToOne
                ? "deleting one '\(source)' deletes its '\(target)', and the other way round"
                : "deleting one '\(source)' deletes its '\(target)' and so all others in '\(other)'"
            report(
                Report(
                    name, of: facts.owner, "\(effect), since both ends cascade", at: facts.relationship.range,
                    notes: [Diagnostic.Note("'\(other)' is here", at: model[partner].relationship.range)],
                    help: [
                        facts.kind == .oneToOne
                            ? "make '\(name)' or '\(other)' nullify, the one that leads to the owner"
                            : "make '\(name)' nullify"
                    ], others: [partner]))
        }
    }

    /// A pair is told once: at its to-one end, or at its first. Many-to-many has a rule of its own.
    private static func isToBeTold(_ facts: RelationshipFacts, before partner: RelationshipID) -> Bool {
        facts.kind == .manyToOne || (facts.kind == .oneToOne && facts.id < partner)
    }
}
