import DataModel

/// What can be reached from an entity over others: the shortest way to each, near ones first.
public struct DistantEntities: Sendable {
    /// The most that are found.
    public static let limit = 40
    /// The most steps of a way.
    public static let stepLimit = 3

    /// An entity, and how to get there.
    public struct Distant: Sendable {
        /// The entity.
        public let entity: EntityID
        /// The relationships that lead to it; at least two.
        public let way: [RelationshipID]
        /// How many of its objects one object reaches.
        public let reach: Reach
    }

    /// What was found.
    public let found: [Distant]
    /// Whether there is more, further away.
    public let isCutOff: Bool

    private struct Place {
        let entity: EntityID
        let way: [RelationshipID]
        let reach: Reach
    }

    /// Looks around an entity. A relationship to an entity reaches those that are kinds of it, too. Of the ways of equal length the first in model order counts; what is in memory only is no way.
    public init(from start: EntityID, in facts: ModelFacts) {
        var seen: Set<EntityID> = [start]
        var places = [Place(entity: start, way: [], reach: .one)]
        var found: [Distant] = []
        var done = 0
        var isCutOff = false
        search: while done < places.count {
            let place = places[done]
            done += 1
            for use in facts[place.entity].relationships {
                let relationship = facts[use.property]
                guard let destination = relationship.destination, !relationship.relationship.isTransient,
                    !seen.contains(destination)
                else { continue }
                if place.way.count == Self.stepLimit || found.count == Self.limit {
                    isCutOff = true
                    break search
                }
                seen.formUnion([destination] + facts.resolved.descendants(of: destination))
                let way = place.way + [use.property]
                let reach = place.reach.stepped(
                    by: relationship.cardinality, sharing: relationship.inverseCardinality?.maximum)
                places.append(Place(entity: destination, way: way, reach: reach))
                if way.count > 1 { found.append(Distant(entity: destination, way: way, reach: reach)) }
            }
        }
        self.found = found
        self.isCutOff = isCutOff
    }
}
