import DataModel

/// What an entity leaves behind that is no longer a kind of what it was a kind of: Core Data moves objects as they are, and they
/// then have only what their entity has.
struct Departure {
    let old: ModelFacts
    let new: ModelFacts
    let entities: EntityPairs

    /// What is lost when an entity gets another parent, or none.
    ///
    /// - Parameters:
    ///   - before: the entity in the old model.
    ///   - after: the same in the new one.
    /// - Returns: the judgement; nil where nothing is lost.
    func loss(_ before: EntityID, _ after: EntityID) -> Judgement? {
        let left = old.resolved.ancestors(of: before).filter { ancestor in
            entities.new(ancestor).map { !new.resolved.isKind(after, of: $0) } ?? true
        }
        if left.isEmpty { return nil }
        let kept = ([after] + new.resolved.ancestors(of: after)).flatMap { PropertyRef.own(of: $0, in: new).joined() }
        let names = Set(kept.flatMap { [Key($0.kind, $0.identity), Key($0.kind, $0.name)] })
        let lost = left.flatMap { PropertyRef.own(of: $0, in: old).joined() }.filter { property in
            property.isStored && !names.contains(Key(property.kind, property.identity))
                && !names.contains(Key(property.kind, property.name))
        }
        if !lost.isEmpty { return Judgement(.dataLost, .inheritedLost) }
        let isLinkedTo = old.resolved.relationships.indices.contains { index in
            let relationship = old[RelationshipID(index: index)]
            guard relationship.destination.map(left.contains) == true, !relationship.relationship.isTransient,
                let now = successor(of: relationship), let destination = now.destination
            else { return false }
            return !new.resolved.isKind(after, of: destination)
        }
        return isLinkedTo ? Judgement(.dataLost, .kinLost) : nil
    }

    /// What a relationship is in the new model; nil for one that is gone, which says so itself.
    private func successor(of relationship: RelationshipFacts) -> RelationshipFacts? {
        guard let owner = entities.new(relationship.owner) else { return nil }
        let named = relationship.relationship
        let candidates = new.resolved[owner].relationships.map { new[$0] }
        return candidates.first { candidate in
            NamePairing.Item(candidate.relationship).identity == NamePairing.Item(named).identity
        } ?? candidates.first { $0.relationship.name == named.name }
    }

    /// Whether a property that an entity declares anew is one that it inherited before.
    func wasInherited(_ property: PropertyRef) -> Bool {
        guard let before = entities.old(property.owner) else { return false }
        return old.resolved.ancestors(of: before).contains { ancestor in
            PropertyRef.own(of: ancestor, in: old).joined().contains {
                $0.kind == property.kind && $0.identity == property.identity
            }
        }
    }

    private struct Key: Hashable {
        let kind: ModelPart.Kind
        let name: String

        init(_ kind: ModelPart.Kind, _ name: String) {
            self.kind = kind
            self.name = name
        }
    }
}
