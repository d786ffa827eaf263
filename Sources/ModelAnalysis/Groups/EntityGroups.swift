import DataModel

/// The groups that the entities of a model fall into, for pictures and the order of pages: those that their author names; else
/// the configurations; else what is owned and inherited together.
public struct EntityGroups: Sendable, Equatable {
    /// Where groups come from.
    public enum Origin: String, Sendable {
        /// The author: `group` of an entity, or `modeldoc.group` in its user info.
        case author
        /// The configurations of the model.
        case configurations
        /// The trees of cascades and of inheritance.
        case ownership
    }

    /// Entities that belong together.
    public struct Group: Sendable, Equatable {
        /// What they are called; nil for what is left over.
        public let name: String?
        /// Which they are, in model order. Never empty.
        public let members: [EntityID]
    }

    /// The user info key that names an entity's group.
    public static let key = "modeldoc.group"

    /// Where the groups come from.
    public let origin: Origin
    /// The groups in the order in which the model mentions them; what is left over comes last.
    public let groups: [Group]
    private let places: [EntityID: Int]

    /// The place of an entity's group; nil for a stub.
    public subscript(entity: EntityID) -> Int? { places[entity] }

    /// The most entities of a model whose groups by ownership are not worth showing: it can be read as a whole.
    public static let wholeLimit = 30

    /// The groups of a model that readers are to see; nil for a model of one piece.
    public static func shown(of facts: ModelFacts) -> EntityGroups? {
        guard let groups = EntityGroups(of: facts) else { return nil }
        return groups.origin != .ownership || facts.ownEntities.count > wholeLimit ? groups : nil
    }

    /// Finds the groups of a model; nil where it has fewer than two.
    public init?(of facts: ModelFacts) {
        for (origin, name) in [
            (Origin.author, AuthorGroups.names(in: facts)), (.configurations, ConfigurationGroups.names(in: facts)),
            (.ownership, OwnershipGroups.names(in: facts)),
        ] {
            guard let name, let groups = Self.groups(facts, named: name) else { continue }
            self.origin = origin
            self.groups = groups
            var places: [EntityID: Int] = [:]
            for (place, group) in groups.enumerated() { for member in group.members { places[member] = place } }
            self.places = places
            return
        }
        return nil
    }

    private static func groups(_ facts: ModelFacts, named names: [EntityID: String]) -> [Group]? {
        var order: [String] = []
        var members: [String: [EntityID]] = [:]
        var rest: [EntityID] = []
        for entity in facts.ownEntities {
            guard let name = names[entity.id] else {
                rest.append(entity.id)
                continue
            }
            if members[name] == nil { order.append(name) }
            members[name, default: []].append(entity.id)
        }
        var groups = order.map { Group(name: $0, members: members[$0] ?? []) }
        if groups.isEmpty { return nil }
        if !rest.isEmpty { groups.append(Group(name: nil, members: rest)) }
        return groups.count > 1 ? groups : nil
    }
}
