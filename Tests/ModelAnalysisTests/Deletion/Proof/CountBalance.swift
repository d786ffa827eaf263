import DataModel

@testable import ModelAnalysis

/// What the bounds of a model mean for the numbers of objects and links.
///
/// Bounds can force numbers. Where each A has two B, each B one A, and each A one B of its own besides, only an empty store
/// is valid. Where each A has one next and one previous A, they stand in rings, so that whoever deletes the next one always
/// deletes the previous one too. The analysis does not weigh numbers against each other, so what is announced has to happen
/// only where the numbers allow it.
///
/// The sums are exact where they say no: in a valid graph, the links of a relationship are counted from both ends. They say
/// so of every finite graph, since a solution can be made whole by multiplying it.
struct CountBalance {
    /// Objects of an entity that are deleted, or that stay.
    private struct Group: Hashable {
        let entity: EntityID
        let isDeleted: Bool
    }

    /// The links of a relationship, or of a pair, between two groups.
    private struct Links {
        let relationship: RelationshipID
        let source: Group
        let destination: Group
    }

    private let shape: GraphShape
    private let empty: ObjectGraph
    private let entities: [EntityID]

    init(of model: ResolvedModel) {
        empty = ObjectGraph(of: model)
        shape = empty.shape
        entities = model.entities.map(\.id).filter { !model[$0].entity.isAbstract }
    }

    /// Whether any finite graph has an object of this entity.
    func canExist(_ entity: EntityID) -> Bool {
        let groups = entities.map { Group(entity: $0, isDeleted: false) }
        return isSolvable(groups) { group, _ in group?.entity == entity }
    }

    /// Whether the numbers of any finite graph allow what is announced: links between the objects that are meant, where what
    /// is deleted is closed under Cascade.
    func canHappen(_ announcement: Announcement, deleting start: EntityID) -> Bool {
        let groups = entities.flatMap { [Group(entity: $0, isDeleted: true), Group(entity: $0, isDeleted: false)] }
        let source: Group
        let destination: Group
        let via: RelationshipID
        switch announcement {
        case .deletes(let entity, let from, let step):
            (source, via, destination) = (
                Group(entity: from, isDeleted: true), step, Group(entity: entity, isDeleted: true)
            )
        case .unlinks(let entity, let from, let step), .refused(let entity, let from, let step, _):
            (source, via, destination) = (
                Group(entity: from, isDeleted: true), step, Group(entity: entity, isDeleted: false)
            )
        case .dangles(let holder, let reference, let gone, _):
            (source, via, destination) = (
                Group(entity: holder, isDeleted: false), reference, Group(entity: gone, isDeleted: true)
            )
        }
        let partner = shape.relationships[via.index].partner
        return isSolvable(groups) { group, links in
            guard let links else { return group == Group(entity: start, isDeleted: true) }
            return (links.relationship == via && links.source == source && links.destination == destination)
                || (links.relationship == partner && links.source == destination && links.destination == source)
        }
    }

    /// Whether the numbers are free: nothing that could be is excluded by them, and no bound that has room is always tight.
    /// Then everything that is announced must happen, since links can be exchanged between objects of an entity.
    var isFree: Bool {
        let groups = possible.map { Group(entity: $0, isDeleted: false) }
        return isSolvable(groups, leavingRoom: true) { _, _ in true }
    }

    /// The entities that nothing but numbers could keep from having objects.
    private var possible: [EntityID] {
        var possible = entities
        while true {
            let left = possible.filter { entity in
                shape.relationshipsOf[entity.index].allSatisfy { relationship in
                    !shape.relationships[relationship.index].isRequired
                        || possible.contains {
                            canLink(
                                Group(entity: entity, isDeleted: false), relationship,
                                Group(entity: $0, isDeleted: false))
                        }
                }
            }
            if left.count == possible.count { return left }
            possible = left
        }
    }

    private static func isContradictory(_ link: GraphShape.Link) -> Bool {
        link.isToMany && link.maximum.map { max(link.minimum, 1) > $0 } ?? false
    }

