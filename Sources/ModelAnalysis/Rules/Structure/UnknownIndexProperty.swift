import DataModel
import SourceText

/// An index over a property that the entity does not have.
enum UnknownIndexProperty: FindingRule {
    static let id = "unknown-index-property"
    static let family = RuleFamily.structure
    static let severity = FindingSeverity.warning
    static let lesson = RuleLesson(
        "an index names a property that the entity does not have",
        why: "The index helps no search, and the model may fail to compile.",
        remedy: "Correct the name, or remove it from the index.",
        example: RuleExample(
            wrongEntities: #"""
                "Album": {
                  "attributes": { "title": "String" },
                  "indexes": { "byTitle": { "elements": [{ "property": "titel" }] } }
                }
                """#,
            right: #"""
                "Album": {
                  "attributes": { "title": "String" },
                  "indexes": { "byTitle": { "elements": [{ "property": "title" }] } }
                }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for entity in model.entities {
            let indexed =
                entity.entity.indexes.flatMap { index in
                    index.elements.compactMap(\.property).map { (name: $0, index: "the index '\(index.name)'") }
                } + entity.entity.compoundIndexes.flatMap(\.self).map { (name: $0, index: "a compound index") }
            for (name, index) in indexed {
                // An index may name a path, or `self` for the object, which is left to Core Data.
                if name.contains(".") || name == "self" { continue }
                if model.properties.property(named: name, of: entity.id) != nil { continue }
                report(
                    Report(
                        entity.entity.name, of: entity.id,
                        "\(index) of '\(entity.entity.name)' names '\(name)', which the entity does not have",
                        at: entity.entity.range,
                        help: Suggestion.nearest(
                            to: name, among: NamedProperty.names(of: entity.id, in: model.resolved),
                            otherwise: "remove '\(name)' from the index")))
            }
        }
    }
}
