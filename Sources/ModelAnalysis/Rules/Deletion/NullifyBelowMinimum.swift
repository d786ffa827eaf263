import DataModel
import SourceText

/// A Nullify relationship whose to-many inverse has a lower bound: the deletion of the last ones makes the save fail.
enum NullifyBelowMinimum: FindingRule {
    static let id = "nullify-below-minimum"
    static let family = RuleFamily.deletion
    static let severity = FindingSeverity.info
    static let lesson = RuleLesson(
        "Nullify may leave too few objects in an inverse",
        why: "Nullify takes the deleted object out of the set at the other end. If the set then is empty although "
            + "it is required, or smaller than its minimum, the whole save fails (errors 1570 and 1580). It shows "
            + "only when the last ones are deleted.",
        remedy: "Make the other end optional and drop its minimum, or delete its object together with the last one.",
        example: RuleExample(
            wrongEntities: #"""
                "Band": { "relationships": {
                  "members": { "destination": "Musician", "toMany": true, "optional": false, "inverse": "bands" }
                } },
                "Musician": { "relationships": { "bands": "[Band]" } }
                """#,
            right: #"""
                "Band": { "relationships": {
                  "members": { "destination": "Musician", "toMany": true, "inverse": "bands" }
                } },
                "Musician": { "relationships": { "bands": "[Band]" } }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for facts in model.relationships where breaks(facts, in: model) {
            guard let partner = facts.partner else { continue }
            if partner < facts.id, breaks(model[partner], in: model) { continue }
            let other = model.qualifiedName(of: partner)
            let minimum = max(model[partner].cardinality.minimumIfAny ?? 1, 1)
            report(
                Report(
                    model.qualifiedName(of: facts.id), of: facts.owner,
                    "deleting one '\(model.name(of: facts.owner))' may leave fewer than \(minimum) in '\(other)', so the save fails "
                        + "(error \(minimum > 1 ? 1580 : 1570))",
                    at: facts.relationship.range,
                    notes: [Diagnostic.Note("'\(other)' is here", at: model[partner].relationship.range)],
                    help: ["make '\(other)' optional without a minimum, or delete both in one save"], others: [partner])
            )
        }
    }

    private static func breaks(_ facts: RelationshipFacts, in model: CheckedModel) -> Bool {
        guard facts.relationship.deleteRule == .nullify, let partner = facts.partner.map({ model[$0] }),
            partner.relationship.isEffectivelyToMany, !partner.relationship.isTransient
        else { return false }
        return (partner.cardinality.minimum ?? 0) > 0 || (partner.cardinality.minimumIfAny ?? 0) > 1
    }
}
