import DataModel
import SourceText

/// A configuration with a member that the model does not have.
enum UnknownConfigurationMember: FindingRule {
    static let id = "unknown-configuration-member"
    static let severity = Diagnostic.Severity.error

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for configuration in model.model.configurations {
            for name in configuration.entities where model.resolved.entity(named: name) == nil {
                report(
                    Report(
                        configuration.name,
                        "the configuration '\(configuration.name)' has the member '\(name)', which the model does not have",
                        at: configuration.range,
                        help: Suggestion.nearest(
                            to: name, among: model.model.entities.map(\.name),
                            otherwise: "add '\(name)', or remove the member"
                        )))
            }
        }
    }
}
