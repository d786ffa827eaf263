import DataModel
import SourceText

/// A relationship without a destination, which does not compile.
enum NoDestination: FindingRule {
    static let id = "no-destination"
    static let severity = Diagnostic.Severity.error

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for facts in model.relationships where facts.relationship.destination == nil {
            let name = model.resolved.qualifiedName(of: facts.id)
            report(
                Report(
                    name, of: facts.owner, "'\(name)' has no destination", at: facts.relationship.range,
                    help: ["name the entity that it leads to"]))
        }
    }
}
