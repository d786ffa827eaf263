import DataModel

/// Grows the trees of ownership.
struct OwnershipForest {
    private enum Step {
        case open(EntityID, depth: Int)
        case leave
    }

    private let facts: ModelFacts
    /// For each entity the cascades that lead to it.
    private var arrivals: [[RelationshipID]]
    /// For each entity its own cascades.
    private var departures: [[RelationshipID]]
    private var isOpened: [Bool]
    private var owners: [Ownership.Owner] = []

    init(_ facts: ModelFacts) {
        self.facts = facts
        let none = [[RelationshipID]](repeating: [], count: facts.entities.count)
        (arrivals, departures) = (none, none)
        isOpened = [Bool](repeating: false, count: facts.entities.count)
        for relationship in facts.relationships where relationship.relationship.deleteRule == .cascade {
            guard let destination = relationship.destination, !relationship.relationship.isTransient else { continue }
            arrivals[destination.index].append(relationship.id)
            departures[relationship.owner.index].append(relationship.id)
        }
    }

    /// Roots first; then what nobody outside of a circle owns; then what stood too deep.
    mutating func grow() -> [Ownership.Owner] {
        let candidates = facts.entities.map(\.id).filter { !departures[$0.index].isEmpty }
        for entity in candidates where isRoot(entity) { growTree(from: entity) }
        for entity in candidates where !isToldAlready(entity) { growTree(from: entity) }
        return owners
    }

    /// Whether nothing else owns an entity, and nothing it is a kind of owns anything.
    private func isRoot(_ entity: EntityID) -> Bool {
        let ancestors = facts.resolved.ancestors(of: entity)
        if ancestors.contains(where: { !departures[$0.index].isEmpty }) { return false }
        return ([entity] + ancestors).allSatisfy { owned in
            arrivals[owned.index].allSatisfy { areOneFamily(facts[$0].owner, entity) }
        }
    }

    /// What is owned twice or more: each entity that cascades from outside of its family lead to.
    var shared: [Ownership.Shared] {
        facts.entities.compactMap { entity in
            let owners = strangers(owning: entity.id)
            let hasOwn = owners.contains { facts[$0].destination == entity.id }
            return hasOwn && owners.count > 1 ? Ownership.Shared(entity: entity.id, owners: owners) : nil
        }
    }

    /// The cascades that lead to objects of an entity from those of other families.
    private func strangers(owning entity: EntityID) -> [RelationshipID] {
        ([entity] + facts.resolved.ancestors(of: entity)).flatMap { arrivals[$0.index] }
            .filter { !areOneFamily(facts[$0].owner, entity) }
    }

    private func isToldAlready(_ entity: EntityID) -> Bool {
        isOpened[entity.index] || facts.resolved.ancestors(of: entity).contains { isOpened[$0.index] }
    }

    private mutating func growTree(from root: EntityID) {
        var steps = [Step.open(root, depth: 0)]
        var path: [EntityID] = []
        while let step = steps.popLast() {
            guard case .open(let entity, let depth) = step else {
                path.removeLast()
                continue
            }
            // Another branch may have come here in the meantime.
            if isOpened[entity.index] { continue }
            isOpened[entity.index] = true
            path.append(entity)
            let links = links(of: entity, depth: depth, path: path)
            owners.append(Ownership.Owner(entity: entity, depth: depth, links: links))
            steps.append(.leave)
            for link in links.reversed() where link.place == .here {
                steps.append(.open(link.owned, depth: depth + 1))
            }
        }
    }

    private func links(of entity: EntityID, depth: Int, path: [EntityID]) -> [Ownership.Link] {
        let inherited = facts.resolved.ancestors(of: entity).filter { !isOpened[$0.index] }
        let own = ([entity] + inherited).flatMap { departures[$0.index].map { ($0, EntityID?.none) } }
        let ofKinds = facts.resolved.descendants(of: entity).flatMap { kind in
            departures[kind.index].map { ($0, EntityID?.some(kind)) }
        }
        var opened: Set<EntityID> = []
        return (own + ofKinds).compactMap { id, kind in
            guard let owned = facts[id].destination else { return nil }
            let place = place(of: owned, from: entity, depth: depth, path: path, opened: &opened)
            return Ownership.Link(
                relationship: id, owned: owned, kind: kind, place: place,
                isShared: place != .itself && strangers(owning: owned).count > 1)
        }
    }

    private func place(
        of owned: EntityID, from owner: EntityID, depth: Int, path: [EntityID], opened: inout Set<EntityID>
    ) -> Ownership.Link.Place {
        if areOneFamily(owned, owner) { return .itself }
        if path.contains(where: { areOneFamily($0, owned) }) { return .circle }
        let family = [owned] + facts.resolved.ancestors(of: owned) + facts.resolved.descendants(of: owned)
        if family.allSatisfy({ departures[$0.index].isEmpty }) { return .nowhere }
        if isToldAlready(owned) || !opened.insert(owned).inserted { return .above }
        return depth + 1 < Ownership.depthLimit ? .here : .below
    }

    private func areOneFamily(_ left: EntityID, _ right: EntityID) -> Bool {
        facts.resolved.isKind(left, of: right) || facts.resolved.isKind(right, of: left)
    }
}
