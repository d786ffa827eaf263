import DataModel

/// Finds what a relationship's inverse names, in the entity it names, in what that is a kind of, and in its kinds.
struct InverseSearch {
    private let model: ResolvedModel
    private var index: NameIndex<RelationshipID>

    init(model: ResolvedModel) {
        self.model = model
        index = NameIndex(kinds: model.kinds)
        for relationship in model.relationships {
            index.add(relationship.id, named: relationship.relationship.name, of: relationship.owner)
        }
    }

    /// What leads back from the far end of a relationship.
    func inverse(of relationship: ResolvedRelationship) -> ResolvedInverse {
        guard let reference = relationship.relationship.inverse else { return .missing }
        guard let found = find(reference, of: relationship) else { return .absent }
        let partner = model[found]
        guard let back = partner.relationship.inverse, find(back, of: partner) == relationship.id,
            leads(relationship, to: partner.owner), leads(partner, to: relationship.owner)
        else { return .unreciprocated(found) }
        if found == relationship.id { return .itself }
        return reference.isCompleted ? .inferred(found) : .declared(found)
    }

    /// Whether objects of an entity can be among those that a relationship leads to.
    private func leads(_ relationship: ResolvedRelationship, to entity: EntityID) -> Bool {
        guard let destination = relationship.destination else { return false }
        return model.isKind(destination, of: entity) || model.isKind(entity, of: destination)
    }

    /// The relationship that a reference names. The entity is the destination unless the reference names another; in a
    /// hierarchy the inverse may stand higher, or lower, than the entity that is named: the nearest above comes first, then
    /// the first below. Of several in one entity it is the one that leads back.
    private func find(_ reference: InverseReference, of relationship: ResolvedRelationship) -> RelationshipID? {
        let entity = reference.entity.map { model.entity(named: $0) } ?? relationship.destination
        guard let entity, let owner = index.owner(of: reference.name, for: entity, orBelow: true) else { return nil }
        let candidates = index.items(named: reference.name, of: owner)
        let name = relationship.relationship.name
        return candidates.first { model.relationships[$0.index].relationship.inverse?.name == name } ?? candidates.first
    }
}
