import DataModel

/// The entities of a file while their arrows are being connected, with their relationships by name.
struct ArrowTable {
    /// A relationship by its indices.
    struct Place: Hashable {
        let entity: Int
        let relationship: Int
    }

    private(set) var entities: [Entity] = []
    private var entitiesByName: [String: Int] = [:]
    private var relationshipsByName: [[String: Int]] = []
    /// The entities that declare a relationship of a name.
    private var owners: [String: [Int]] = [:]
    /// How far up ancestors are looked at: further than any real model goes, so that a hostile one cannot take forever.
    private static let depthLimit = 1000

    subscript(place: Place) -> Relationship {
        get { entities[place.entity].relationships[place.relationship] }
        set { entities[place.entity].relationships[place.relationship] = newValue }
    }

    /// Adds an entity; of several with one name the first is found by it.
    mutating func add(_ entity: Entity) -> Int {
        let place = entities.count
        entities.append(entity)
        relationshipsByName.append([:])
        if entitiesByName[entity.name] == nil { entitiesByName[entity.name] = place }
        return place
    }

    /// Adds a relationship to an entity; of several with one name the first is found by it.
    mutating func add(_ relationship: Relationship, to entity: Int) -> Place {
        let place = entities[entity].relationships.count
        entities[entity].relationships.append(relationship)
        if relationshipsByName[entity][relationship.name] == nil {
            relationshipsByName[entity][relationship.name] = place
            owners[relationship.name, default: []].append(entity)
        }
        return Place(entity: entity, relationship: place)
    }

    /// The entity of a name.
    func place(of name: String) -> Int? { entitiesByName[name] }

    /// The name of a relationship with its entity's.
    func qualifiedName(of place: Place) -> String { "\(entities[place.entity].name).\(self[place].name)" }

    /// The relationship of that name that an entity has, itself or from what it is a kind of; else the first of that name
    /// that one of its kinds has.
    func relationship(_ name: String, of entity: Int) -> Place? {
        guard let declarers = owners[name] else { return nil }
        let owner =
            ancestry(of: entity).first { relationshipsByName[$0][name] != nil }
            ?? declarers.first { ancestry(of: $0).contains(entity) }
        return owner.flatMap { owner in
            relationshipsByName[owner][name].map { Place(entity: owner, relationship: $0) }
        }
    }

    /// Whether an entity has an attribute of that name, itself or from what it is a kind of.
    func hasAttribute(_ name: String, of entity: Int) -> Bool {
        ancestry(of: entity).contains { entities[$0].attributes.contains { $0.name == name } }
    }

    /// Whether one entity is the other, or a kind of it.
    func areRelated(_ left: String, _ right: String) -> Bool {
        if left == right { return true }
        guard let first = place(of: left), let second = place(of: right) else { return false }
        return ancestry(of: first).contains(second) || ancestry(of: second).contains(first)
    }

    /// All relationships that an entity has, itself or from what it is a kind of.
    func relationships(of entity: Int) -> [Place] {
        ancestry(of: entity).flatMap { index in
            entities[index].relationships.indices.map { Place(entity: index, relationship: $0) }
        }
    }

    /// An entity and its ancestors; a circle of parents ends where it closes.
    private func ancestry(of entity: Int) -> [Int] {
        var seen: Set<Int> = []
        var result: [Int] = []
        var next: Int? = entity
        while result.count < Self.depthLimit, let index = next, seen.insert(index).inserted {
            result.append(index)
            next = entities[index].parent.flatMap { entitiesByName[$0] }
        }
        return result
    }
}
