import DataModel
import ModelAnalysis

/// A relationship of objects that go, for the words of a branch.
struct TreeLink {
    /// The objects at the end of the relationship, in words.
    struct Objects {
        /// What has them, before their words: "its", "their", "the".
        let article: String
        /// What has them, behind their words, where it is only some of what goes: " of the cats".
        let holders: Phrase
        let one: Phrase
        let many: Phrase
        /// The relationship's name, where a noun would not tell which objects are meant.
        let name: String?
        let isToMany: Bool
        let areMany: Bool
        /// Whether others may have them too.
        let isShared: Bool
        /// Whether it is one object that need not be there.
        let mayBeMissing: Bool
        /// What has one of them: "it", "any of them", "any of the cats".
        let subject: Phrase
        /// Whether there may be several of what has them.
        let areHoldersMany: Bool
    }

    let relationship: RelationshipFacts
    let node: DeletionTreeBuilder.Node
    /// The entities of the objects that it can hold.
    let entities: [EntityID]
    /// The names of the relationships that lead there.
    let way: [String]
    private let nouns: Nouns
    private let facts: ModelFacts
    private let start: EntityID

    init(
        _ relationship: RelationshipFacts, of node: DeletionTreeBuilder.Node, in builder: DeletionTreeBuilder,
        entities: [EntityID]
    ) {
        self.relationship = relationship
        self.node = node
        self.entities = entities
        way = node.way + [relationship.relationship.name]
        nouns = builder.nouns
        facts = builder.facts
        start = builder.start
    }

    /// Whether it leads to nothing but the object that took these along.
    var leadsBackOnly: Bool {
        node.via != nil && relationship.partner == node.via && !relationship.relationship.isEffectivelyToMany
    }

    /// The objects of these entities at its end.
    func of(_ entities: [EntityID]) -> Objects {
        let words = nouns.words(for: entities, at: relationship.destination, in: facts)
        let isToMany = relationship.relationship.isEffectivelyToMany
        let isShared =
            relationship.partner.map { facts[$0].relationship.isEffectivelyToMany } ?? !isToMany
        let some = holdersAmongNode
        return Objects(
            article: some != nil ? "the" : node.areMany ? "their" : "its",
            holders: some.map { " of the \(node.areMany ? $0.plural : $0.singular)" } ?? "", one: words.one,
            many: words.many,
            name: isNameNeeded(entities) ? relationship.relationship.name : nil, isToMany: isToMany,
            areMany: isToMany || node.areMany, isShared: isShared,
            mayBeMissing: !isToMany && !node.areMany && (relationship.cardinality.minimum ?? 0) == 0,
            subject: some.map { node.areMany ? "any of the \($0.plural)" : "the \($0)" }
                ?? (node.areMany ? "any of them" : "it"),
            areHoldersMany: node.areMany)
    }

    /// The objects that have the relationship, where not all of the node's have it.
    private var holdersAmongNode: Noun? {
        let holders = node.entities.filter {
            $0 == relationship.owner || facts.resolved.isKind($0, of: relationship.owner)
        }
        guard holders.count < node.entities.count else { return nil }
        return holders.count == 1 ? nouns[holders[0]] : nouns[relationship.owner]
    }

    /// Whether a noun alone would not tell which objects are meant: those of the deleted object's own entity, and those
    /// that several relationships lead to.
    private func isNameNeeded(_ entities: [EntityID]) -> Bool {
        if entities.contains(start) || entities.contains(where: node.entities.contains) { return true }
        return node.entities.contains { entity in
            facts[entity].relationships.contains { use in
                use.property != relationship.id && facts[use.property].destination == relationship.destination
            }
        }
    }
}
