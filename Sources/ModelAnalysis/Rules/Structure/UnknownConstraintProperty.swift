import DataModel
import SourceText

/// A uniqueness constraint over a property that the entity does not have.
enum UnknownConstraintProperty: FindingRule {
    static let id = "unknown-constraint-property"
    static let family = RuleFamily.structure
    static let severity = FindingSeverity.error
    static let lesson = RuleLesson(
        "a uniqueness constraint names a property that the entity does not have",
        why: "The model cannot be used as it is, and what should be unique is not.",
        remedy: "Correct the name, or remove it from the constraint.",
        example: RuleExample(
            wrongEntities: #"""
                "Album": { "attributes": { "barcode": "String" }, "uniquenessConstraints": [["barCode"]] }
                """#,
            right: #"""
                "Album": { "attributes": { "barcode": "String" }, "uniquenessConstraints": [["barcode"]] }
                """#))

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
