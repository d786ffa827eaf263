import DataModel

/// Which relationships are named as inverses by others: a reader would complete one that is named once.
struct NamedInverses {
    private struct Name: Hashable {
        let entity: String
        let relationship: String
    }

    /// How far up ancestors are looked at, as far as the reader does.
    private static let depthLimit = 1000

    /// The names of the model's entities.
    let entityNames: Set<String>
    private var counts: [Name: Int] = [:]

    /// Counts over all relationships of a model.
    init(_ entities: [Entity]) {
        entityNames = Set(entities.map(\.name))
        let parents = Dictionary(entities.map { ($0.name, $0.parent) }, uniquingKeysWith: { first, _ in first })
        let declared = Set(
            entities.flatMap { entity in
                entity.relationships.map { Name(entity: entity.name, relationship: $0.name) }
            })
        for relationship in entities.flatMap(\.relationships) {
            guard let inverse = relationship.inverse, !inverse.isCompleted else { continue }
            // An inherited relationship is that of the ancestor that declares it.
            var next = inverse.entity ?? relationship.destination
            var seen: Set<String> = []
            while seen.count < Self.depthLimit, let entity = next, seen.insert(entity).inserted {
                let name = Name(entity: entity, relationship: inverse.name)
                if declared.contains(name) {
                    counts[name, default: 0] += 1
                    break
                }
                next = parents[entity] ?? nil
            }
        }
    }

    /// Whether exactly one relationship names this one as its inverse.
    func isNamedOnce(_ relationship: String, of entity: String) -> Bool {
        counts[Name(entity: entity, relationship: relationship)] == 1
    }
}
