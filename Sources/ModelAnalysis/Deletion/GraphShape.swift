import DataModel

/// What an object graph has to know of its model, in flat tables: read straight from what the model says, so that it shares
/// nothing with the analysis it is held against but names and inverses.
struct GraphShape: Sendable {
    struct Link: Sendable {
        let owner: EntityID
        let destination: EntityID?
        /// The other relationship of the pair, which may be itself; nil where there is none, or a broken one.
        let partner: RelationshipID?
        let isToMany: Bool
        /// Whether it must not be empty; what is unstated is not asked for.
        let isRequired: Bool
        /// The smallest number where there is any.
        let minimum: Int
        /// The largest number of a to-many; nil where there is no bound.
        let maximum: Int?
        /// Nil where the model does not say.
        let deleteRule: DeleteRule?
        let isTransient: Bool
    }

    let relationships: [Link]
    /// For each entity its relationships, inherited ones included.
    let relationshipsOf: [[RelationshipID]]
    let isAbstract: [Bool]
    private let parents: [EntityID?]

    init(of model: ResolvedModel) {
        isAbstract = model.entities.map(\.entity.isAbstract)
        parents = model.entities.map(\.parent)
        relationships = model.relationships.map { resolved in
            let relationship = resolved.relationship
            return Link(
                owner: resolved.owner, destination: resolved.destination,
                partner: resolved.inverse.partner(of: resolved.id), isToMany: relationship.isEffectivelyToMany,
                isRequired: relationship.isOptional == false, minimum: relationship.minimumCount ?? 0,
                maximum: relationship.maximumCount.flatMap { $0 > 0 ? $0 : nil }, deleteRule: relationship.deleteRule,
                isTransient: relationship.isTransient)
        }
        relationshipsOf = model.entities.map { entity in
            ([entity.id] + model.ancestors(of: entity.id)).flatMap { model[$0].relationships }
        }
    }

    /// Whether an entity is another or a kind of it.
    func isKind(_ entity: EntityID, of other: EntityID) -> Bool {
        var next: EntityID? = entity
        while let current = next {
            if current == other { return true }
            next = parents[current.index]
        }
        return false
    }
}
