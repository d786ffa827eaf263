import DataModel
import SourceText

/// A uniqueness constraint over a property that the entity does not have.
enum UnknownConstraintProperty: FindingRule {
    static let id = "unknown-constraint-property"
    static let severity = Diagnostic.Severity.error

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for entity in model.entities {
            for constraint in entity.entity.uniquenessConstraints {
                for name in constraint where model.properties.property(named: name, of: entity.id) == nil {
                    report(
                        Report(
                            entity.entity.name, of: entity.id,
                            "a uniqueness constraint of '\(entity.entity.name)' names '\(name)', "
                                + "which the entity does not have", at: entity.entity.range,
                            help: Suggestion.nearest(
                                to: name, among: NamedProperty.names(of: entity.id, in: model.resolved),
                                otherwise: "remove '\(name)' from the constraint")))
                }
            }
        }
    }
}
