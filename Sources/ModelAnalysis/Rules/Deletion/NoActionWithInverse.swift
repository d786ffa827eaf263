import DataModel
import SourceText

/// A No Action relationship with an inverse, which goes on pointing at what is gone. Xcode warns of every No Action.
enum NoActionWithInverse: FindingRule {
    static let id = "no-action-with-inverse"
    static let family = RuleFamily.deletion
    static let severity = FindingSeverity.warning
    static let origin = RuleOrigin.momc
    static let lesson = RuleLesson(
        "No Action leaves an inverse that points at what is gone",
        why: "No Action does nothing to the other end, so that its inverse may refer to an object that no longer "
            + "exists. It then reads as empty or fails, and the save may fail too. Xcode warns of every No Action "
            + "rule.",
        remedy: "Use Nullify, unless your code mends the other end itself.",
        example: RuleExample(
            wrongEntities: #"""
                "Album": { "relationships": {
                  "songs": { "destination": "Song", "toMany": true, "inverse": "album", "deleteRule": "no-action" }
                } },
                "Song": { "relationships": { "album": "Album?" } }
                """#,
            right: #"""
                "Album": { "relationships": {
                  "songs": { "destination": "Song", "toMany": true, "inverse": "album", "deleteRule": "nullify" }
                } },
                "Song": { "relationships": { "album": "Album?" } }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for facts in model.relationships where facts.relationship.deleteRule == .noAction {
            guard let partner = facts.partner else { continue }
            let isMutual = partner != facts.id && model[partner].relationship.deleteRule == .noAction
            if isMutual, partner < facts.id { continue }
            let name = model.qualifiedName(of: facts.id)
            let other = model.qualifiedName(of: partner)
            let effect =
                isMutual
                ? "deleting either end of '\(name)' may leave the other pointing at what is gone"
                : "deleting one '\(model.name(of: facts.owner))' may leave '\(other)' pointing at what is gone"
            report(
                Report(
                    name, of: facts.owner, "\(effect), since the rule is No Action", at: facts.relationship.range,
                    help: ["make '\(name)' nullify, or mend '\(other)' in code before saving"], others: [partner]))
        }
    }
}
