import DataModel
import SourceText

/// A destination that the model does not have.
enum UnknownDestination: FindingRule {
    static let id = "unknown-destination"
    static let severity = Diagnostic.Severity.error

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for facts in model.relationships where facts.destination == nil {
            guard let destination = facts.relationship.destination else { continue }
            let name = model.resolved.qualifiedName(of: facts.id)
            report(
                Report(
                    name, of: facts.owner, "'\(name)' leads to '\(destination)', which the model does not have",
                    at: facts.relationship.range,
                    help: Suggestion.nearest(
                        to: destination, among: model.model.entities.map(\.name),
                        otherwise: "add '\(destination)', or remove the relationship")))
        }
    }
}
