import DataModel

/// Finds relationships by entity and name, inherited ones too.
struct EntityIndex {
    private let entities: [String: Int]
    private let parents: [String?]
    private let relationships: [[String: Int]]

    /// Indexes the entities; of several with one name the first counts.
    init(_ entities: [Entity]) {
        self.entities = Dictionary(entities.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
        parents = entities.map(\.parent)
        relationships = entities.map { entity in
            Dictionary(
                entity.relationships.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
        }
    }

    /// The indices of the entity that declares a relationship of `entity`, and of the relationship there.
    func place(of name: String, in entity: String?) -> (entity: Int, relationship: Int)? {
        for index in ancestry(of: entity) {
            if let place = relationships[index][name] { return (index, place) }
        }
        return nil
    }

    /// Whether one entity is the other, or a kind of it.
    func areRelated(_ left: String, _ right: String) -> Bool {
        left == right || ancestry(of: left).contains { $0 == entities[right] }
            || ancestry(of: right).contains { $0 == entities[left] }
    }

    /// How far up ancestors are looked at: further than any real model goes, so that a hostile one cannot take forever.
    private static let depthLimit = 1000

    /// An entity and its ancestors; a cycle of parents ends where it closes.
    private func ancestry(of entity: String?) -> some Sequence<Int> {
        var seen: Set<Int> = []
        return sequence(state: entity) { next in
            guard seen.count < Self.depthLimit, let index = next.flatMap({ entities[$0] }), seen.insert(index).inserted
            else { return nil }
            next = parents[index]
            return index
        }
    }
}
