import DataModel

@testable import ModelAnalysis

/// Makes valid object graphs of a model, by adding what is missing until nothing is.
struct GraphGenerator {
    typealias ObjectID = ObjectGraph.ObjectID

    private let empty: ObjectGraph
    private let shape: GraphShape
    private let concrete: [EntityID]
    /// For each entity, relationship and entity whether objects can be linked.
    private let canLink: [[[Bool]]]
    /// For each entity how many objects one of its objects must have.
    private let needs: [Int]
    var numbers: SeededNumbers
    private(set) var graph: ObjectGraph
    private var counts: [Int]
    /// Which objects are to be deleted and which are to stay, where it matters.
    private var sides: [Side] = []
    /// A relationship of an object that is to hold no more than it must.
    private var scarce: (object: ObjectID, relationship: RelationshipID)?
    /// How often an object that is deleted gets one that stays, where both would do, in percent.
    private var mixing = 50
    /// The most objects of one entity.
    private var limit = 3
    /// How often a new object is taken where one that is there would do, in percent.
    private var freshness = 0

    /// What is to become of an object.
    enum Side { case deleted, staying, either }

    init(of model: ResolvedModel, seed: Int) {
        empty = ObjectGraph(of: model)
        shape = empty.shape
        graph = empty
        numbers = SeededNumbers(seed: seed)
        concrete = model.entities.map(\.id).filter { !model[$0].entity.isAbstract }
        let shape = empty.shape
        let empty = empty
        canLink = model.entities.map { source in
            shape.relationships.indices.map { index in
                model.entities.map { empty.canLink(source.id, RelationshipID(index: index), $0.id) }
            }
        }
        needs = shape.relationshipsOf.map { relationships in
            relationships.map { shape.relationships[$0.index] }.filter(\.isRequired)
                .map { $0.isToMany ? max($0.minimum, 1) : 1 }.reduce(0, +)
        }
        counts = [Int](repeating: 0, count: model.entities.count)
    }

    /// Starts anew, with at most so many objects an entity.
    mutating func begin(limit: Int, freshness: Int) {
        graph = empty
        for index in counts.indices { counts[index] = 0 }
        sides = []
        scarce = nil
        mixing = numbers.pick([0, 20, 50, 100])
        self.limit = limit
        self.freshness = freshness
    }

    /// A graph of some objects and some links; nil where what was begun is empty or cannot be completed.
    mutating func random() -> ObjectGraph? {
        begin(limit: numbers.pick([1, 2, 3, 3]), freshness: numbers.below(60))
        for entity in concrete {
            for _ in 0..<numbers.below(limit + 1) { _ = add(entity) }
        }
        if graph.objectCount == 0 { return nil }
        let density = numbers.below(70)
        for object in graph.objects {
            for relationship in shape.relationshipsOf[graph.entity(of: object).index] where numbers.chance(density) {
                guard room(for: relationship, in: object) else { continue }
                if let other = candidates(for: relationship, of: object).randomOne(&numbers) {
                    graph.link(object, relationship, to: other)
                }
            }
        }
        return complete()
    }

    mutating func add(_ entity: EntityID, _ side: Side = .either) -> ObjectID? {
        guard counts[entity.index] < limit, let object = graph.add(entity) else { return nil }
        counts[entity.index] += 1
        sides.append(side)
        return object
    }

    /// Makes an object hold no more in a relationship than it must, now that it holds something.
    mutating func keepScarce(_ relationship: RelationshipID, of object: ObjectID) {
        scarce = (object, relationship)
    }

    /// Links two objects where both have room; false where they have not.
    mutating func link(_ source: ObjectID, _ relationship: RelationshipID, to destination: ObjectID) -> Bool {
        guard room(for: relationship, in: source), isFree(destination, for: relationship, of: source) else {
            return false
        }
        return graph.link(source, relationship, to: destination)
    }

    /// Adds objects and links until every object is valid; nil where that fails.
    mutating func complete() -> ObjectGraph? {
        var isComplete = false
        while !isComplete {
            isComplete = true
            var index = 0
            while index < graph.objectCount {
                let object = ObjectID(index: index)
                for relationship in shape.relationshipsOf[graph.entity(of: object).index] {
                    while isMissing(relationship, in: object) {
                        isComplete = false
                        guard supply(relationship, of: object) else { return nil }
                    }
                }
                index += 1
            }
        }
        graph.markAsSaved()
        return graph
    }

