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
        let newestSide = Side(newest.model)
        // The index of the earliest version known of each entity and of its properties, by their indices in the newest.
        var entityVersions = newestSide.entities.map { _ in older.count }
        var propertyVersions = newestSide.items.map { kinds in kinds.map { $0.map { _ in older.count } } }
        var traces = newestSide.items.indices.map { index in
            Trace(origin: index, properties: newestSide.items[index].map { Array($0.indices) })
        }
        var later = newestSide
        for (index, version) in older.enumerated().reversed() {
            let side = Side(version.model)
            let pairing = NamePairing(old: side.entities, new: later.entities)
            var earlier = side.entities.map { _ in Trace(origin: nil, properties: []) }
            for pair in pairing.pairs {
                guard let origin = traces[pair.new].origin else { continue }
                let trace = traces[pair.new].back(from: later.items[pair.new], to: side.items[pair.old])
                entityVersions[origin] = index
                for kind in Kind.allCases {
                    for case let place? in trace.properties[kind.rawValue] {
                        propertyVersions[origin][kind.rawValue][place] = index
                    }
                }
                earlier[pair.old] = trace
            }
            traces = earlier
            later = side
        }
        for (index, entity) in newestSide.entities.enumerated() {
            entities[entity.name] = entityVersions[index]
            for kind in Kind.allCases {
                for (item, version) in zip(
                    newestSide.items[index][kind.rawValue], propertyVersions[index][kind.rawValue])
                {
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
    ///   - entity: the name of the entity, which may inherit it.
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

        func back(from later: [[NamePairing.Item]], to earlier: [[NamePairing.Item]]) -> Trace {
            let places = Kind.allCases.map { kind in
                let old = earlier[kind.rawValue]
                let pairing = NamePairing(old: old, new: later[kind.rawValue])
                var places = [Int?](repeating: nil, count: old.count)
                for pair in pairing.pairs { places[pair.old] = properties[kind.rawValue][pair.new] }
                return places
            }
            return Trace(origin: origin, properties: places)
        }
    }

    /// A version as its names show it.
    private struct Side {
        let entities: [NamePairing.Item]
        /// For each entity and each kind its properties, inherited ones included: what moves up or down was there before.
        let items: [[[NamePairing.Item]]]

        init(_ model: Model) {
            entities = model.entities.map(NamePairing.Item.init)
            let places = Dictionary(model.entities.enumerated().map { ($1.name, $0) }) { first, _ in first }
            let own = model.entities.map { entity in Kind.allCases.map { $0.items(of: entity) } }
            items = model.entities.indices.map { index in
                var lineage = [index]
                // Two entities that are kinds of each other end it.
                while let parent = model.entities[lineage[lineage.count - 1]].parent.flatMap({ places[$0] }),
                    !lineage.contains(parent)
                { lineage.append(parent) }
                if lineage.count == 1 { return own[index] }
                return Kind.allCases.map { kind in
                    var names: Set<String> = []
                    return lineage.flatMap { own[$0][kind.rawValue] }.filter { names.insert($0.name).inserted }
                }
            }
        }
    }
}

extension VersionHistory.Kind {
    /// What pairs the properties of this kind that an entity declares with those of another version.
    fileprivate func items(of entity: Entity) -> [NamePairing.Item] {
        switch self {
        case .attribute: entity.attributes.map(NamePairing.Item.init)
        case .relationship: entity.relationships.map(NamePairing.Item.init)
        case .fetchedProperty: entity.fetchedProperties.map(NamePairing.Item.init)
        }
    }
}
