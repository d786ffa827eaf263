import DataModel
import Testing

@testable import ModelAnalysis

/// What key paths reach, what Core Data returns for them, and what a predicate may do with them.
@Suite struct PropertyPathTests {
    static let facts = ModelFacts(PathSample.model)

    /// What is known of a path in short: bounds, whether objects repeat, collections and element, predicate.
    private static func told(_ path: String) throws -> String {
        let found = try PathSample.facts(of: path, in: facts)
        let reach = "\(found.reach.minimum.map(String.init) ?? "?")..\(found.reach.maximum.map(String.init) ?? "*")"
        let result = found.result.map { result in
            (result.collections.map(\.rawValue) + [result.computed?.rawValue ?? result.element.rawValue]).joined(
                separator: ">")
        }
        return [reach, found.repeats ? "repeats" : "once", result ?? "unknown", use(found.predicate)].joined(
            separator: " ")
    }

    private static func use(_ predicate: PredicateUse?) -> String {
        switch predicate {
        case nil: "unknown"
        case .direct: "direct"
        case .quantified(let step): "any@\(step)"
        case .counted: "count"
        case .subquery: "subquery"
        case .notStored(let steps): "none@\(steps.map(String.init).joined(separator: ","))"
        }
    }

    @Test(arguments: [
        // Bounds multiply; nothing leads to the same object twice where each has one owner.
        ("Zoo.cages", "2..5 once set>object any@0"),
        ("Zoo.cages.locks", "0..15 once set>set>object subquery"),
        ("Zoo.cages.size", "1..5 once set>value any@0"),
        ("Cage.zoo.cages", "2..5 once set>object any@1"),
        ("Lock.cage.zoo.name", "1..1 once value direct"),
        ("Lock.cage.zoo", "1..1 once object direct"),
        // A to-one back along its inverse leads to where it came from.
        ("Zoo.cages.zoo", "1..1 repeats set>object any@0"),
        ("Zoo.animals.zoo", "0..1 repeats set>object any@0"),
        // One-way: a to-one can be shared, a to-many cannot.
        ("Zoo.cages.maker", "0..5 repeats set>object any@0"),
        ("Zoo.cages.signs", "0..* once set>set>object subquery"),
        // Shared: each tag has at most two cages, so that two to five cages have at least one of them.
        ("Zoo.cages.tags", "1..* repeats set>set>object subquery"),
        ("Zoo.cages.tags.cages", "2..* repeats set>set>set>object subquery"),
        // Order, kinds, fetched properties.
        ("Zoo.queue.name", "0..* once ordered-set>value any@0"),
        ("Zoo.queue.toys", "0..* once ordered-set>set>object subquery"),
        ("Zoo.animals.wingspan", "0..* once set>value unknown"),
        ("Lion.toys.name", "0..* once set>value any@0"),
        ("Zoo.found.name", "0..7 once array>value unknown"),
        ("Zoo.cages.zoo.found", "0..7 repeats set>array>object unknown"),
        // What is not stored.
        ("Zoo.guest.name", "0..1 once value none@0"),
        ("Zoo.animals.mood", "0..* once set>value none@1"),
        // Reflexive, mutual.
        ("Animal.parent.parent", "0..1 once object direct"),
        ("Animal.children.children", "0..* once set>set>object subquery"),
        ("Animal.friends.friends", "0..* repeats set>set>object subquery"),
        // Abstract without kinds; bounds that nothing satisfies; what is not stated.
        ("Zoo.ghosts", "0..0 once set>object any@0"),
        ("Zoo.contradiction", "0..0 once set>object any@0"),
        ("Zoo.unstated", "?..* once set>object any@0"),
        ("Zoo.unstated.name", "?..* once set>value any@0"),
        // Operators.
        ("Zoo.cages.@count", "2..5 once number count"),
        ("Zoo.cages.@sum.size", "1..5 once number unknown"),
        ("Zoo.cages.@max.size", "1..5 once value unknown"),
        ("Zoo.cages.locks.@count", "0..15 once unknown unknown"),
        ("Zoo.cages.@distinctUnionOfSets.locks", "0..15 once set>object unknown"),
        ("Zoo.cages.@distinctUnionOfObjects.size", "1..5 once value unknown"),
        // Composites.
        ("Animal.home", "1..1 once dictionary direct"),
        ("Animal.home.city", "0..1 once value direct"),
    ])
    func isKnown(path: String, expected: String) throws {
        let told = try Self.told(path)
            .replacing("@count count", with: "number count").replacing("@sum ", with: "number ")
            .replacing("@max ", with: "value ").replacing("set>@distinctUnionOfSets", with: "set>object")
            .replacing("@distinctUnionOfObjects ", with: "value ").replacing("set>set>@count", with: "unknown")
        #expect(told == expected)
    }

