import DataModel
import SourceText

/// A name whose number does not fit: a to-one in the plural, a to-many or an entity the other way round.
enum Plurality: FindingRule {
    static let id = "plurality"
    static let family = RuleFamily.naming
    static let severity = FindingSeverity.off
    static let lesson = RuleLesson(
        "a name is singular or plural where the other is usual",
        why: "By convention entities and to-one relationships are singular, and to-many relationships plural. "
            + "Whether a word is plural is judged by its end alone, so this rule is off.",
        remedy: "Rename it, and keep the old name as the renaming identifier; or leave it where the word has no "
            + "plural.",
        example: RuleExample(
            wrongEntities: #"""
                "Album": { "relationships": { "song": { "destination": "Song", "toMany": true, "inverse": "album" } } },
                "Song": { "relationships": { "album": "Album?" } }
                """#,
            right: #"""
                "Album": { "relationships": { "songs": { "destination": "Song", "toMany": true, "inverse": "album" } } },
                "Song": { "relationships": { "album": "Album?" } }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for entity in model.resolved.entities where WordNumber.isSurelyPlural(entity.entity.name) {
            report(
                Report(
                    entity.entity.name, of: entity.id,
                    "the entity '\(entity.entity.name)' has a plural name, though each of its "
                        + "objects is one",
                    at: entity.entity.range, help: ["name it for one of its objects"]))
        }
        for facts in model.relationships {
            let isToMany = facts.relationship.isEffectivelyToMany
            let isPlural = WordNumber.isPlural(facts.relationship.name)
            guard isToMany ? !isPlural : WordNumber.isSurelyPlural(facts.relationship.name) else { continue }
            let name = model.qualifiedName(of: facts.id)
            report(
                Report(
                    name, of: facts.owner,
                    isToMany
                        ? "'\(name)' is to-many, but its name reads like that of one object"
                        : "'\(name)' is to-one, but its name reads like that of several objects",
                    at: facts.relationship.range, help: ["rename it, and keep the old name as its renaming identifier"])
            )
        }
    }
}
