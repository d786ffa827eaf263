import DataModel
import TestModels
import Testing

@testable import ModelAnalysis

@Suite struct CardinalityTests {
    struct Row: CustomTestStringConvertible {
        let toMany: Bool
        let optional: Bool?
        let counts: (Int?, Int?)
        /// minimum, maximum, minimum if any
        let expected: (Int?, Int?, Int?)

        init(
            _ toMany: Bool, _ optional: Bool?, _ counts: (Int?, Int?), _ expected: (Int?, Int?, Int?)
        ) {
            self.toMany = toMany
            self.optional = optional
            self.counts = counts
            self.expected = expected
        }

        var testDescription: String {
            "toMany \(toMany), optional \(optional.map { "\($0)" } ?? "unstated"), counts \(counts)"
        }
    }

    private static let toOne: [Row] = [
        // To-one: the lower bound comes from `optional` alone.
        Row(false, true, (nil, nil), (0, 1, 1)), Row(false, true, (0, 1), (0, 1, 1)),
        Row(false, true, (1, 1), (0, 1, 1)), Row(false, true, (5, 7), (0, 1, 1)),
        Row(false, false, (nil, nil), (1, 1, 1)), Row(false, false, (0, 1), (1, 1, 1)),
        Row(false, false, (1, 1), (1, 1, 1)), Row(false, false, (-1, 0), (1, 1, 1)),
        Row(false, nil, (1, 1), (nil, 1, nil)), Row(false, nil, (nil, nil), (nil, 1, nil)),
    ]
    private static let toMany: [Row] = [
        Row(true, true, (nil, nil), (0, nil, 1)), Row(true, true, (0, 0), (0, nil, 1)),
        Row(true, true, (0, 5), (0, 5, 1)), Row(true, true, (1, 5), (0, 5, 1)),
        Row(true, true, (2, 0), (0, nil, 2)), Row(true, true, (2, 5), (0, 5, 2)), Row(true, true, (3, 3), (0, 3, 3)),
        Row(true, false, (nil, nil), (1, nil, 1)), Row(true, false, (0, 0), (1, nil, 1)),
        Row(true, false, (0, 5), (1, 5, 1)), Row(true, false, (3, 0), (3, nil, 3)),
        Row(true, false, (3, nil), (3, nil, 3)), Row(true, false, (2, 5), (2, 5, 2)),
        Row(true, false, (4, 4), (4, 4, 4)),
        Row(true, nil, (nil, nil), (nil, nil, nil)), Row(true, nil, (0, 5), (nil, 5, nil)),
        Row(true, nil, (2, 5), (nil, 5, 2)),
    ]
    private static let odd: [Row] = [
        // A negative count is no bound; a lower bound above the upper stays as it is written.
        Row(true, true, (-1, -1), (0, nil, 1)), Row(true, false, (-3, 4), (1, 4, 1)),
        Row(true, false, (5, 3), (5, 3, 5)), Row(true, true, (5, 3), (0, 3, 5)),
        // Core Data takes a to-many with a maximum of 1 as to-one.
        Row(true, true, (nil, 1), (0, 1, 1)), Row(true, false, (1, 1), (1, 1, 1)), Row(true, true, (4, 1), (0, 1, 1)),
        Row(true, nil, (1, 1), (nil, 1, nil)),
    ]

    @Test(arguments: toOne + toMany + odd)
    func isThatOfTheReference(_ row: Row) {
        let relationship = Sample.relationship("r", to: "D", toMany: row.toMany) {
            $0.isOptional = row.optional
            $0.minimumCount = row.counts.0
            $0.maximumCount = row.counts.1
        }
        let expected = Cardinality(minimum: row.expected.0, maximum: row.expected.1, minimumIfAny: row.expected.2)
        #expect(Cardinality(of: relationship) == expected)
    }

    @Test func contradictsItselfOnlyWithItsLowerBoundAboveTheUpper() {
        func isContradictory(_ minimum: Int?, _ maximum: Int?, _ ifAny: Int?) -> Bool {
            Cardinality(minimum: minimum, maximum: maximum, minimumIfAny: ifAny).isContradictory
        }
        #expect(isContradictory(5, 3, 5))
        #expect(isContradictory(0, 3, 5))
        #expect(!isContradictory(3, 3, 3))
        #expect(!isContradictory(9, nil, 9))
        #expect(!isContradictory(nil, 3, nil))
    }

    @Test(arguments: [
        (false, false as Bool?, RelationshipKind.oneToOne), (true, false, .oneToMany), (false, true, .manyToOne),
        (true, true, .manyToMany), (false, nil, .oneWayToOne), (true, nil, .oneWayToMany),
    ])
    func kindComesFromBothEnds(_ toMany: Bool, _ inverseToMany: Bool?, _ kind: RelationshipKind) throws {
        let there = Sample.relationship("there", to: "B", inverse: inverseToMany.map { _ in "back" }, toMany: toMany)
        let back = inverseToMany.map { [Sample.relationship("back", to: "A", inverse: "there", toMany: $0)] } ?? []
        let facts = ModelFacts(Sample.model(Sample.entity("A", [], [there]), Sample.entity("B", [], back)))
        #expect(try #require(facts.relationship("A.there")).kind == kind)
    }

    @Test func toManyWithAMaximumOfOneIsToOneInKindsToo() throws {
        let facts = ModelFacts(
            Sample.model(
                Sample.entity(
                    "A", [], [Sample.relationship("b", to: "B", inverse: "a", toMany: true) { $0.maximumCount = 1 }]),
                Sample.entity("B", [], [Sample.relationship("a", to: "A", inverse: "b")])))
        #expect(facts.relationships.map(\.kind) == [.oneToOne, .oneToOne])
    }
}
