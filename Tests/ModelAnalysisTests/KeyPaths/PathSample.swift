import DataModel
import TestModels

@testable import ModelAnalysis

/// A model with everything that a key path can go through.
enum PathSample {
    static let model = Sample.model(
        zoo,
        Sample.entity(
            "Cage", [Sample.attribute("size", .integer32) { $0.isOptional = false }],
            [
                Sample.relationship("zoo", to: "Zoo", inverse: "cages") { $0.isOptional = false },
                Sample.relationship("locks", to: "Lock", inverse: "cage", toMany: true) { $0.maximumCount = 3 },
                Sample.relationship("maker", to: "Lock"),
                Sample.relationship("signs", to: "Lock", toMany: true),
                Sample.relationship("tags", to: "Tag", inverse: "cages", toMany: true) { $0.isOptional = false },
            ]),
        Sample.entity(
            "Lock", [], [Sample.relationship("cage", to: "Cage", inverse: "locks") { $0.isOptional = false }]),
        Sample.entity(
            "Tag", [],
            [Sample.relationship("cages", to: "Cage", inverse: "tags", toMany: true) { $0.maximumCount = 2 }]),
        animal,
        Sample.entity("Lion", parent: "Animal", [Sample.attribute("speed", .double)]),
        Sample.entity(
            "Bird", parent: "Animal", [Sample.attribute("speed", .double), Sample.attribute("wingspan", .double)]),
        Sample.entity(
            "Toy", [Sample.attribute("name") { $0.isOptional = false }],
            [Sample.relationship("owner", to: "Animal", inverse: "toys")]),
        Sample.entity("Ghost") { $0.isAbstract = true }
    ) { model in
        var home = Composite(name: "Home")
        home.attributes = [Sample.attribute("city") { $0.isOptional = true }]
        model.composites = [home]
    }

    private static let zoo = Sample.entity(
        "Zoo", [Sample.attribute("name") { $0.isOptional = false }],
        [
            Sample.relationship("cages", to: "Cage", inverse: "zoo", toMany: true) {
                ($0.isOptional, $0.minimumCount, $0.maximumCount) = (false, 2, 5)
            },
            Sample.relationship("animals", to: "Animal", inverse: "zoo", toMany: true),
            Sample.relationship("queue", to: "Animal", inverse: "queuedAt", toMany: true) { $0.isOrdered = true },
            Sample.relationship("guest", to: "Animal") { $0.isTransient = true },
            Sample.relationship("ghosts", to: "Ghost", toMany: true),
            Sample.relationship("contradiction", to: "Lock", toMany: true) {
                ($0.minimumCount, $0.maximumCount) = (5, 2)
            },
            Sample.relationship("unstated", to: "Toy", toMany: true) { $0.isOptional = nil },
            Sample.relationship("lost", to: "Nowhere"),
            Sample.relationship("a.b", to: "Toy"),
        ]
    ) { entity in
        var request = FetchRequest(name: "found", entity: "Animal")
        request.fetchLimit = 7
        entity.fetchedProperties = [FetchedProperty(name: "found", request: request)]
    }

    private static let animal = Sample.entity(
        "Animal",
        [
            Sample.attribute("name") { $0.isOptional = false },
            Sample.attribute("nick") { $0.isOptional = true },
            Sample.attribute("mood") { ($0.isTransient, $0.isOptional) = (true, true) },
            Sample.attribute("home", .composite) { ($0.composite, $0.isOptional) = ("Home", false) },
        ],
        [
            Sample.relationship("zoo", to: "Zoo", inverse: "animals"),
            Sample.relationship("queuedAt", to: "Zoo", inverse: "queue"),
            Sample.relationship("toys", to: "Toy", inverse: "owner", toMany: true),
            Sample.relationship("parent", to: "Animal", inverse: "children"),
            Sample.relationship("children", to: "Animal", inverse: "parent", toMany: true),
            Sample.relationship("friends", to: "Animal", inverse: "friends", toMany: true),
        ]
    ) { $0.isAbstract = true }

    /// The facts of a path, written with its entity.
    static func facts(of path: String, in facts: ModelFacts) throws -> PropertyPathFacts {
        let names = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard let entity = facts.resolved.entity(named: names[0]) else { throw UnknownEntity(name: names[0]) }
        let resolver = PropertyPathResolver(facts: facts)
        return PropertyPathFacts(of: try resolver.path(Array(names.dropFirst()), from: entity), in: facts)
    }

    struct UnknownEntity: Error {
        let name: String
    }
}
