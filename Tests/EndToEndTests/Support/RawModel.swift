import Foundation

/// A model as its XML has it, read and connected without any code of ours, to hold ours against.
struct RawModel {
    struct Relationship: Hashable {
        var owner: String
        var name: String
        var destination: String?
        var inverse: String?
        var inverseEntity: String?
    }

    private(set) var entities: [String] = []
    private(set) var relationships: [String: [Relationship]] = [:]
    private var parents: [String: String] = [:]
    private var children: [String: [String]] = [:]

    init?(_ data: Data) {
        guard let root = Element.parse(data) else { return nil }
        for entity in root.children("entity") {
            guard let name = entity["name"] else { continue }
            entities.append(name)
            if let parent = entity["parentEntity"] {
                parents[name] = parent
                children[parent, default: []].append(name)
            }
            relationships[name] = entity.children("relationship").map { element in
                Relationship(
                    owner: name, name: element["name"] ?? "", destination: element["destinationEntity"],
                    inverse: element["inverseName"], inverseEntity: element["inverseEntity"])
            }
        }
    }

    /// One set of ends a line that a picture must have: two relationships that name each other, or one alone.
    var pairs: Set<Set<String>> {
        var result: Set<Set<String>> = []
        for relationship in entities.flatMap({ relationships[$0] ?? [] }) {
            let own = "\(relationship.owner).\(relationship.name)"
            if let other = inverse(of: relationship), other.inverse == relationship.name {
                result.insert([own, "\(other.owner).\(other.name)"])
            } else {
                result.insert([own])
            }
        }
        return result
    }

    /// What a relationship names as its inverse: on the entity named, then above it, then below it.
    private func inverse(of relationship: Relationship) -> Relationship? {
        guard let name = relationship.inverse, let entity = relationship.inverseEntity ?? relationship.destination,
            relationships[entity] != nil
        else { return nil }
        let places = ancestors(of: entity) + family(of: entity)
        return places.lazy.compactMap { place in relationships[place]?.first { $0.name == name } }.first
    }

    private func ancestors(of entity: String) -> [String] {
        var seen: [String] = []
        var next: String? = entity
        while let name = next, relationships[name] != nil, !seen.contains(name) {
            seen.append(name)
            next = parents[name]
        }
        return seen
    }

    private func family(of entity: String) -> [String] {
        var seen: [String] = []
        var pending = [entity]
        while let name = pending.popLast() {
            guard !seen.contains(name), relationships[name] != nil else { continue }
            seen.append(name)
            pending += children[name] ?? []
        }
        return seen
    }
}
