import DataModel
import SourceText

/// Gives a relationship whose file leaves its inverse open the one that names it, wherever that stands.
enum InverseConnection {
    /// A relationship by its indices.
    private struct Place: Hashable {
        let entity: Int
        let relationship: Int
    }

    /// Completes every open relationship that exactly one other names, and says so.
    static func complete(_ entities: inout [Entity], log: MergeLog) {
        let hasOpen = entities.contains { entity in
            entity.relationships.contains { $0.isInverseOpen && $0.inverse == nil }
        }
        guard hasOpen else { return }
        var unconnected = Model(name: "")
        unconnected.entities = entities
        let model = ModelResolver.resolve(unconnected)
        let namers = namers(in: model)
        for relationship in model.relationships {
            guard relationship.relationship.isInverseOpen, relationship.relationship.inverse == nil,
                let destination = relationship.destination, let naming = namers[relationship.id], naming.count == 1
            else { continue }
            let other = model[naming[0]]
            guard model.isKind(destination, of: other.owner) || model.isKind(other.owner, of: destination) else {
                continue
            }
            let owner = relationship.owner.index
            let first = model[relationship.owner].relationships.first?.index ?? relationship.id.index
            entities[owner].relationships[relationship.id.index - first].inverse = InverseReference(
                name: other.relationship.name, entity: model.name(of: other.owner), isCompleted: true)
            log.add(
                .note(
                    "inverse-completed",
                    "'\(model.qualifiedName(of: relationship.id))' names no inverse; "
                        + "'\(model.qualifiedName(of: other.id))', which names it, is taken",
                    at: relationship.relationship.range,
                    notes: [Diagnostic.Note("it is named here", at: other.relationship.range)],
                    help: ["name '\(other.relationship.name)' as its inverse there"]))
        }
    }

    /// Which relationships name each as their inverse, also one that the named entity inherits.
    private static func namers(in model: ResolvedModel) -> [RelationshipID: [RelationshipID]] {
        var index = NameIndex<RelationshipID>(kinds: model.kinds)
        for relationship in model.relationships {
            index.add(relationship.id, named: relationship.relationship.name, of: relationship.owner)
        }
        var namers: [RelationshipID: [RelationshipID]] = [:]
        for relationship in model.relationships {
            guard let inverse = relationship.relationship.inverse, !inverse.isCompleted,
                let entity = inverse.entity.map({ model.entity(named: $0) }) ?? relationship.destination,
                let owner = index.owner(of: inverse.name, for: entity, orBelow: false),
                let named = index.items(named: inverse.name, of: owner).first
            else { continue }
            namers[named, default: []].append(relationship.id)
        }
        return namers
    }
}
