import DataModel
import SourceText

/// A cascade from one of many to the one that all of them share.
enum CascadeToParent: FindingRule {
    static let id = "cascade-to-parent"
    static let family = RuleFamily.deletion
    static let severity = FindingSeverity.warning
    static let lesson = RuleLesson(
        "deleting one of many also deletes the one that they share",
        why: "The rule of a relationship says what happens to its destination when its own object is deleted. A "
            + "cascade from the part to the whole deletes the whole, which other parts still use: the rule stands "
            + "at the wrong end.",
        remedy: "Let the to-one end nullify; put the cascade at the other end if the whole owns its parts.",
        example: RuleExample(
            wrongEntities: #"""
                "Album": { "relationships": { "songs": "[Song]" } },
                "Song": { "relationships": {
                  "album": { "destination": "Album", "inverse": "songs", "deleteRule": "cascade" }
                } }
                """#,
            right: #"""
                "Album": { "relationships": {
                  "songs": { "destination": "Song", "toMany": true, "inverse": "album", "deleteRule": "cascade" }
                } },
                "Song": { "relationships": { "album": "Album?" } }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for facts in model.relationships where facts.kind == .manyToOne && facts.relationship.deleteRule == .cascade {
            guard let partner = facts.partner else { continue }
            // Both have rules of their own: one for both ends, and one for what refuses.
            let back = model[partner].relationship.deleteRule
            if back == .cascade || back == .deny { continue }
            let name = model.qualifiedName(of: facts.id)
            let source = model.name(of: facts.owner)
            report(
                Report(
                    name, of: facts.owner,
                    "deleting one '\(source)' also deletes its '\(model.name(of: model[partner].owner))', "
                        + "although other '\(source)' objects share it",
                    at: facts.relationship.range,
                    help: [
                        "make '\(name)' nullify; if a cascade is meant, '\(model.qualifiedName(of: partner))' is its place"
                    ],
                    others: [partner]))
        }
    }
}
