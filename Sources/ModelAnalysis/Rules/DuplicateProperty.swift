import DataModel
import SourceText

/// Two properties of one name in an entity, or one that the entity inherits already.
enum DuplicateProperty: FindingRule {
    static let id = "duplicate-property"
    static let severity = Diagnostic.Severity.error

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for entity in model.entities {
            var first: [String: SourceRange?] = [:]
            for property in NamedProperty.own(of: entity.entity) {
                guard let earlier = first[property.name] else {
                    first[property.name] = .some(property.range)
                    continue
                }
                report(
                    Report(
                        "\(entity.entity.name).\(property.name)", of: entity.id,
                        "'\(entity.entity.name)' has two properties named '\(property.name)'", at: property.range,
                        notes: [Diagnostic.Note("the first one is here", at: earlier)],
                        help: ["rename one of the two, or remove it"]))
            }
            var reported: Set<String> = []
            for ancestor in model.resolved.ancestors(of: entity.id) {
                for property in NamedProperty.own(of: model.resolved[ancestor].entity) {
                    guard let own = first[property.name], reported.insert(property.name).inserted else { continue }
                    report(
                        Report(
                            "\(entity.entity.name).\(property.name)", of: entity.id,
                            "'\(entity.entity.name)' declares '\(property.name)', which it inherits from "
                                + "'\(model.resolved.name(of: ancestor))' already", at: own,
                            notes: [Diagnostic.Note("the inherited one is here", at: property.range)],
                            help: ["remove it here, or give it another name"]))
                }
            }
        }
    }
}
