import DataModel
import SourceText

/// A relationship between entities that no configuration has both of: with a store a configuration, it cannot be stored.
enum SeparatedByConfigurations: FindingRule {
    static let id = "separated-by-configurations"
    static let severity = Diagnostic.Severity.warning

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        var memberships: [String: Set<Int>] = [:]
        for (index, configuration) in model.model.configurations.enumerated() {
            for name in configuration.entities { memberships[name, default: []].insert(index) }
        }
        for facts in model.relationships {
            guard let destination = facts.destination,
                let here = memberships[model.resolved.name(of: facts.owner)],
                let there = memberships[model.resolved.name(of: destination)], here.isDisjoint(with: there)
            else { continue }
            // A pair is told once, at its first end.
            if let partner = facts.partner, partner < facts.id { continue }
            let name = model.resolved.qualifiedName(of: facts.id)
            report(
                Report(
                    name, of: facts.owner,
                    "'\(name)' leads to '\(model.resolved.name(of: destination))', with which its entity shares no configuration",
                    at: facts.relationship.range,
                    help: ["put both into one configuration, or use a fetched property, which can cross stores"]))
        }
    }
}
