import DataModel
import SourceText

/// Two composites of one name.
enum DuplicateComposite: FindingRule {
    static let id = "duplicate-composite"
    static let severity = Diagnostic.Severity.error

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
