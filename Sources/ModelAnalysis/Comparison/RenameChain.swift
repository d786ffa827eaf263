import DataModel

/// A part that keeps its data from version to version, but not when a store migrates from an old version straight to the
/// newest one, because the renaming identifiers do not name the old name.
public struct RenameChainBreak: Sendable {
    /// The part in the oldest of the versions.
    public let old: ModelPart
    /// The part in the newest of the versions.
    public let new: ModelPart
    /// What it was called in each version, oldest first.
    public let names: [String]
    /// The renaming identifier that would do for all versions.
    public let identifier: String

    /// Finds the parts whose chain breaks between the first and the last of some versions.
    ///
    /// - Parameter versions: the versions, oldest first.
    /// - Returns: the breaks, in the order of the oldest version; none for fewer than three versions.
    public static func breaks(along versions: [ModelFacts]) -> [RenameChainBreak] {
        guard let first = versions.first, let last = versions.last, versions.count > 2 else { return [] }
        var links: [Link] = []
        for (before, after) in zip(versions, versions.dropFirst()) { links.append(Link(before, after)) }
        let direct = Link(first, last)
        var result: [RenameChainBreak] = []
        for entity in first.resolved.entities {
            var names = [entity.entity.name]
            var place: EntityID? = entity.id
            for (link, facts) in zip(links, versions.dropFirst()) {
                place = place.flatMap { link.entities.new($0) }
                if let place { names.append(facts.name(of: place)) }
            }
            guard let place else { continue }
            guard direct.entities.new(entity.id) == place else {
                result.append(
                    RenameChainBreak(
                        old: ModelPart(entity), new: ModelPart(last.resolved[place]), names: names,
                        identifier: entity.entity.renamingIdentifier ?? entity.entity.name))
                continue
            }
            for property in PropertyRef.own(of: entity.id, in: first).joined() {
                if let found = propertyBreak(property, links, direct, versions) { result.append(found) }
            }
        }
        return result
    }

    private static func propertyBreak(
        _ property: PropertyRef, _ links: [Link], _ direct: Link, _ versions: [ModelFacts]
    ) -> RenameChainBreak? {
        var names = [property.name]
        var next = Link.Key(property)
        for link in links {
            guard let found = link.properties[next] else { return nil }
            names.append(found.name)
            next = Link.Key(found)
        }
        guard Set(names).count > 1, let first = versions.first, let last = versions.last,
            let end = links.last?.ends[next], direct.properties[Link.Key(property)].map(Link.Key.init) != next
        else { return nil }
        return RenameChainBreak(
            old: property.part(in: first.resolved), new: end.part(in: last.resolved), names: names,
            identifier: property.identity)
    }

    /// What two versions have in common.
    private struct Link {
        struct Key: Hashable {
            let owner: EntityID
            let kind: ModelPart.Kind
            let name: String

            init(_ property: PropertyRef) {
                owner = property.owner
                kind = property.kind
                name = property.name
            }
        }

        let entities: EntityPairs
        var properties: [Key: PropertyRef] = [:]
        var ends: [Key: PropertyRef] = [:]

        init(_ old: ModelFacts, _ new: ModelFacts) {
            entities = EntityPairs(old: old.resolved, new: new.resolved)
            for pair in PropertyPairs(old: old, new: new, entities: entities).pairs {
                properties[Key(pair.old)] = pair.new
                ends[Key(pair.new)] = pair.new
            }
        }
    }
}
