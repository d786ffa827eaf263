import DataModel
import SourceText

/// A lower bound above the upper one, so that no number of objects is valid.
enum CountBounds: FindingRule {
    static let id = "count-bounds"
    static let family = RuleFamily.bounds
    static let severity = FindingSeverity.error
    static let lesson = RuleLesson(
        "the smallest number of objects is above the largest",
        why: "No number of objects is valid, so no object with any can be saved.",
        remedy: "Raise the maximum, or lower the minimum.",
        example: RuleExample(
            wrongEntities: #"""
                "Album": { "relationships": {
                  "songs": { "destination": "Song", "inverse": "album", "toMany": true, "minCount": 5, "maxCount": 3 }
                } },
                "Song": { "relationships": { "album": "Album?" } }
                """#,
            right: #"""
                "Album": { "relationships": {
                  "songs": { "destination": "Song", "inverse": "album", "toMany": true, "minCount": 3, "maxCount": 5 }
                } },
                "Song": { "relationships": { "album": "Album?" } }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for facts in model.relationships
        where facts.relationship.isEffectivelyToMany && facts.cardinality.isContradictory {
            guard let lower = facts.cardinality.minimumIfAny, let upper = facts.cardinality.maximum else { continue }
            let name = model.resolved.qualifiedName(of: facts.id)
            report(
                Report(
                    name, of: facts.owner, "'\(name)' asks for at least \(lower) but at most \(upper)",
                    at: facts.relationship.range, help: ["raise the maximum, or lower the minimum"]))
        }
    }
}
