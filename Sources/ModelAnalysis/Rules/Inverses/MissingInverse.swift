import DataModel
import SourceText

/// A relationship that nothing leads back from. Xcode warns of it too: without an inverse Core Data cannot keep the two
/// sides in step.
enum MissingInverse: FindingRule {
    static let id = "missing-inverse"
    static let family = RuleFamily.inverses
    static let severity = FindingSeverity.warning
    static let origin = RuleOrigin.momc
    static let lesson = RuleLesson(
        "a relationship has no inverse",
        why: "Core Data keeps both ends of a pair in step. Where nothing leads back, an object is not told when "
            + "the one that it points at is deleted, so that its reference leads to nothing; and a to-many is "
            + "stored so that each object can be in one set only.",
        remedy: "Add a relationship that leads back, and make the two each other's inverse. For a shared catalogue "
            + "that is never deleted from, note the exception.",
        example: RuleExample(
            wrongEntities: #"""
                "Song": { "relationships": { "genre": { "destination": "Genre", "inverse": null } } },
                "Genre": { "attributes": { "name": "String" } }
                """#,
            right: #"""
                "Song": { "relationships": { "genre": { "destination": "Genre", "inverse": "songs" } } },
                "Genre": {
                  "attributes": { "name": "String" },
                  "relationships": { "songs": { "destination": "Song", "toMany": true, "inverse": "genre" } }
                }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        let isToldForCloudKit = model.settings.severity(of: CloudKitInverse.self) != nil
        for facts in model.relationships where facts.inverseStatus == .missing {
            guard let destination = facts.destination else { continue }
            if isToldForCloudKit, model.cloudKit.contains(model.name(of: facts.owner)) { continue }
            let name = model.resolved.qualifiedName(of: facts.id)
            let source = model.resolved.name(of: facts.owner)
            let target = model.resolved.name(of: destination)
            let cost =
                facts.isInverseBoundByStorage
                ? "so each '\(target)' can be in only one '\(source)' object's '\(facts.relationship.name)'"
                : "so no '\(source)' object is told when its '\(target)' is deleted"
            let counterparts = counterparts(of: facts, in: model)
            let help =
                counterparts.count == 1
                ? "name it and '\(model.resolved.qualifiedName(of: counterparts[0]))' as each other's inverse"
                : "add a relationship from '\(target)' to '\(source)' and make the two each other's inverse"
            report(
                Report(
                    name, of: facts.owner, "'\(name)' has no inverse, \(cost)", at: facts.relationship.range,
                    help: [help]))
        }
    }

    /// The relationships of the destination that lead back and have no inverse either.
    private static func counterparts(of facts: RelationshipFacts, in model: CheckedModel) -> [RelationshipID] {
        guard let destination = facts.destination else { return [] }
        return model.resolved[destination].relationships.filter { id in
            let other = model.relationships[id.index]
            return id != facts.id && other.inverseStatus == .missing && other.destination == facts.owner
        }
    }
}
