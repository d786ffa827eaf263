import DataModel
import SourceText

/// A uniqueness constraint over a property that is not stored.
enum TransientConstraint: FindingRule {
    static let id = "transient-constraint"
    static let family = RuleFamily.structure
    static let severity = FindingSeverity.error
    static let lesson = RuleLesson(
        "a uniqueness constraint names a property that is not stored",
        why: "The store keeps values unique, and a transient property never gets there.",
        remedy: "Remove it from the constraint, or store it.",
        example: RuleExample(
            wrongEntities: #"""
                "Album": {
                  "attributes": { "barcode": { "type": "String", "transient": true } },
                  "uniquenessConstraints": [["barcode"]]
                }
                """#,
            right: #"""
                "Album": {
                  "attributes": { "barcode": { "type": "String" } },
                  "uniquenessConstraints": [["barcode"]]
                }
                """#))

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
