import DataModel
import SourceText

/// An attribute name that ends in the name of a type.
enum TypeSuffix: FindingRule {
    static let id = "type-suffix"
    static let family = RuleFamily.naming
    static let severity = FindingSeverity.off
    static let lesson = RuleLesson(
        "an attribute name ends in the name of a type",
        why: "The model says the type already, and the name is wrong when that changes. It is a matter of taste, "
            + "so this rule is off.",
        remedy: "Drop the end of the name, and keep the old name as the renaming identifier.",
        example: RuleExample(
            wrongEntities: #"""
                "Song": { "attributes": { "titleString": "String?" } }
                """#,
            right: #"""
                "Song": { "attributes": { "title": { "type": "String", "renamingIdentifier": "titleString" } } }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for place in model.placedAttributes {
            let name = place.attribute.name
            guard let suffix = suffixes.first(where: { name.hasSuffix($0) && name.count > $0.count }) else { continue }
            report(
                Report(
                    place.subject, of: place.entity,
                    "'\(place.subject)' ends in '\(suffix)', which its type says already",
                    at: place.attribute.range, help: ["name it '\(name.dropLast(suffix.count))'"]))
        }
    }

    private static let suffixes = [
        "String", "Integer", "Int", "Boolean", "Bool", "Double", "Float", "Array", "Dictionary",
    ]
}
