import DataModel
import SourceText

/// Two properties of one name in an entity, or one that the entity inherits already.
enum DuplicateProperty: FindingRule {
    static let id = "duplicate-property"
    static let family = RuleFamily.structure
    static let severity = FindingSeverity.error
    static let lesson = RuleLesson(
        "an entity has two properties of one name, or one that it inherits already",
        why: "An object has one value for a name, so one of the two properties would be lost.",
        remedy: "Rename one of the two, or remove the one of the lower entity.",
        example: RuleExample(
            wrongEntities: #"""
                "Work": { "abstract": true, "attributes": { "title": "String" } },
                "Song": { "parent": "Work", "attributes": { "title": "String" } }
                """#,
            right: #"""
                "Work": { "abstract": true, "attributes": { "title": "String" } },
                "Song": { "parent": "Work", "attributes": { "subtitle": "String" } }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for entity in model.entities {
            let own = model.namedProperties[entity.id.index]
            var first: [String: SourceRange?] = [:]
            first.reserveCapacity(own.count)
            for property in own {
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
        }
        checkInherited(model, report: report)
    }

    /// Walks down each tree of kinds with what has been declared on the way, so that depth costs nothing.
    private static func checkInherited(_ model: CheckedModel, report: (Report) -> Void) {
        enum Step { case enter(EntityID), leave([String]) }
        var declared: [String: [(owner: EntityID, range: SourceRange?)]] = [:]
        var pending = model.entities.filter { $0.parent == nil && !$0.subentities.isEmpty }.map { Step.enter($0.id) }
        while let step = pending.popLast() {
            switch step {
            case .leave(let names):
                for name in names { declared[name]?.removeLast() }
            case .enter(let id):
                let entity = model.resolved[id]
                var own: [String] = []
                for property in model.namedProperties[entity.id.index] {
                    let inherited = declared[property.name]?.last
                    // The second of two in one entity is told as that.
                    if inherited?.owner == id { continue }
                    if let inherited, !InheritedDefault.isOne(property.name, of: id, from: inherited.owner, in: model) {
                        report(breach(property, of: entity, inherited, in: model.resolved))
                    }
                    declared[property.name, default: []].append((id, property.range))
                    own.append(property.name)
                }
                pending.append(.leave(own))
                pending += entity.children.map(Step.enter)
            }
        }
    }

    private static func breach(
        _ property: NamedProperty, of entity: ResolvedEntity, _ inherited: (owner: EntityID, range: SourceRange?),
        in model: ResolvedModel
    ) -> Report {
        Report(
            "\(entity.entity.name).\(property.name)", of: entity.id,
            "'\(entity.entity.name)' declares '\(property.name)', which it inherits from "
                + "'\(model.name(of: inherited.owner))' already", at: property.range,
            notes: [Diagnostic.Note("the inherited one is here", at: inherited.range)],
            help: ["remove it here, or give it another name"])
    }
}
