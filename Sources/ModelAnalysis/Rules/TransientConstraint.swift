import DataModel
import SourceText

/// A uniqueness constraint over a property that is not stored.
enum TransientConstraint: FindingRule {
    static let id = "transient-constraint"
    static let severity = Diagnostic.Severity.error

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for entity in model.entities {
            for name in entity.entity.uniquenessConstraints.flatMap(\.self) {
                guard let property = model.properties.property(named: name, of: entity.id), property.isTransient
                else { continue }
                report(
                    Report(
                        "\(entity.entity.name).\(name)", of: entity.id,
                        "'\(entity.entity.name).\(name)' is transient, but stands in a uniqueness constraint",
                        at: property.range, help: ["remove it from the constraint, or store it"]))
            }
        }
    }
}
