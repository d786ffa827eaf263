import DataModel
import SourceText

/// A to-one relationship with a maximum other than 1; Xcode warns of it too.
enum ToOneCount: FindingRule {
    static let id = "to-one-count"
    static let severity = Diagnostic.Severity.warning

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for facts in model.relationships where !facts.relationship.isToMany {
            guard let count = facts.relationship.maximumCount, count > 1 else { continue }
            let name = model.resolved.qualifiedName(of: facts.id)
            report(
                Report(
                    name, of: facts.owner, "'\(name)' is to-one with a maximum of \(count), which has no effect",
                    at: facts.relationship.range, help: ["make it to-many, or set the maximum to 1"]))
        }
    }
}