    private func canLink(_ source: Group, _ relationship: RelationshipID, _ destination: Group) -> Bool {
        let link = shape.relationships[relationship.index]
        if Self.isContradictory(link) { return false }
        if link.deleteRule == .cascade, source.isDeleted, !destination.isDeleted { return false }
        if let partner = link.partner {
            let back = shape.relationships[partner.index]
            if Self.isContradictory(back) { return false }
            if back.deleteRule == .cascade, destination.isDeleted, !source.isDeleted { return false }
        }
        return empty.canLink(source.entity, relationship, destination.entity)
    }

    private func links(between groups: [Group]) -> [Links] {
        var result: [Links] = []
        for index in shape.relationships.indices {
            let id = RelationshipID(index: index)
            let partner = shape.relationships[index].partner
            if let partner, partner < id { continue }
            for (place, source) in groups.enumerated() {
                for (other, destination) in groups.enumerated() where canLink(source, id, destination) {
                    if partner != id || place <= other {
                        result.append(Links(relationship: id, source: source, destination: destination))
                    }
                }
            }
        }
        return result
    }

    /// Whether there are numbers of objects and links, not negative, for which the chosen ones are above 0 and every bound
    /// holds; if room is to be left, no bound that is a range is reached.
    private func isSolvable(
        _ groups: [Group], leavingRoom: Bool = false, positive: (Group?, Links?) -> Bool
    ) -> Bool {
        let links = links(between: groups)
        let room = groups.count + links.count
        var system = LinearSystem(width: room + 1)
        func row(_ change: (inout [Double]) -> Void) -> [Double] {
            var row = [Double](repeating: 0, count: room + 1)
            change(&row)
            return row
        }
        func require(_ row: [Double], isExact: Bool) {
            var row = row
            row[room] = leavingRoom && !isExact ? 1 : 0
            system.require(row, atMost: 0)
        }
        for variable in 0..<room {
            let isPositive =
                variable < groups.count
                ? positive(groups[variable], nil) : positive(nil, links[variable - groups.count])
            guard isPositive else { continue }
            system.require(
                row {
                    $0[variable] = -1; $0[room] = 1
                }, atMost: 0)
        }
        system.require(row { $0[room] = 1 }, atMost: 1)
        for (place, group) in groups.enumerated() {
            for relationship in shape.relationshipsOf[group.entity.index] {
                let link = shape.relationships[relationship.index]
                let places = row { row in
                    for (index, sum) in links.enumerated() {
                        row[groups.count + index] = Self.weight(of: sum, link.partner, in: relationship, of: group)
                    }
                }
                if !link.isRequired, !places.contains(where: { $0 > 0 }) { continue }
                let lower = link.isToMany ? max(link.minimum, 1) : 1
                let upper = link.isToMany ? link.maximum : 1
                let isExact = link.isRequired && lower == upper
                if link.isRequired {
                    var least = places.map { -$0 }
                    least[place] += Double(lower)
                    require(least, isExact: isExact)
                }
                if let upper {
                    var most = places
                    most[place] -= Double(upper)
                    require(most, isExact: isExact)
                }
            }
            for index in shape.relationships.indices
            where shape.relationships[index].partner == nil && shape.relationships[index].isToMany {
                var held = row { row in
                    for (number, sum) in links.enumerated()
                    where sum.relationship.index == index && sum.destination == group {
                        row[groups.count + number] = 1
                    }
                }
                if !held.contains(1) { continue }
                held[place] -= 1
                require(held, isExact: false)
            }
        }
        return system.maximum(of: room) > 0.5
    }

    /// How many places of a group's relationship one of these links takes.
    private static func weight(
        of links: Links, _ partner: RelationshipID?, in relationship: RelationshipID, of group: Group
    ) -> Double {
        var weight = 0.0
        if links.relationship == relationship, links.source == group { weight += 1 }
        if links.relationship == partner, links.destination == group { weight += 1 }
        return weight
    }
}
