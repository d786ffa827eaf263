/// The walk of a deletion over the model, certain steps before possible ones, near ones before far ones.
///
/// Each entity is visited once, or twice: an object that was reached along a relationship has nothing to do to the one
/// that it was reached from, but another object of the same entity, reached along another relationship, has.
struct DeletionWalk {
    /// An object of an entity that goes, and how it was reached.
    struct Arrival {
        let entity: EntityID
        /// The relationship along which it was reached; nil for the object that is deleted first.
        let via: RelationshipID?
        let isCertain: Bool
        /// Its number in the course; nil for what is deleted first.
        let number: Int?
        /// The relationship of an earlier arrival: only what was passed over because of that one is still to be done.
        let passedOverAt: RelationshipID?
    }

    private enum Visit {
        case none
        /// Everything was done.
        case whole
        /// What leads back along this relationship was passed over.
        case along(RelationshipID)
    }

    /// What an entity has been through.
    private struct State {
        var visit = Visit.none
        var isDeleted = false

        /// Notes an arrival along a relationship.
        ///
        /// - Returns: the visit up to now, and whether the entity's objects were not known to go.
        mutating func arrive(via relationship: RelationshipID) -> (earlier: Visit, isFirst: Bool) {
            defer {
                isDeleted = true
                switch visit {
                case .whole, .along(relationship): break
                case .along: visit = .whole
                case .none: visit = .along(relationship)
                }
            }
            return (visit, !isDeleted)
        }
    }

    /// The entity of the object that is deleted first; nil where the walk begins along a relationship.
    private let start: EntityID?
    private var certain: [Arrival]
    private var possible: [Arrival] = []
    private var certainDone = 0
    private var possibleDone = 0
    // Few entities of a large model are ever reached.
    private var states: [EntityID: State] = [:]
    /// The entities that another arrival changes nothing for.
    private var settled = EntitySet()
    /// What was found, in the order in which it was found: nothing twice, since each relationship of an entity is followed
    /// once.
    private(set) var result = DeletionFacts()

    /// Begins with the deletion of one object.
    init(start: EntityID) {
        self.start = start
        certain = [Arrival(entity: start, via: nil, isCertain: true, number: nil, passedOverAt: nil)]
        states[start] = State(visit: .whole)
    }

    /// Begins with objects that go along a relationship; they are not among the results themselves.
    init(along relationship: RelationshipID, to kinds: [EntityID]) {
        start = nil
        certain = kinds.map { Arrival(entity: $0, via: relationship, isCertain: true, number: nil, passedOverAt: nil) }
        for kind in kinds { states[kind] = State(visit: .along(relationship), isDeleted: true) }
    }

    /// The next object whose rules are to be followed.
    mutating func next() -> Arrival? {
        if certainDone < certain.count {
            certainDone += 1
            return certain[certainDone - 1]
        }
        guard possibleDone < possible.count else { return nil }
        possibleDone += 1
        return possible[possibleDone - 1]
    }

    /// Whether another arrival at any of these changes nothing.
    func isSettled(_ entities: EntitySet) -> Bool { entities.isSubset(of: settled) }

    /// From how many on Cascade relationships are no longer noted one by one: nobody reads that many.
    private static let mostCascades = 4096

    /// Whether more Cascade relationships are noted.
    var notesCascades: Bool { result.cascades.count < Self.mostCascades }

    /// Notes that objects that go take others along.
    mutating func cascade(_ step: DeletionStep, of arrival: Arrival) {
        result.course.note(arrival.number, of: arrival.entity, doing: step.relationship)
        result.cascades.append(
            DeletionFacts.Cascade(from: arrival.entity, via: step.relationship, entities: step.kinds))
    }

    /// Notes that objects of an entity go along a relationship of others, and that their rules are to be followed.
    mutating func arrive(
        at entity: EntityID, from others: Arrival, via relationship: RelationshipID, isCertain: Bool
    ) {
        let (earlier, isFirst) = states[entity, default: State()].arrive(via: relationship)
        if isFirst {
            // The first object may be the one that this step leads to, so another of its entity is never certain.
            result.deletes.append(
                DeletionFacts.Deleted(
                    entity: entity, from: others.entity, via: relationship,
                    isCertain: isCertain && entity != start))
        }
        var passedOver: RelationshipID?
        switch earlier {
        case .whole:
            settled.insert(entity)
            return
        case .along(relationship): return
        case .along(let other):
            passedOver = other
            settled.insert(entity)
        case .none: break
        }
        let number = result.course.arrive(at: entity, via: relationship, after: others.number)
        let arrival = Arrival(
            entity: entity, via: relationship, isCertain: isCertain, number: number, passedOverAt: passedOver)
        if isCertain { certain.append(arrival) } else { possible.append(arrival) }
    }

    /// Notes that objects of an entity stay and are unlinked.
    mutating func unlink(_ entity: EntityID, from others: Arrival, via relationship: RelationshipID) {
        result.course.note(others.number, of: others.entity, doing: relationship)
        result.unlinks.append(DeletionFacts.Unlinked(entity: entity, from: others.entity, via: relationship))
    }

    /// Notes that objects of an entity may refuse the save.
    mutating func refuse(
        _ entity: EntityID, from others: Arrival, via relationship: RelationshipID,
        _ reason: DeletionFacts.Refusal.Reason
    ) {
        result.course.note(others.number, of: others.entity, doing: relationship)
        result.refusedBy.append(
            DeletionFacts.Refusal(entity: entity, from: others.entity, via: relationship, reason: reason))
    }

    /// Notes that objects of an entity stay and may refer to what is gone.
    mutating func dangle(
        _ holder: EntityID, via relationship: RelationshipID, gone: Arrival, how: DeletionFacts.Dangling.How
    ) {
        result.course.note(gone.number, of: gone.entity, doing: relationship)
        result.dangles.append(DeletionFacts.Dangling(holder: holder, via: relationship, gone: gone.entity, how: how))
    }
}
