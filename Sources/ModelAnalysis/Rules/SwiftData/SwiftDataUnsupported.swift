import DataModel
import SourceText

/// What a model that SwiftData drives has in vain: stored fetch requests, fetched properties, and configurations.
enum SwiftDataUnsupported: FindingRule {
    static let id = "swiftdata-unsupported"
    static let family = RuleFamily.swiftData
    static let severity = FindingSeverity.info
    static let lesson = RuleLesson(
        "SwiftData does not see this part of the model",
        why: "SwiftData has no fetch requests or fetched properties in the model, and its configurations are made "
            + "in code. What stands in the file works for Core Data only.",
        remedy: "Write a FetchDescriptor or a ModelConfiguration in code.",
        example: RuleExample(
            wrong: #"""
                "usedWithSwiftData": true,
                "entities": {
                  "Album": { "attributes": { "title": "String?" } }
                },
                "fetchRequests": { "byTitle": { "entity": "Album", "predicate": "title == $TITLE" } }
                """#,
            right: #"""
                "usedWithSwiftData": true,
                "entities": {
                  "Album": { "attributes": { "title": "String?" } }
                }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        guard model.model.isUsedWithSwiftData else { return }
        for place in model.placedRequests {
            report(
                Report(
                    place.subject, of: place.owner, "\(place.title) is not seen by SwiftData", at: place.range,
                    help: ["write a FetchDescriptor in code"]))
        }
        for configuration in model.model.configurations {
            report(
                Report(
                    configuration.name, "the configuration '\(configuration.name)' is not seen by SwiftData",
                    at: configuration.range, help: ["write a ModelConfiguration in code"]))
        }
    }
}
