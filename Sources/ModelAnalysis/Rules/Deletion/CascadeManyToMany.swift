import DataModel
import SourceText

/// A cascade over a many-to-many pair: what is deleted may be in use elsewhere.
enum CascadeManyToMany: FindingRule {
    static let id = "cascade-many-to-many"
    static let family = RuleFamily.deletion
    static let severity = FindingSeverity.warning
    static let lesson = RuleLesson(
        "a many-to-many pair cascades",
        why: "Each object at the other end may belong to several. Deleting one of these deletes it for all of them.",
        remedy: "Nullify, and delete what nobody uses any more in code.",
        example: RuleExample(
            wrongEntities: #"""
                "Song": { "relationships": {
                  "genres": { "destination": "Genre", "toMany": true, "inverse": "songs", "deleteRule": "cascade" }
                } },
                "Genre": { "relationships": { "songs": "[Song]" } }
                """#,
            right: #"""
                "Song": { "relationships": {
                  "genres": { "destination": "Genre", "toMany": true, "inverse": "songs", "deleteRule": "nullify" }
                } },
                "Genre": { "relationships": { "songs": "[Song]" } }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for facts in model.relationships where facts.kind == .manyToMany && facts.relationship.deleteRule == .cascade {
            // What refuses has a rule of its own.
            guard let partner = facts.partner, model[partner].relationship.deleteRule != .deny else { continue }
            let isMutual = partner != facts.id && model[partner].relationship.deleteRule == .cascade
            if isMutual, partner < facts.id { continue }
            let name = model.qualifiedName(of: facts.id)
            let source = model.name(of: facts.owner)
            let target = model.name(of: model[partner].owner)
            let back = isMutual ? ", and the other way round" : ""
            let names = isMutual ? "'\(name)' and '\(model.qualifiedName(of: partner))'" : "'\(name)'"
            report(
                Report(
                    name, of: facts.owner,
                    "deleting one '\(source)' also deletes each '\(target)' in '\(facts.relationship.name)', "
                        + "even if others use it\(back)",
                    at: facts.relationship.range,
                    help: ["make \(names) nullify, and delete what is not used any more in code"], others: [partner]))
        }
    }
}
