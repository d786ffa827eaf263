import DataModel
import SourceText

/// Two composites of one name.
enum DuplicateComposite: FindingRule {
    static let id = "duplicate-composite"
    static let family = RuleFamily.types
    static let severity = FindingSeverity.error
    static let lesson = RuleLesson(
        "two composites have one name",
        why: "Attributes name a composite by its name, so that only one of the two can be used.",
        remedy: "Rename one of the two, or remove it.",
        example: RuleExample(
            wrong: #"""
                "entities": {},
                "composites": [
                  { "name": "Duration", "attributes": { "seconds": "Double" } },
                  { "name": "Duration", "attributes": { "minutes": "Double" } }
                ]
                """#,
            right: #"""
                "entities": {},
                "composites": [
                  { "name": "Duration", "attributes": { "seconds": "Double" } },
                  { "name": "Rhythm", "attributes": { "beats": "Double" } }
                ]
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        var first: [String: Composite] = [:]
        for composite in model.model.composites {
            guard let earlier = first[composite.name] else {
                first[composite.name] = composite
                continue
            }
            report(
                Report(
                    composite.name, "there are two composites named '\(composite.name)'", at: composite.range,
                    notes: [Diagnostic.Note("the first one is here", at: earlier.range)],
                    help: ["rename one of the two, or remove it"]))
        }
    }
}
