import DataModel
import ModelAnalysis

/// What is to be explained.
enum ExplainSubject {
    case entity(EntityID)
    case relationship(RelationshipID, of: EntityID)
    case attribute(Inherited<Attribute>, of: EntityID)
    case fetchedProperty(Inherited<FetchedProperty>, of: EntityID)
    case path(PropertyPathFacts)
    case deletion(EntityID)

    /// The findings about it, in their order.
    func findings(in facts: ModelFacts) -> [Finding] {
        switch self {
        case .entity(let entity), .deletion(let entity): return facts.findings.filter { $0.entity == entity }
        case .relationship(let id, _):
            let names = [id, facts[id].partner].compactMap { $0.map(facts.qualifiedName(of:)) }
            return facts.findings.filter { names.contains($0.subject) }
        case .attribute(let attribute, let entity):
            return facts.findings(about: attribute.property.name, of: attribute.inheritedFrom ?? entity)
        case .fetchedProperty(let property, let entity):
            return facts.findings(about: property.property.name, of: property.inheritedFrom ?? entity)
        case .path(let path):
            let names = path.steps.map {
                "\(facts.name(of: $0.step.inheritedFrom ?? $0.step.holder)).\($0.step.name)"
            }
            return facts.findings.filter { names.contains($0.subject) }
        }
    }
}

extension ModelFacts {
    /// The findings about a property of an entity that declares it.
    fileprivate func findings(about property: String, of entity: EntityID) -> [Finding] {
        let name = "\(name(of: entity)).\(property)"
        return findings.filter { $0.subject == name }
    }
}
