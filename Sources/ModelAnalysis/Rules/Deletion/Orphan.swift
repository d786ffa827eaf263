import DataModel
import SourceText

/// Objects that nothing leads to any more once the only ones that do are deleted.
enum Orphan: FindingRule {
    static let id = "orphan"
    static let family = RuleFamily.deletion
    static let severity = FindingSeverity.off
    static let lesson = RuleLesson(
        "objects stay behind that nothing leads to",
        why: "Nullify keeps the objects and takes their only link away. They stay in the store, and only a search "
            + "finds them.",
        remedy: "Cascade if they belong to what is deleted; keep Nullify if they are searched for on their own.",
        example: RuleExample(
            wrongEntities: #"""
                "Album": { "relationships": {
                  "songs": { "destination": "Song", "toMany": true, "inverse": "album", "deleteRule": "nullify" }
                } },
                "Song": { "relationships": { "album": "Album?" } }
                """#,
            right: #"""
                "Album": { "relationships": {
                  "songs": { "destination": "Song", "toMany": true, "inverse": "album", "deleteRule": "cascade" }
                } },
                "Song": { "relationships": { "album": "Album?" } }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        var referrers = [Int](repeating: 0, count: model.entities.count)
        for facts in model.relationships {
            if let destination = facts.destination { referrers[destination.index] += 1 }
        }
        for facts in model.relationships where facts.kind == .oneToMany && facts.relationship.deleteRule == .nullify {
            guard let partner = facts.partner, let destination = facts.destination, destination != facts.owner,
                model[partner].cardinality.minimum == 0, referrers[destination.index] == 1
            else { continue }
            // With parents or kinds there may be other ways to it.
            let entity = model.resolved[destination]
            guard entity.parent == nil, entity.children.isEmpty, entity.relationships == [partner] else { continue }
            let name = model.qualifiedName(of: facts.id)
            report(
                Report(
                    name, of: facts.owner,
                    "deleting one '\(model.name(of: facts.owner))' leaves its '\(model.name(of: destination))' objects without "
                        + "any link, so only a search finds them",
                    at: facts.relationship.range, help: ["make '\(name)' cascade if they belong to what is deleted"],
                    others: [partner]))
        }
    }
}
