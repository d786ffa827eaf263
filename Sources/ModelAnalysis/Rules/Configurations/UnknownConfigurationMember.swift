import DataModel
import SourceText

/// A configuration with a member that the model does not have.
enum UnknownConfigurationMember: FindingRule {
    static let id = "unknown-configuration-member"
    static let family = RuleFamily.configurations
    static let severity = FindingSeverity.error
    static let lesson = RuleLesson(
        "a configuration has a member that the model does not have",
        why: "The store of the configuration cannot hold it, and the model does not compile.",
        remedy: "Correct the name, add the entity, or remove the member.",
        example: RuleExample(
            wrong: #"""
                "entities": { "Song": { "attributes": { "title": "String" } } },
                "configurations": { "Cloud": { "entities": ["Songs"] } }
                """#,
            right: #"""
                "entities": { "Song": { "attributes": { "title": "String" } } },
                "configurations": { "Cloud": { "entities": ["Song"] } }
                """#))

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
