import DataModel

/// What is owned and inherited together, as groups named by the entity that owns all the rest.
///
/// An entity goes with its parent; one that others cascade to goes with its owner, or with what owns all its owners. What several
/// that have nothing in common own stands on its own, and begins a group where it owns something in turn.
enum OwnershipGroups {
    /// The group of each entity that is in one of two or more; nil where there is none.
    static func names(in facts: ModelFacts) -> [EntityID: String]? {
        var roots = Roots(facts)
        var members: [EntityID: [EntityID]] = [:]
        for entity in facts.ownEntities { members[roots.root(of: entity.id), default: []].append(entity.id) }
        var names: [EntityID: String] = [:]
        for (root, group) in members where group.count > 1 {
            for member in group { names[member] = facts.name(of: root) }
        }
        return names.isEmpty ? nil : names
    }

    /// Finds for each entity what it hangs on in the end.
    private struct Roots {
        private let facts: ModelFacts
        /// For each entity those that cascade to it, its own family left out.
        private var owners: [[EntityID]]
        private var found: [EntityID?]

        init(_ facts: ModelFacts) {
            self.facts = facts
            owners = [[EntityID]](repeating: [], count: facts.entities.count)
            found = [EntityID?](repeating: nil, count: facts.entities.count)
            for relationship in facts.relationships where relationship.relationship.deleteRule == .cascade {
                guard let owned = relationship.destination else { continue }
                let top = Self.top(of: owned, facts)
                let owner = Self.top(of: relationship.owner, facts)
                if top != owner, !owners[top.index].contains(owner) { owners[top.index].append(owner) }
            }
        }

        private static func top(of entity: EntityID, _ facts: ModelFacts) -> EntityID {
            facts.resolved.ancestors(of: entity).last { !facts[$0].entity.isStub } ?? entity
        }

        /// The root of an entity; where cascades run in a circle, the first of it that was asked for.
        mutating func root(of entity: EntityID) -> EntityID {
            let start = Self.top(of: entity, facts)
            // Entities whose owners are being looked at, each with the roots of those that were.
            var open: [(entity: EntityID, next: Int, roots: [EntityID])] = [(start, 0, [])]
            var isOpen: Set<EntityID> = [start]
            while let (current, next, roots) = open.last {
                if found[current.index] == nil, next < owners[current.index].count {
                    let owner = owners[current.index][next]
                    open[open.count - 1].next += 1
                    if let root = found[owner.index] {
                        open[open.count - 1].roots.append(root)
                    } else if isOpen.insert(owner).inserted {
                        open.append((owner, 0, []))
                    }
                    continue
                }
                let root = found[current.index] ?? (Set(roots).count == 1 ? roots[0] : current)
                found[current.index] = root
                open.removeLast()
                isOpen.remove(current)
                if !open.isEmpty { open[open.count - 1].roots.append(root) }
            }
            return found[start.index] ?? start
        }
    }
}
