public import DataModel

/// In which version of a model its entities and attributes first appeared, by their names or by chains of renaming identifiers.
public struct VersionHistory: Sendable {
    /// The versions by their names, oldest first.
    private let versions: [String]
    /// For each entity the index of the version in which it first appeared.
    private var entities: [String: Int] = [:]
    /// The same for each attribute of an entity.
    private var attributes: [String: [String: Int]] = [:]

    /// Follows the parts of a model back through its versions.
    ///
    /// - Parameters:
    ///   - older: the versions before it with their names, oldest first; the ones behind a gap are of no use.
    ///   - newest: the model itself, and its version's name.
    public init(older: [(name: String, model: Model)], newest: (name: String, model: Model)) {
        versions = older.map(\.name) + [newest.name]
        // Places in the newest model of what is in the version that is looked at; all of it in the newest itself.
        var places = Array(newest.model.entities.enumerated()).map { index, entity in
            Trace(
                origin: index, attributes: Dictionary(uniqueKeysWithValues: entity.attributes.indices.map { ($0, $0) }))
        }
        note(places, of: newest.model, in: versions.count - 1)
        var later = newest.model
        for (index, version) in older.enumerated().reversed() {
            let pairing = NamePairing(
                old: version.model.entities.map { NamePairing.Item(name: $0.name, identifier: $0.renamingIdentifier) },
                new: later.entities.map { NamePairing.Item(name: $0.name, identifier: $0.renamingIdentifier) })
            var earlier = [Trace](
                repeating: Trace(origin: nil, attributes: [:]), count: version.model.entities.count)
            for pair in pairing.pairs where places[pair.new].origin != nil {
                earlier[pair.old] = places[pair.new].back(
                    from: later.entities[pair.new], to: version.model.entities[pair.old])
            }
            places = earlier
            note(places, of: newest.model, in: index)
            later = version.model
        }
    }

    /// The version in which an entity first appeared; nil for one that was always there.
    public func version(ofEntity name: String) -> String? { said(entities[name]) }

    /// The version in which an attribute of an entity first appeared; nil for one that is as old as its entity.
    public func version(ofAttribute name: String, of entity: String) -> String? {
        guard let first = attributes[entity]?[name], first != entities[entity] else { return nil }
        return said(first)
    }

    private func said(_ index: Int?) -> String? { index.flatMap { $0 == 0 ? nil : versions[$0] } }

    /// Notes that what is traced was there in a version, which is earlier than all that were looked at before.
    private mutating func note(_ traces: [Trace], of newest: Model, in version: Int) {
        for trace in traces {
            guard let origin = trace.origin else { continue }
            let entity = newest.entities[origin]
            entities[entity.name] = version
            for place in trace.attributes.values {
                attributes[entity.name, default: [:]][entity.attributes[place].name] = version
            }
        }
    }

    /// What an entity of some version, and its attributes, are in the newest.
    private struct Trace {
        /// The index of the entity in the newest model.
        let origin: Int?
        /// The indices of attributes there by those here.
        let attributes: [Int: Int]

        func back(from later: Entity, to earlier: Entity) -> Trace {
            let pairing = NamePairing(
                old: earlier.attributes.map { NamePairing.Item(name: $0.name, identifier: $0.renamingIdentifier) },
                new: later.attributes.map { NamePairing.Item(name: $0.name, identifier: $0.renamingIdentifier) })
            var places: [Int: Int] = [:]
            for pair in pairing.pairs { places[pair.old] = attributes[pair.new] }
            return Trace(origin: origin, attributes: places)
        }
    }
}
