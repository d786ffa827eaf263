public import DataModel
public import ModelAnalysis

/// Says in English what entities are.
public struct EntityNarrator: Sendable {
    private let facts: ModelFacts
    private let nouns: Nouns
    private let kinds: DestinationKinds

    /// Makes a narrator for the entities of a model.
    public init(facts: ModelFacts, nouns: Nouns) {
        self.facts = facts
        self.nouns = nouns
        kinds = DestinationKinds(facts: facts, nouns: nouns)
    }

    /// What an entity is a kind of, and what kinds it has; no sentence for one that stands alone.
    public func inheritance(of id: EntityID) -> [Phrase] {
        let entity = facts[id]
        let noun = nouns[id]
        var result: [Phrase] = []
        if let parent = entity.parent {
            result.append(EntityWording.kindOf(noun, nouns[parent]))
        } else if facts.resolved[id].isInParentCycle {
            result.append(EntityWording.parentCycle(entity.entity.name))
        } else if let parent = entity.entity.parent {
            result.append(EntityWording.unknownParent(entity.entity.name, parent))
        }
        if entity.entity.isAbstract {
            result.append(
                kinds.hasConcreteKinds(id)
                    ? EntityWording.abstract(
                        entity.entity.name, noun, kinds: list(entity.subentities, \.plural, conjunction: "and"))
                    : EntityWording.abstractWithoutKinds(entity.entity.name, noun))
        } else if kinds.hasConcreteKinds(id) {
            result.append(EntityWording.kinds(noun, list(entity.subentities, \.indefinite, conjunction: "or")))
        }
        return result
    }

    /// What is unique among the objects of an entity, by its own constraints and by those it inherits.
    public func uniqueness(of id: EntityID) -> [Phrase] {
        ([id] + facts.resolved.ancestors(of: id)).flatMap { holder in
            facts[holder].entity.uniquenessConstraints.filter { !$0.isEmpty }.map { names in
                let list = Phrase.list(names.map(Phrase.init(code:)))
                return EntityWording.unique(nouns[holder], list, count: names.count)
            }
        }
    }

    /// What a fetched property finds, and what it is not.
    public func sentence(of property: FetchedProperty) -> Phrase {
        let request = property.request
        let noun =
            request.entity.flatMap { facts.resolved.entity(named: $0) }.map { nouns[$0] }
            ?? nouns[missing: request.entity]
        return EntityWording.fetched(property.name, noun, limit: request.fetchLimit, predicate: request.predicate)
    }

    /// A line about an entity that has no documentation: what it is a kind of, and what it is linked to.
    public func summary(of id: EntityID) -> Phrase {
        let entity = facts[id]
        // What the model does not have is linked to all the same.
        var destinations: [String] = []
        for use in entity.relationships {
            let relationship = facts[use.property]
            let noun =
                relationship.destination.map { nouns[$0] } ?? nouns[missing: relationship.relationship.destination]
            if !destinations.contains(noun.plural) { destinations.append(noun.plural) }
        }
        let named = destinations.prefix(Phrase.namesInList).map { Phrase(text: $0) }
        let links = Phrase.list(named, count: destinations.count, conjunction: "and")
        return EntityWording.summary(
            kindOf: entity.parent.map { nouns[$0] }, isAbstract: entity.entity.isAbstract, links: links,
            attributes: entity.attributes.count)
    }

    private func list(_ entities: [EntityID], _ name: (Noun) -> String, conjunction: String) -> Phrase {
        let named = entities.prefix(Phrase.namesInList).map { Phrase(text: name(nouns[$0])) }
        return Phrase.list(named, count: entities.count, conjunction: conjunction)
    }
}
