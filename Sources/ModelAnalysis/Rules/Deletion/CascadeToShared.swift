import DataModel
import SourceText

/// A to-one cascade without inverse: several objects may share what the deletion of one of them takes along.
enum CascadeToShared: FindingRule {
    static let id = "cascade-to-shared"
    static let family = RuleFamily.deletion
    static let severity = FindingSeverity.info
    static let lesson = RuleLesson(
        "a to-one relationship without inverse cascades",
        why: "Without an inverse nothing tells how many objects point at one destination. Deleting any of them "
            + "deletes it for all, and the others keep a reference to nothing.",
        remedy: "Add an inverse: a to-one, if each destination belongs to one object only. Otherwise nullify.",
        example: RuleExample(
            wrongEntities: #"""
                "Song": { "relationships": {
                  "cover": { "destination": "Picture", "inverse": null, "deleteRule": "cascade" }
                } },
                "Picture": { "attributes": { "data": "Data" } }
                """#,
            right: #"""
                "Song": { "relationships": {
                  "cover": { "destination": "Picture", "inverse": "song", "deleteRule": "cascade" }
                } },
                "Picture": {
                  "attributes": { "data": "Data" },
                  "relationships": { "song": "Song?" }
                }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for facts in model.relationships
        where facts.kind == .oneWayToOne && facts.inverseStatus == .missing && facts.relationship.deleteRule == .cascade
        {
            guard let destination = facts.destination else { continue }
            let name = model.qualifiedName(of: facts.id)
            let source = model.name(of: facts.owner)
            let target = model.name(of: destination)
            report(
                Report(
                    name, of: facts.owner,
                    "deleting one '\(source)' deletes its '\(target)', which others may share, since '\(name)' has no inverse",
                    at: facts.relationship.range,
                    help: ["give it a to-one inverse in '\(target)', or make '\(name)' nullify"]))
        }
    }
}
