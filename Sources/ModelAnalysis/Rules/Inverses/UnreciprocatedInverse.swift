import DataModel
import SourceText

/// An inverse that does not name the relationship back, or one of which leads elsewhere.
enum UnreciprocatedInverse: FindingRule {
    static let id = "unreciprocated-inverse"
    static let family = RuleFamily.inverses
    static let severity = FindingSeverity.error
    static let lesson = RuleLesson(
        "the inverse of a relationship does not lead back",
        why: "Two ends are a pair only if each names the other and leads to the other's entity. Otherwise setting "
            + "one changes something else than the author thinks.",
        remedy: "Let the two name each other, or give one of them another inverse.",
        example: RuleExample(
            wrongEntities: #"""
                "Song": { "relationships": {
                  "album": { "destination": "Album", "inverse": "songs" },
                  "bonusOf": { "destination": "Album", "inverse": "songs" }
                } },
                "Album": { "relationships": { "songs": { "destination": "Song", "toMany": true, "inverse": "album" } } }
                """#,
            right: #"""
                "Song": { "relationships": {
                  "album": { "destination": "Album", "inverse": "songs" },
                  "bonusOf": { "destination": "Album", "inverse": "bonusSongs" }
                } },
                "Album": { "relationships": {
                  "songs": { "destination": "Song", "toMany": true, "inverse": "album" },
                  "bonusSongs": { "destination": "Song", "toMany": true, "inverse": "bonusOf" }
                } }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for facts in model.relationships where facts.inverseStatus == .broken {
            guard let other = facts.inverse, !isSecond(facts, in: model.resolved) else { continue }
            let name = model.resolved.qualifiedName(of: facts.id)
            let otherName = model.resolved.qualifiedName(of: other)
            let back = model.resolved[other]
            let breach =
                mismatch(facts.id, back.owner, in: model.resolved) ?? mismatch(other, facts.owner, in: model.resolved)
            let reason = breach.map { "but \($0)" } ?? named(by: back.relationship)
            report(
                Report(
                    name, of: facts.owner, "'\(name)' names '\(otherName)' as its inverse, \(reason)",
                    at: facts.relationship.range,
                    notes: other == facts.id
                        ? [] : [Diagnostic.Note("'\(otherName)' is here", at: back.relationship.range)],
                    help: [breach == nil ? "let the two name each other" : "let each lead to the other's entity"],
                    others: [other]))
        }
    }

    /// How a relationship leads elsewhere than to the entity that its inverse belongs to; nil where it does not.
    private static func mismatch(_ id: RelationshipID, _ entity: EntityID, in model: ResolvedModel) -> String? {
        let relationship = model[id]
        if let destination = relationship.destination,
            model.isKind(destination, of: entity) || model.isKind(entity, of: destination)
        {
            return nil
        }
        let destination = relationship.relationship.destination.map { "leads to '\($0)'" } ?? "has no destination"
        return "'\(model.qualifiedName(of: id))' \(destination)"
    }

    private static func named(by back: Relationship) -> String {
        guard let reference = back.inverse else { return "which names no inverse" }
        let entity = reference.entity ?? back.destination
        return "which names '\(entity.map { "\($0).\(reference.name)" } ?? reference.name)'"
    }

    /// Whether it is not the first of its name, in an entity or as an entity: names lead to the first, and that there are
    /// two is told by rules of its own.
    private static func isSecond(_ facts: RelationshipFacts, in model: ResolvedModel) -> Bool {
        if model.entity(named: model.name(of: facts.owner)) != facts.owner { return true }
        let first = model[facts.owner].relationships.first {
            model[$0].relationship.name == facts.relationship.name
        }
        return first != facts.id
    }
}