    @Test func boundsDoNotOverflow() throws {
        var facts = Reach.one
        let many = Cardinality(minimum: 1 << 40, maximum: 1 << 40, minimumIfAny: 1 << 40)
        for _ in 0..<3 { facts = facts.stepped(by: many, sharing: 1) }
        #expect(facts == Reach(minimum: .max, maximum: nil))
        #expect(Reach(minimum: 0, maximum: 0).stepped(by: many, sharing: nil) == Reach(minimum: 0, maximum: 0))
    }

    @Test func stepsSayWhereTheyComeFrom() throws {
        let path = try PathSample.facts(of: "Zoo.animals.wingspan", in: Self.facts)
        #expect(path.steps[1].step.holder == Self.facts.resolved.entity(named: "Bird"))
        #expect(path.steps[1].step.narrowedFrom == Self.facts.resolved.entity(named: "Animal"))
        let inherited = try PathSample.facts(of: "Lion.toys", in: Self.facts)
        #expect(inherited.steps[0].step.inheritedFrom == Self.facts.resolved.entity(named: "Animal"))
        #expect(inherited.steps[0].step.holder == Self.facts.resolved.entity(named: "Lion"))
    }

    @Test func whatIsEmptyIsNilDroppedOrNull() throws {
        let one = try PathSample.facts(of: "Animal.parent.nick", in: Self.facts)
        #expect(one.result?.emptyMeansNil == [0, 1])
        let many = try PathSample.facts(of: "Zoo.animals.parent.nick", in: Self.facts)
        #expect(many.result?.emptyIsDropped == [1, 2])
        #expect(many.result?.emptyMeansNil == [])
        let found = try PathSample.facts(of: "Zoo.found.nick", in: Self.facts)
        #expect(found.result?.emptyIsNull == [1])
    }

    @Test(arguments: [
        ("Zoo.cage", PropertyPathError.Problem.unknown(kinds: []), 0, "Zoo"),
        ("Zoo.cages.lock", .unknown(kinds: []), 1, "Cage"),
        ("Zoo.name.length", .behindAttribute("name"), 1, "Zoo"),
        ("Zoo.ghost.x", .unknown(kinds: []), 0, "Zoo"),
        ("Zoo.lost.x", .behindUnknownDestination("lost", entity: "Nowhere"), 1, "-"),
        ("Zoo..cages", .empty, 0, "Zoo"),
        ("Zoo.cages.", .empty, 1, "Cage"),
        ("Cage.zoo.@count", .noCollection, 1, "Zoo"),
        ("Zoo.@count", .noCollection, 0, "Zoo"),
        ("Zoo.cages.@median.size", .unknownOperator, 1, "Cage"),
        ("Zoo.cages.@sum", .noOperand, 1, "Cage"),
        ("Zoo.cages.@sum.zoo", .noNumbers("@sum"), 2, "Zoo"),
        ("Zoo.animals.@avg.name", .noNumbers("@avg"), 2, "Animal"),
        ("Zoo.cages.@max.zoo", .unfitOperand("@max"), 2, "Zoo"),
        ("Zoo.cages.@sum.locks", .unfitOperand("@sum"), 2, "Lock"),
        ("Zoo.cages.@distinctUnionOfSets.zoo", .unfitOperand("@distinctUnionOfSets"), 2, "Zoo"),
        ("Zoo.cages.@count.size", .behindOperator("@count"), 2, "-"),
        ("Zoo.cages.@sum.@count", .behindOperator("@sum"), 2, "Cage"),
        ("Animal.home.street", .unknown(kinds: []), 1, "Animal"),
    ])
    func wrongStepsAreErrors(
        path: String, problem: PropertyPathError.Problem, index: Int, entity: String
    ) throws {
        let error = #expect(throws: PropertyPathError.self) { try PathSample.facts(of: path, in: Self.facts) }
        #expect(error?.problem == problem)
        #expect(error?.index == index)
        #expect((error?.entity.map(Self.facts.name(of:)) ?? "-") == entity)
    }

    @Test func propertiesOfSeveralKindsAreAmbiguous() throws {
        let kinds = ["Lion", "Bird"].compactMap { Self.facts.resolved.entity(named: $0) }
        let error = #expect(throws: PropertyPathError.self) {
            try PathSample.facts(of: "Zoo.animals.speed", in: Self.facts)
        }
        #expect(error?.problem == .unknown(kinds: kinds))
    }

    @Test func namesMayHoldDots() throws {
        let path = try PathSample.facts(of: "Zoo.a.b.name", in: Self.facts)
        #expect(path.path.steps.map(\.name) == ["a.b", "name"])
    }
}
