import DataModel
import SourceText

/// A to-many relationship with a maximum of 1, which Core Data compiles to a to-one.
enum ToManyOfOne: FindingRule {
    static let id = "to-many-of-one"
    static let severity = Diagnostic.Severity.warning

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for facts in model.relationships where facts.relationship.isToMany && facts.relationship.maximumCount == 1 {
            let name = model.resolved.qualifiedName(of: facts.id)
            report(
                Report(
                    name, of: facts.owner, "'\(name)' is to-many with a maximum of 1, which Core Data takes as to-one",
                    at: facts.relationship.range, help: ["make it to-one, or raise the maximum"]))
        }
    }
}
