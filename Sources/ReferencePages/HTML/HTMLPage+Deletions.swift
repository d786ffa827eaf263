import DataModel
import ModelAnalysis
import Mustache
import PlainLanguage

extension HTMLPage {
    /// The most things of a sort that the page tells of one deletion.
    static let deletionLimit = 100

    /// What deletions do, for each entity in sections, each thing with its sentence and the way that leads there.
    func deletionContext() -> [(String, MustacheValue)] {
        let narrator = DeletionNarrator(
            facts: material.facts, nouns: material.nouns, analysis: material.relationshipNarrator.deletions)
        return [
            (
                "deletionPlans",
                .list(
                    material.facts.ownEntities.map { entity in
                        let consequences = narrator.consequences(of: entity.id, limit: Self.deletionLimit)
                        return plan(of: entity, consequences)
                    })
            )
        ]
    }

    private func plan(of entity: EntityFacts, _ consequences: DeletionConsequences) -> MustacheValue {
        let sections: [(name: String, effect: String, list: ConsequenceList)] = [
            ("isRefused", "refuses", consequences.refused), ("isDeleted", "deletes", consequences.deleted),
            ("isUnlinked", "unlinks", consequences.changed), ("isDangling", "dangles", consequences.dangling),
            ("isUnstated", "unstated", consequences.unstated), ("isUntouched", "untouched", consequences.untouched),
        ]
        return [
            "entity": .text(entity.entity.name),
            "address": .text(HTMLAddresses.entity(entity.entity.name)),
            "noun": .text(material.nouns[entity.id].indefinite),
            "summary": consequences.isNothing
                ? .text(consequences.sentences.map(HTMLText.phrase).joined(separator: " ")) : .null,
            "sections": .list(
                sections.filter { !$0.list.isEmpty }.map { section in
                    .object(
                        sections.map { ($0.name, .bool($0.name == section.name)) } + [
                            ("effects", .list(section.list.items.map { effect($0, section.effect) })),
                            ("others", section.list.others == 0 ? .null : .number("\(section.list.others)")),
                        ])
                }),
        ]
    }

    private func effect(_ consequence: Consequence, _ effect: String) -> MustacheValue {
        let course = consequence.course
        return [
            "effect": .text(effect),
            "step": .number("\(course.step)"),
            "entityNumbers": .text(course.entities.map { "\($0.index)" }.joined(separator: " ")),
            "way": .text(course.way.map { "\($0.index)" }.joined(separator: " ")),
            "html": .text(HTMLText.phrase(consequence.phrase)),
        ]
    }
}
