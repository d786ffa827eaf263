import DataModel
import SourceText

/// A composite that holds itself.
enum CompositeCycle: FindingRule {
    static let id = "composite-cycle"
    static let severity = Diagnostic.Severity.error

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        var parts: [String: [String]] = [:]
        for composite in model.model.composites where parts[composite.name] == nil {
            parts[composite.name] = composite.attributes.compactMap(\.composite)
        }
        for composite in model.model.composites {
            var seen: Set<String> = []
            var pending = parts[composite.name] ?? []
            while let next = pending.popLast() {
                guard seen.insert(next).inserted else { continue }
                pending += parts[next] ?? []
            }
            guard seen.contains(composite.name) else { continue }
            report(
                Report(
                    composite.name, "the composite '\(composite.name)' holds itself", at: composite.range,
                    help: ["remove the part that leads back to it"]))
        }
    }
}
