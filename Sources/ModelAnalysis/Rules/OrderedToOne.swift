import DataModel
import SourceText

/// An order for what is one object at most.
enum OrderedToOne: FindingRule {
    static let id = "ordered-to-one"
    static let severity = Diagnostic.Severity.warning

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for facts in model.relationships
        where facts.relationship.isOrdered && !facts.relationship.isEffectivelyToMany {
            let name = model.resolved.qualifiedName(of: facts.id)
            report(
                Report(
                    name, of: facts.owner, "'\(name)' is ordered, but holds one object at most",
                    at: facts.relationship.range, help: ["remove the order, or make it to-many"]))
        }
    }
}
