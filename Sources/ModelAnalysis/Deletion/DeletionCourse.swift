/// How the objects that go with a deleted one were reached, step by step.
///
/// Objects of an entity may be reached in two ways, and what one of them does the other need not do: an object has nothing to
/// do to the one that took it along. So each step is told by the entity and by the relationship that it is about.
struct DeletionCourse: Sendable, Equatable {
    private struct Arrival: Equatable {
        let via: RelationshipID
        /// The arrival that took it along; nil for the object that is deleted first.
        let earlier: Int?
    }

    private struct Step: Hashable {
        let entity: EntityID
        let relationship: RelationshipID
    }

    private var arrivals: [Arrival] = []
    /// For each entity that was reached its first arrival.
    private var first: [EntityID: Int] = [:]
    /// The arrivals of what was passed over at the first.
    private var later: [Step: Int] = [:]

    /// Notes that objects of an entity were reached along a relationship of others.
    ///
    /// - Parameters:
    ///   - entity: the entity.
    ///   - relationship: the relationship.
    ///   - earlier: the number of the arrival that took it along; nil for the object that is deleted first.
    /// - Returns: the number of the arrival.
    mutating func arrive(at entity: EntityID, via relationship: RelationshipID, after earlier: Int?) -> Int {
        arrivals.append(Arrival(via: relationship, earlier: earlier))
        if first[entity] == nil { first[entity] = arrivals.count - 1 }
        return arrivals.count - 1
    }

    /// Notes that a step was taken by another arrival than the first of its entity.
    mutating func note(_ arrival: Int?, of entity: EntityID, doing relationship: RelationshipID) {
        guard let arrival, first[entity] != arrival else { return }
        later[Step(entity: entity, relationship: relationship)] = arrival
    }

    /// The relationships that lead from the deleted object to those of an entity that do something, in their order.
    func way(to entity: EntityID, doing relationship: RelationshipID) -> [RelationshipID] {
        var way: [RelationshipID] = []
        var next = later[Step(entity: entity, relationship: relationship)] ?? first[entity]
        while let arrival = next {
            way.append(arrivals[arrival].via)
            next = arrivals[arrival].earlier
        }
        return way.reversed()
    }
}
