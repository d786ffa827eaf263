import DataModel
public import ModelAnalysis

/// The nouns of a model's entities, from their names. No two entities of different names have the same noun.
public struct Nouns: Sendable {
    private let entities: [Noun]
    private let missing: [String: Noun]

    /// Finds the nouns of a model.
    ///
    /// Names are split into words and lose what all of them carry: a prefix, or a last word such as `Entity`. Where
    /// two nouns would be the same, their entities are called by all their words, and else by their names as written.
    /// The user info keys `modeldoc.singular` and `modeldoc.plural` of an entity override what its name says.
    public init(facts: ModelFacts) {
        let model = facts.resolved.model
        let missingNames = Self.missingNames(in: facts)
        let own = model.entities.map(\.name)
        let suffix = SharedSuffix(of: own)
        let prefix = SharedPrefix(of: own.map(suffix.dropped))
        let candidates =
            model.entities.map {
                NounCandidates(
                    name: $0.name, prefix: prefix, suffix: suffix,
                    singular: $0.userInfo.value(for: "modeldoc.singular"),
                    plural: $0.userInfo.value(for: "modeldoc.plural"))
            } + missingNames.map { NounCandidates(name: $0, prefix: prefix, suffix: suffix) }
        let nouns = NounCandidates.distinct(candidates)
        entities = Array(nouns.prefix(own.count))
        missing = Dictionary(zip(missingNames, nouns.dropFirst(own.count))) { first, _ in first }
    }

    /// The noun of an entity.
    public subscript(id: EntityID) -> Noun { entities[id.index] }

    /// The noun of an entity that the model names but does not have; "object" where there is not even a name.
    public subscript(missing name: String?) -> Noun {
        guard let name else { return .object }
        return missing[name] ?? NounForm.noun(ofName: name)
    }

    /// Destinations, parents and fetched entities that are not there, in model order.
    private static func missingNames(in facts: ModelFacts) -> [String] {
        var seen: Set<String> = []
        var result: [String] = []
        func add(_ name: String?) {
            guard let name, facts.resolved.entity(named: name) == nil, seen.insert(name).inserted else { return }
            result.append(name)
        }
        for entity in facts.resolved.model.entities {
            add(entity.parent)
            for property in entity.fetchedProperties { add(property.request.entity) }
        }
        for relationship in facts.relationships where relationship.destination == nil {
            add(relationship.relationship.destination)
        }
        for request in facts.resolved.model.fetchRequests { add(request.entity) }
        return result
    }
}
