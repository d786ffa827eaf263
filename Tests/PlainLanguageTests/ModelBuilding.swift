import DataModel
import ModelAnalysis
import PlainLanguage

/// Everything that tests ask about one model.
struct Narration {
    let facts: ModelFacts
    let nouns: Nouns
    let relationships: RelationshipNarrator
    let entities: EntityNarrator

    init(_ entities: [Entity], composites: [Composite] = []) {
        var model = Model(name: "Test")
        model.entities = entities
        model.composites = composites
        self.init(model)
    }

    init(_ model: Model) {
        facts = ModelFacts(of: ModelResolver.resolve(model))
        nouns = Nouns(facts: facts)
        relationships = RelationshipNarrator(facts: facts, nouns: nouns)
        self.entities = EntityNarrator(facts: facts, nouns: nouns)
    }

    /// The identifier of `Entity.relationship`, where an entity may inherit it.
    func find(_ path: String) -> (id: RelationshipID, source: EntityID)? {
        let parts = path.split(separator: ".").map(String.init)
        guard parts.count == 2, let entity = facts.resolved.entity(named: parts[0]) else { return nil }
        let id = facts[entity].relationships.first { facts[$0.property].relationship.name == parts[1] }
        return id.map { ($0.property, entity) }
    }

    func explanation(of path: String) -> RelationshipExplanation? {
        find(path).map { relationships.explanation(of: $0.id, for: $0.source) }
    }

    func meaning(of path: String) -> String { text(explanation(of: path)?.meaning) }

    func deletion(of path: String) -> String { text(explanation(of: path)?.deletion) }

    func summary(of path: String) -> String {
        find(path).map { relationships.lineSummary(of: $0.id).plain } ?? "none"
    }

    private func text(_ sentences: [Phrase]?) -> String {
        sentences?.map(\.plain).joined(separator: " ") ?? "none"
    }
}

extension Entity {
    init(_ name: String, parent: String? = nil, isAbstract: Bool = false, _ relationships: Relationship...) {
        self.init(name: name)
        self.parent = parent
        self.isAbstract = isAbstract
        self.relationships = relationships
    }
}

extension Relationship {
    static func toOne(
        _ name: String, _ destination: String?, inverse: String? = nil, required: Bool? = false,
        _ rule: DeleteRule? = .nullify
    ) -> Relationship {
        var relationship = Relationship(name: name, destination: destination)
        relationship.inverse = inverse.map { InverseReference(name: $0) }
        relationship.isOptional = required.map { !$0 }
        relationship.maximumCount = 1
        relationship.deleteRule = rule
        return relationship
    }

    static func toMany(
        _ name: String, _ destination: String?, inverse: String? = nil, required: Bool? = false,
        from minimum: Int? = nil,
        to maximum: Int? = nil, ordered: Bool = false, _ rule: DeleteRule? = .nullify
    ) -> Relationship {
        var relationship = toOne(name, destination, inverse: inverse, required: required, rule)
        relationship.isToMany = true
        relationship.isOrdered = ordered
        relationship.minimumCount = minimum
        relationship.maximumCount = maximum
        return relationship
    }

    var inMemory: Relationship {
        var relationship = self
        relationship.isTransient = true
        return relationship
    }
}
