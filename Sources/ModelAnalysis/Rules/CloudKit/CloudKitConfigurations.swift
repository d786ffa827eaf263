import DataModel
import SourceText

/// A relationship that leads out of what is kept in step with CloudKit.
enum CloudKitConfigurations: FindingRule {
    static let id = "cloudkit-configurations"
    static let family = RuleFamily.cloudKit
    static let severity = FindingSeverity.error
    static let lesson = RuleLesson(
        "CloudKit does not allow relationships between stores",
        why: "CloudKit refuses the whole model when the store is opened, so that nothing is kept in step. The "
            + "other store is not sent along, so that the link would lead nowhere on another device.",
        remedy: "Put both entities into the configuration for CloudKit, or keep an identifier in an attribute.",
        example: RuleExample(
            wrong: #"""
                "entities": {
                  "Song": { "relationships": { "plays": { "destination": "Play", "toMany": true, "inverse": "song" } } },
                  "Play": { "relationships": { "song": "Song?" } }
                },
                "configurations": {
                  "Cloud": { "entities": ["Song"], "usedWithCloudKit": true },
                  "Local": { "entities": ["Play"] }
                }
                """#,
            right: #"""
                "entities": {
                  "Song": { "relationships": { "plays": { "destination": "Play", "toMany": true, "inverse": "song" } } },
                  "Play": { "relationships": { "song": "Song?" } }
                },
                "configurations": {
                  "Cloud": { "entities": ["Song", "Play"], "usedWithCloudKit": true }
                }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        guard !model.cloudKit.isEmpty else { return }
        let separated = ConfigurationMembers(in: model.model)
        for facts in model.relationships {
            guard let destination = facts.destination, separated.isCut(facts, in: model) else { continue }
            if let partner = facts.partner, partner < facts.id { continue }
            let owner = model.name(of: facts.owner)
            let target = model.name(of: destination)
            guard model.cloudKit.contains(owner) || model.cloudKit.contains(target) else { continue }
            let name = model.qualifiedName(of: facts.id)
            report(
                Report(
                    name, of: facts.owner,
                    "'\(name)' leads from '\(owner)' to '\(target)', which is kept in another store; CloudKit refuses that",
                    at: facts.relationship.range,
                    help: ["put both into one configuration, or keep an identifier in an attribute"],
                    others: facts.partner.map { [$0] } ?? []))
        }
    }
}
