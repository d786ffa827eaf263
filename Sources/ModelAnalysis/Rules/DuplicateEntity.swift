import DataModel
import SourceText

/// Two entities of one name: Core Data compiles only one of them.
enum DuplicateEntity: FindingRule {
    static let id = "duplicate-entity"
    static let severity = Diagnostic.Severity.error

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        var first: [String: EntityID] = [:]
        for entity in model.resolved.entities {
            let name = entity.entity.name
            guard let earlier = first[name] else {
                first[name] = entity.id
                continue
            }
            report(
                Report(
                    name, of: entity.id, "there are two entities named '\(name)'", at: entity.entity.range,
                    notes: [Diagnostic.Note("the first one is here", at: model.resolved[earlier].entity.range)],
                    help: ["rename one of the two, or remove it"]))
        }
    }
}
