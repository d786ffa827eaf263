import DataModel
import SourceText

/// A No Action relationship without inverse. It harms nobody, but Xcode warns of every No Action.
enum NoActionWithoutInverse: FindingRule {
    static let id = "no-action-without-inverse"
    static let family = RuleFamily.deletion
    static let severity = FindingSeverity.warning
    static let origin = RuleOrigin.momc
    static let lesson = RuleLesson(
        "a relationship without inverse has the rule No Action",
        why: "Nothing refers back, so that No Action and Nullify have the same effect. But Xcode calls No Action "
            + "an advanced setting and warns of it in each build.",
        remedy: "Use Nullify.",
        example: RuleExample(
            wrongEntities: #"""
                "Song": { "relationships": {
                  "genre": { "destination": "Genre", "inverse": null, "deleteRule": "no-action" }
                } },
                "Genre": { "attributes": { "name": "String" } }
                """#,
            right: #"""
                "Song": { "relationships": {
                  "genre": { "destination": "Genre", "inverse": null, "deleteRule": "nullify" }
                } },
                "Genre": { "attributes": { "name": "String" } }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for facts in model.relationships
        where facts.relationship.deleteRule == .noAction && facts.partner == nil && facts.destination != nil {
            let name = model.qualifiedName(of: facts.id)
            report(
                Report(
                    name, of: facts.owner,
                    "'\(name)' has the rule No Action, of which Xcode warns; without inverse it does the same as Nullify",
                    at: facts.relationship.range, help: ["make '\(name)' nullify"]))
        }
    }
}
