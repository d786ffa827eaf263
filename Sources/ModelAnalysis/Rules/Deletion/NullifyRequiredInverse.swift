import DataModel
import SourceText

/// A Nullify relationship whose inverse is required: the deletion empties what must not be empty, so the save fails.
enum NullifyRequiredInverse: FindingRule {
    static let id = "nullify-required-inverse"
    static let family = RuleFamily.deletion
    static let severity = FindingSeverity.warning
    static let lesson = RuleLesson(
        "Nullify empties an inverse that is required",
        why: "Nullify makes the other end empty. Where that end is required, its object is not valid any more, "
            + "and the whole save fails (error 1570), as it would with Deny, but after the deletion has been made.",
        remedy: "Let the objects go with theirs (Cascade), make the other end optional, or use Deny to say what is "
            + "meant.",
        example: RuleExample(
            wrongEntities: #"""
                "Album": { "relationships": {
                  "songs": { "destination": "Song", "toMany": true, "inverse": "album", "deleteRule": "nullify" }
                } },
                "Song": { "relationships": { "album": "Album" } }
                """#,
            right: #"""
                "Album": { "relationships": {
                  "songs": { "destination": "Song", "toMany": true, "inverse": "album", "deleteRule": "cascade" }
                } },
                "Song": { "relationships": { "album": "Album" } }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for facts in model.relationships where breaks(facts, in: model) {
            guard let partner = facts.partner else { continue }
            let isMutual = partner != facts.id && breaks(model[partner], in: model)
            if isMutual, partner < facts.id { continue }
            let name = model.qualifiedName(of: facts.id)
            let other = model.qualifiedName(of: partner)
            let source = model.name(of: facts.owner)
            let effect =
                isMutual
                ? "deleting either end of '\(name)' empties the other, and both are required"
                : "deleting one '\(source)' empties '\(other)', which is required"
            report(
                Report(
                    name, of: facts.owner, "\(effect), so the save fails (error 1570)", at: facts.relationship.range,
                    notes: partner == facts.id
                        ? [] : [Diagnostic.Note("'\(other)' is here", at: model[partner].relationship.range)],
                    help: ["make '\(name)' cascade, or '\(other)' optional"], others: [partner]))
        }
    }

    private static func breaks(_ facts: RelationshipFacts, in model: CheckedModel) -> Bool {
        guard facts.relationship.deleteRule == .nullify, let partner = facts.partner.map({ model[$0] }) else {
            return false
        }
        return !partner.relationship.isEffectivelyToMany && (partner.cardinality.minimum ?? 0) > 0
            && !partner.relationship.isTransient
    }
}
