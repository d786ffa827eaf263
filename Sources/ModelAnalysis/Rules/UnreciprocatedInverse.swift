import DataModel
import SourceText

/// An inverse that does not name the relationship back.
enum UnreciprocatedInverse: FindingRule {
    static let id = "unreciprocated-inverse"
    static let severity = Diagnostic.Severity.error

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for facts in model.relationships where facts.inverseStatus == .broken {
            guard let other = facts.inverse else { continue }
            let name = model.resolved.qualifiedName(of: facts.id)
            let otherName = model.resolved.qualifiedName(of: other)
            let back = model.resolved[other].relationship
            let reason =
                back.inverse.map { reference in
                    "which names '\(reference.entity ?? back.destination ?? "?").\(reference.name)'"
                } ?? "which names no inverse"
            report(
                Report(
                    name, of: facts.owner, "'\(name)' names '\(otherName)' as its inverse, \(reason)",
                    at: facts.relationship.range,
                    notes: [Diagnostic.Note("'\(otherName)' is here", at: back.range)],
                    help: ["let the two name each other"]))
        }
    }
}
