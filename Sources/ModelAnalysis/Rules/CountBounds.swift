import DataModel
import SourceText

/// A lower bound above the upper one, so that no number of objects is valid.
enum CountBounds: FindingRule {
    static let id = "count-bounds"
    static let severity = Diagnostic.Severity.error

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for facts in model.relationships
        where facts.relationship.isEffectivelyToMany && facts.cardinality.isContradictory {
            guard let lower = facts.cardinality.minimumIfAny, let upper = facts.cardinality.maximum else { continue }
            let name = model.resolved.qualifiedName(of: facts.id)
            report(
                Report(
                    name, of: facts.owner, "'\(name)' asks for at least \(lower) but at most \(upper)",
                    at: facts.relationship.range, help: ["raise the maximum, or lower the minimum"]))
        }
    }
}
