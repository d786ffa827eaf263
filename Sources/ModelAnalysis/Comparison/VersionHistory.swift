public import DataModel

/// In which version of a model its entities and properties first appeared, by their names or by chains of renaming identifiers.
public struct VersionHistory: Sendable {
    /// The kinds of properties. Each has its own names in a chain: an attribute does not become a relationship.
    public enum Kind: Int, Sendable, CaseIterable {
        case attribute, relationship, fetchedProperty
    }

    private struct Property: Hashable {
        let entity: String
        let kind: Kind
        let name: String
    }

    /// The versions by their names, oldest first.
    private let versions: [String]
    /// For each entity the index of the version in which it first appeared.
    private var entities: [String: Int] = [:]
    /// The same for each property.
    private var properties: [Property: Int] = [:]

    /// Follows the parts of a model back through its versions.
    ///
    /// - Parameters:
    ///   - older: the versions before it with their names, oldest first; the ones behind a gap are of no use.
    ///   - newest: the model itself, and its version's name.
    public init(older: [(name: String, model: Model)], newest: (name: String, model: Model)) {
        versions = older.map(\.name) + [newest.name]
        let model = newest.model
        // The index of the earliest version known of each entity and of its properties, by their indices in the newest.
        var entityVersions = model.entities.map { _ in older.count }
        var propertyVersions = model.entities.map { entity in
            Kind.allCases.map { kind in [Int](repeating: older.count, count: kind.items(of: entity).count) }
        }
        var traces = model.entities.indices.map { index in
            Trace(origin: index, properties: propertyVersions[index].map { Array($0.indices) })
        }
        var later = model
        for (index, version) in older.enumerated().reversed() {
            let pairing = NamePairing(
                old: version.model.entities.map(NamePairing.Item.init),
                new: later.entities.map(NamePairing.Item.init))
            var earlier = version.model.entities.map { _ in Trace(origin: nil, properties: []) }
            for pair in pairing.pairs {
                guard let origin = traces[pair.new].origin else { continue }
                let trace = traces[pair.new].back(from: later.entities[pair.new], to: version.model.entities[pair.old])
                entityVersions[origin] = index
                for kind in Kind.allCases {
                    for case let place? in trace.properties[kind.rawValue] {
                        propertyVersions[origin][kind.rawValue][place] = index
                    }
                }
                earlier[pair.old] = trace
            }
            traces = earlier
            later = version.model
        }
        for (index, entity) in model.entities.enumerated() {
            entities[entity.name] = entityVersions[index]
            for kind in Kind.allCases {
                for (item, version) in zip(kind.items(of: entity), propertyVersions[index][kind.rawValue]) {
                    properties[Property(entity: entity.name, kind: kind, name: item.name)] = version
                }
            }
        }
    }

    /// The version in which an entity first appeared; nil for one that was always there.
    public func version(ofEntity name: String) -> String? { said(entities[name]) }

    /// The version in which a property of an entity first appeared.
    ///
    /// - Parameters:
    ///   - kind: what it is.
    ///   - name: its name.
    ///   - entity: the name of the entity that declares it.
    /// - Returns: the version's name; nil for a property that is as old as its entity.
    public func version(of kind: Kind, _ name: String, of entity: String) -> String? {
        let first = properties[Property(entity: entity, kind: kind, name: name)]
        return first == entities[entity] ? nil : said(first)
    }

    private func said(_ index: Int?) -> String? { index.flatMap { $0 == 0 ? nil : versions[$0] } }

    /// What an entity of some version, and its properties, are in the newest.
    private struct Trace {
        /// The index of the entity in the newest model; nil for one that is not there any more.
        let origin: Int?
        /// For each kind the indices there of the properties here.
        let properties: [[Int?]]

        func back(from later: Entity, to earlier: Entity) -> Trace {
            let places = Kind.allCases.map { kind in
                let old = kind.items(of: earlier)
                let pairing = NamePairing(old: old, new: kind.items(of: later))
                var places = [Int?](repeating: nil, count: old.count)
                for pair in pairing.pairs { places[pair.old] = properties[kind.rawValue][pair.new] }
                return places
            }
            return Trace(origin: origin, properties: places)
        }
    }
}

extension VersionHistory.Kind {
    /// What pairs the properties of this kind with those of another version.
    fileprivate func items(of entity: Entity) -> [NamePairing.Item] {
        switch self {
        case .attribute: entity.attributes.map(NamePairing.Item.init)
        case .relationship: entity.relationships.map(NamePairing.Item.init)
        case .fetchedProperty: entity.fetchedProperties.map(NamePairing.Item.init)
        }
    }
}
