import DataModel
import SourceText

/// A relationship between entities that no configuration has both of: with a store a configuration, it cannot be stored.
enum SeparatedByConfigurations: FindingRule {
    static let id = "separated-by-configurations"
    static let family = RuleFamily.configurations
    static let severity = FindingSeverity.warning
    static let lesson = RuleLesson(
        "a relationship leads to an entity with which its own shares no configuration",
        why: "Each configuration has a store of its own, and a relationship cannot lead from one store into another.",
        remedy: "Put both entities into one configuration, or use a fetched property, which can cross stores.",
        example: RuleExample(
            wrong: #"""
                "entities": {
                  "Song": { "relationships": { "album": { "destination": "Album", "inverse": "songs" } } },
                  "Album": { "relationships": { "songs": "[Song]" } }
                },
                "configurations": { "Cloud": { "entities": ["Song"] }, "Local": { "entities": ["Album"] } }
                """#,
            right: #"""
                "entities": {
                  "Song": { "relationships": { "album": { "destination": "Album", "inverse": "songs" } } },
                  "Album": { "relationships": { "songs": "[Song]" } }
                },
                "configurations": { "Cloud": { "entities": ["Song", "Album"] } }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        let members = ConfigurationMembers(in: model.model)
        let isToldForCloudKit = model.settings.severity(of: CloudKitConfigurations.self) != nil
        for facts in model.relationships where members.isCut(facts, in: model) {
            guard let destination = facts.destination else { continue }
            // A pair is told once, at its first end.
            if let partner = facts.partner, partner < facts.id { continue }
            let isInCloud = [facts.owner, destination].contains { model.cloudKit.contains(model.name(of: $0)) }
            if isInCloud, isToldForCloudKit { continue }
            let name = model.resolved.qualifiedName(of: facts.id)
            report(
                Report(
                    name, of: facts.owner,
                    "'\(name)' leads to '\(model.resolved.name(of: destination))', with which its entity shares no configuration",
                    at: facts.relationship.range,
                    help: ["put both into one configuration, or use a fetched property, which can cross stores"],
                    others: facts.partner.map { [$0] } ?? []))
        }
    }
}
