import DataModel
import ModelAnalysis
import SourceText

/// What to tell a user whose key path cannot be followed: at which step, and what is there instead.
struct PathFailure {
    let error: PropertyPathError
    /// The path as the user wrote it, with its entity.
    let name: String
    let facts: ModelFacts

    /// The failure.
    var failure: Failure {
        Failure(.badRequest, "unknown-subject", "\(problem), in '\(name)'", help: help)
    }

    private var problem: String {
        let entity = error.entity.map { "'\(facts.name(of: $0))'" } ?? "it"
        switch error.problem {
        case .unknown(let kinds):
            return kinds.isEmpty
                ? "\(entity) has no '\(error.step)'" : "\(entity) has no '\(error.step)' itself, only kinds of it have"
        case .unknownOperator: return "there is no collection operator '\(error.step)'"
        case .behindAttribute(let attribute):
            return "'\(attribute)' of \(entity) is an attribute, so that '\(error.step)' cannot follow it"
        case .behindUnknownDestination(let relationship, let destination):
            let place =
                destination.map { "to '\($0)', which the model does not have" } ?? "to nothing that the model names"
            return "'\(relationship)' leads \(place), so that '\(error.step)' cannot follow it"
        case .noCollection: return "'\(error.step)' has to follow something to-many"
        case .noOperand: return "'\(error.step)' needs a property to work on"
        case .behindOperator(let operation): return "nothing can follow '\(operation)', so that '\(error.step)' cannot"
        case .noNumbers(let operation): return "'\(operation)' adds numbers up, and '\(error.step)' is none"
        case .unfitOperand(let operation):
            return operation == CollectionOperator.distinctUnionOfSets.rawValue
                ? "'\(operation)' unites sets, and '\(error.step)' leads to none"
                : "'\(operation)' works on one value of each object, and '\(error.step)' is not one"
        case .empty: return "a name is missing"
        }
    }

    private var help: [String] {
        switch error.problem {
        case .unknown(let kinds) where !kinds.isEmpty:
            return kinds.prefix(3).map { "start at a kind: '\(facts.name(of: $0)).\(error.step)'" }
        case .unknown, .empty, .noOperand:
            guard let entity = error.entity else { return [] }
            let names = propertyNames(of: entity)
            if names.isEmpty { return ["'\(facts.name(of: entity))' has no properties"] }
            let near = NearestName.of(error.step, among: names).map { ["did you mean '\($0)'?"] } ?? []
            return near + ["'\(facts.name(of: entity))' has \(SubjectFinder.list(names))"]
        case .unknownOperator:
            let names = CollectionOperator.allCases.map(\.rawValue)
            let near = NearestName.of(error.step, among: names).map { ["did you mean '\($0)'?"] } ?? []
            return near + ["the operators are \(SubjectFinder.list(names))"]
        case .behindAttribute(let attribute): return ["end the path at '\(attribute)'"]
        case .noCollection: return ["put it behind a to-many relationship, as in 'Department.employees.@count'"]
        case .behindUnknownDestination, .behindOperator, .noNumbers, .unfitOperand: return []
        }
    }

    private func propertyNames(of entity: EntityID) -> [String] {
        facts[entity].attributes.map(\.property.name)
            + facts[entity].relationships.map { facts[$0.property].relationship.name }
            + facts[entity].fetchedProperties.map(\.property.name)
    }
}
