import DataModel

/// Finds what a relationship's inverse names, in the entity it names, in what that is a kind of, and in its kinds.
struct InverseSearch {
    let model: ResolvedModel

    /// What leads back from the far end of a relationship.
    func inverse(of relationship: ResolvedRelationship) -> ResolvedInverse {
        guard let reference = relationship.relationship.inverse else { return .missing }
        guard let found = find(reference, of: relationship) else { return .absent }
        if reference.isCompleted { return found == relationship.id ? .itself : .inferred(found) }
        if found == relationship.id { return .itself }
        let partner = model[found]
        guard let back = partner.relationship.inverse, find(back, of: partner) == relationship.id else {
            return .unreciprocated(found)
        }
        return .declared(found)
    }

    /// The relationship that a reference names. The entity is the destination unless the reference names another; in a
    /// hierarchy the inverse may stand higher, or lower, than the entity that is named.
    private func find(_ reference: InverseReference, of relationship: ResolvedRelationship) -> RelationshipID? {
        let entity = reference.entity.map { model.entity(named: $0) } ?? relationship.destination
        guard let entity else { return nil }
        var next: EntityID? = entity
        while let current = next {
            if let found = own(reference.name, of: current, for: relationship) { return found }
            next = model[current].parent
        }
        guard !model[entity].children.isEmpty else { return nil }
        for kind in model.descendants(of: entity) {
            if let found = own(reference.name, of: kind, for: relationship) { return found }
        }
        return nil
    }

    /// The relationship of that name that an entity declares itself; of several, the one that leads back.
    private func own(_ name: String, of entity: EntityID, for relationship: ResolvedRelationship) -> RelationshipID? {
        var first: RelationshipID?
        for id in model[entity].relationships where model[id].relationship.name == name {
            if model[id].relationship.inverse?.name == relationship.relationship.name { return id }
            if first == nil { first = id }
        }
        return first
    }
}