    private func isMissing(_ relationship: RelationshipID, in object: ObjectID) -> Bool {
        switch graph.violation(of: relationship, in: object) {
        case .missingMandatory?, .tooFew?: true
        case .tooMany?, .danglingReference?, .deniedDelete?, nil: false
        }
    }

    private mutating func supply(_ relationship: RelationshipID, of object: ObjectID) -> Bool {
        guard room(for: relationship, in: object) else { return false }
        if numbers.chance(freshness), supplyNew(relationship, of: object) { return true }
        var candidates = candidates(for: relationship, of: object)
        if !numbers.chance(mixing) {
            let alike = candidates.filter { sides[$0.index] == sides[object.index] }
            if !alike.isEmpty { candidates = alike }
        }
        let needy = candidates.filter { candidate in
            shape.relationships[relationship.index].partner.map { isMissing($0, in: candidate) } ?? false
        }
        if let other = needy.randomOne(&numbers) ?? candidates.randomOne(&numbers) {
            return graph.link(object, relationship, to: other)
        }
        return supplyNew(relationship, of: object)
    }

    private mutating func supplyNew(_ relationship: RelationshipID, of object: ObjectID) -> Bool {
        let canLink = canLink[graph.entity(of: object).index][relationship.index]
        let kinds = concrete.filter { counts[$0.index] < limit && canLink[$0.index] }
        guard let kind = numbers.chance(50) ? kinds.randomOne(&numbers) : kinds.min(by: hasFewerNeeds),
            let other = add(kind, side(for: relationship, of: object))
        else {
            return false
        }
        return graph.link(object, relationship, to: other)
    }

    private func hasFewerNeeds(_ left: EntityID, _ right: EntityID) -> Bool { needs[left.index] < needs[right.index] }

    /// The side of a new object that is put into a relationship: an object that stays is held by none that goes along
    /// Cascade, and one that goes holds none that stays.
    private mutating func side(for relationship: RelationshipID, of object: ObjectID) -> Side {
        switch sides[object.index] {
        case .either: .either
        case .staying: .staying
        case .deleted: fits(.staying, in: relationship, of: .deleted) && numbers.chance(mixing) ? .staying : .deleted
        }
    }

    private func fits(_ other: Side, in relationship: RelationshipID, of side: Side) -> Bool {
        let link = shape.relationships[relationship.index]
        if side == .deleted, other == .staying { return link.deleteRule != .cascade }
        guard side == .staying, other == .deleted, let partner = link.partner else { return true }
        return shape.relationships[partner.index].deleteRule != .cascade
    }

    private func room(for relationship: RelationshipID, in object: ObjectID) -> Bool {
        let link = shape.relationships[relationship.index]
        let count = graph.objects(in: relationship, of: object).count
        if !link.isToMany { return count == 0 }
        if let scarce, scarce.object == object, scarce.relationship == relationship { return count < link.minimum }
        return link.maximum.map { count < $0 } ?? true
    }

    /// The objects that can be added to a relationship without taking anything away from another.
    private func candidates(for relationship: RelationshipID, of object: ObjectID) -> [ObjectID] {
        let canLink = canLink[graph.entity(of: object).index][relationship.index]
        var candidates: [ObjectID] = []
        for other in graph.objects
        where canLink[graph.entity(of: other).index]
            && fits(sides[other.index], in: relationship, of: sides[object.index])
            && isFree(other, for: relationship, of: object)
        {
            candidates.append(other)
        }
        return candidates
    }

    private func isFree(_ other: ObjectID, for relationship: RelationshipID, of object: ObjectID) -> Bool {
        guard !graph.objects(in: relationship, of: object).contains(other) else { return false }
        let link = shape.relationships[relationship.index]
        if let partner = link.partner { return room(for: partner, in: other) }
        guard link.isToMany else { return true }
        return !graph.objects.contains { graph.objects(in: relationship, of: $0).contains(other) }
    }
}

extension Array {
    func randomOne(_ numbers: inout SeededNumbers) -> Element? { isEmpty ? nil : numbers.pick(self) }
}
