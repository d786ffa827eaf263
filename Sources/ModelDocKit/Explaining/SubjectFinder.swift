import DataModel
import ModelAnalysis
import SourceText

/// Finds what a user asks about by its name.
struct SubjectFinder {
    /// The most names that a message lists.
    private static let mostNames = 20

    let facts: ModelFacts

    /// The subject of that name: `Entity`, `Entity.property`, or `Entity.key.path`.
    ///
    /// - Throws: a failure that names what is there instead.
    func subject(_ name: String, isDeletion: Bool) throws(Failure) -> ExplainSubject {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        // An entity's name may hold dots, so that the longest name there is counts.
        for count in stride(from: parts.count, to: 0, by: -1) {
            let entityName = count == 1 ? parts[0] : parts[..<count].joined(separator: ".")
            guard let entity = facts.resolved.entity(named: entityName) else { continue }
            if isDeletion {
                if count == parts.count { return .deletion(entity) }
                throw unknown(
                    "--delete takes an entity, and '\(name)' is a part of one",
                    help: ["name the entity: '\(entityName)'"])
            }
            if count == parts.count { return .entity(entity) }
            return try property(Array(parts[count...]), of: entity, in: name)
        }
        throw noEntity(parts[0], in: name)
    }

    /// Names to try, the most telling ones first.
    var suggestions: [String] {
        let linked = facts.entities.first { !$0.relationships.isEmpty && !$0.entity.isAbstract } ?? facts.entities.first
        guard let entity = linked else { return [] }
        let name = entity.entity.name
        guard let first = entity.relationships.first.map({ facts[$0.property] }) else { return [name] }
        let step = "\(name).\(first.relationship.name)"
        guard let destination = first.destination else { return [name, step] }
        let next =
            facts[destination].attributes.first?.property.name
            ?? facts[destination].relationships.first.map { facts[$0.property].relationship.name }
        return [name, step] + (next.map { ["\(step).\($0)"] } ?? [])
    }

    /// "its entities are 'A', 'B' and 12 others"
    var entityList: String {
        let names = facts.entities.map(\.entity.name)
        return names.isEmpty ? "it has no entities" : "its entities are \(Self.list(names))"
    }

    private func property(_ steps: [String], of entity: EntityID, in name: String) throws(Failure) -> ExplainSubject {
        let path: PropertyPath
        do {
            path = try PropertyPathResolver(facts: facts).path(steps, from: entity)
        } catch {
            throw PathFailure(error: error, name: name, facts: facts).failure
        }
        guard let step = path.steps.first, path.steps.count == 1, step.narrowedFrom == nil else {
            return .path(PropertyPathFacts(of: path, in: facts))
        }
        switch step.property {
        case .relationship(let id): return .relationship(id, of: step.holder)
        case .attribute(let attribute):
            return .attribute(Inherited(attribute, from: step.inheritedFrom), of: step.holder)
        case .fetchedProperty(let property):
            return .fetchedProperty(Inherited(property, from: step.inheritedFrom), of: step.holder)
        case .part, .collectionOperator: return .path(PropertyPathFacts(of: path, in: facts))
        }
    }

    private func noEntity(_ entity: String, in name: String) -> Failure {
        var help: [String] = []
        if let holder = holder(of: entity) {
            help.append("did you mean '\(holder).\(name)'?")
        } else if let near = NearestName.of(entity, among: facts.entities.map(\.entity.name)) {
            help.append("did you mean '\(near)\(name.dropFirst(entity.count))'?")
        }
        return unknown("the model has no entity '\(entity)'", help: help + [entityList])
    }

    /// The first entity that has a property of that name.
    private func holder(of property: String) -> String? {
        facts.entities.first { entity in
            entity.entity.attributes.contains { $0.name == property }
                || entity.entity.relationships.contains { $0.name == property }
                || entity.entity.fetchedProperties.contains { $0.name == property }
        }?.entity.name
    }

    private func unknown(_ message: String, help: [String]) -> Failure {
        Failure(.badRequest, "unknown-subject", message, help: help)
    }

    /// "'a', 'b' and 12 others"
    static func list(_ names: [String]) -> String {
        var shown = names.prefix(mostNames).map { "'\($0)'" }
        if names.count > mostNames {
            let rest = names.count - mostNames
            shown.append(rest == 1 ? "one other" : "\(rest) others")
        }
        guard let last = shown.popLast() else { return "" }
        return shown.isEmpty ? last : "\(shown.joined(separator: ", ")) and \(last)"
    }
}
