import DataModel
import TestModels
import SourceText
import Testing

@testable import ModelAnalysis

@Suite struct RelationshipRuleTests {
    /// A pair `A.b` ↔ `B.a` of which the first end can be changed.
    private static func pair(_ edit: (inout Relationship) -> Void) -> Model {
        Sample.model(
            Sample.entity("A", [], [Sample.relationship("b", to: "B", inverse: "a", edit: edit)]),
            Sample.entity("B", [], [Sample.relationship("a", to: "A", inverse: "b")]))
    }

    private static func alone(_ edit: (inout Relationship) -> Void) -> Model {
        Sample.model(Sample.entity("A", [], [Sample.relationship("b", to: "B", edit: edit)]), Sample.entity("B"))
    }

    private static let sound = pair { _ in }

    private static let ends = [
        RuleCase(
            "no-destination", .error, "A.b", "'A.b' has no destination", help: "name the entity that it leads to",
            broken: alone { $0.destination = nil }, sound: sound),
        RuleCase(
            "unknown-destination", .error, "Pet.owner", "'Pet.owner' leads to 'Ghost', which the model does not have",
            help: "add 'Ghost', or remove the relationship",
            broken: Sample.model(
                Sample.entity("Pet", [], [Sample.relationship("owner", to: "Ghost", inverse: "Ghost.pets")])),
            sound: sound),
        RuleCase(
            "unknown-inverse", .error, "A.b", "'A.b' names 'B.aa' as its inverse, but 'B' has no relationship 'aa'",
            help: "did you mean 'a'?", broken: pair { $0.inverse = InverseReference(name: "aa") }, sound: sound),
        RuleCase(
            "unknown-inverse", .error, "A.b",
            "'A.b' names 'Ghost.a' as its inverse, but the model has no entity 'Ghost'",
            help: "name the relationship that leads back to 'A'",
            broken: pair { $0.inverse = InverseReference(name: "a", entity: "Ghost") }, sound: sound),
        RuleCase(
            "unreciprocated-inverse", .error, "A.b", "'A.b' names 'B.a' as its inverse, which names 'A.other'",
            help: "let the two name each other",
            broken: Sample.model(
                Sample.entity(
                    "A", [],
                    [
                        Sample.relationship("b", to: "B", inverse: "a"),
                        Sample.relationship("other", to: "B", inverse: "a"),
                    ]),
                Sample.entity("B", [], [Sample.relationship("a", to: "A", inverse: "other")])),
            sound: sound),
        RuleCase(
            "unreciprocated-inverse", .error, "A.b", "'A.b' names 'B.a' as its inverse, which names no inverse",
            help: "let the two name each other",
            broken: Sample.model(
                Sample.entity("A", [], [Sample.relationship("b", to: "B", inverse: "a")]),
                Sample.entity("B", [], [Sample.relationship("a", to: "A")])),
            sound: sound),
        RuleCase(
            "unreciprocated-inverse", .error, "A.b", "'A.b' names 'A.b' as its inverse, but 'A.b' leads to 'B'",
            help: "let each lead to the other's entity",
            broken: alone { $0.inverse = InverseReference(name: "b", entity: "A") },
            sound: Sample.model(Sample.entity("A", [], [Sample.relationship("b", to: "A", inverse: "b")]))),
        RuleCase(
            "missing-inverse", .warning, "A.b",
            "'A.b' has no inverse, so no 'A' object is told when its 'B' is deleted",
            help: "add a relationship from 'B' to 'A' and make the two each other's inverse",
            broken: alone { _ in }, sound: sound),
        RuleCase(
            "missing-inverse", .warning, "A.b",
            "'A.b' has no inverse, so each 'B' can be in only one 'A' object's 'b'",
            help: "add a relationship from 'B' to 'A' and make the two each other's inverse",
            broken: alone { $0.isToMany = true }, sound: pair { $0.isToMany = true }),
        RuleCase(
            "transient-mismatch", .error, "A.b", "'A.b' is transient, but its inverse 'B.a' is not",
            help: "make both transient, or neither", broken: pair { $0.isTransient = true },
            sound: alone { $0.isTransient = true }),
    ]

    private static let counts = [
        RuleCase(
            "count-bounds", .error, "A.b", "'A.b' asks for at least 5 but at most 3",
            help: "raise the maximum, or lower the minimum",
            broken: pair {
                $0.isToMany = true
                ($0.minimumCount, $0.maximumCount) = (5, 3)
            },
            sound: pair {
                $0.isToMany = true
                ($0.minimumCount, $0.maximumCount) = (3, 3)
            }),
        RuleCase(
            "negative-count", .warning, "A.b", "'A.b' has the maximum -1, which is read as no bound",
            help: "write 0, or leave it out", broken: pair { $0.maximumCount = -1 }, sound: pair { $0.minimumCount = 0 }
        ),
        RuleCase(
            "ordered-to-one", .warning, "A.b", "'A.b' is ordered, but holds one object at most",
            help: "remove the order, or make it to-many", broken: pair { $0.isOrdered = true },
            sound: pair {
                $0.isToMany = true
                $0.isOrdered = true
            }),
        RuleCase(
            "to-many-of-one", .warning, "A.b", "'A.b' is to-many with a maximum of 1, which Core Data takes as to-one",
            help: "make it to-one, or raise the maximum",
            broken: pair {
                $0.isToMany = true
                $0.maximumCount = 1
            }, sound: pair { $0.maximumCount = 1 }),
        RuleCase(
            "to-one-count", .warning, "A.b", "'A.b' is to-one with a maximum of 4, which has no effect",
            help: "make it to-many, or set the maximum to 1", broken: pair { $0.maximumCount = 4 },
            sound: pair { $0.maximumCount = 1 }),
    ]

    @Test(arguments: ends + counts) func findsOnlyWhatBreaksIt(_ row: RuleCase) throws { try row.check() }

    @Test func aMissingDestinationIsToldOnce() {
        let model = Sample.model(
            Sample.entity("Pet", [], [Sample.relationship("owner", to: "Ghost", inverse: "Ghost.pets")]))
        #expect(ModelFacts(model).findings.map(\.rule) == ["unknown-destination"])
    }

    @Test func aPairThatLeadsElsewhereIsToldAtBothEnds() {
        let model = Sample.model(
            Sample.entity("A", [], [Sample.relationship("b", to: "B", inverse: "a")]),
            Sample.entity("B", [], [Sample.relationship("a", to: "C", inverse: "A.b")]), Sample.entity("C"))
        #expect(
            ModelFacts(model).findings.map(\.message) == [
                "'A.b' names 'B.a' as its inverse, but 'B.a' leads to 'C'",
                "'B.a' names 'A.b' as its inverse, but 'B.a' leads to 'C'",
            ])
    }

    @Test func orderIsThatOfOneSideOnly() throws {
        let facts = ModelFacts(
            Sample.model(
                Sample.entity(
                    "Route", [],
                    [Sample.relationship("stops", to: "Stop", inverse: "routes", toMany: true) { $0.isOrdered = true }]),
                Sample.entity("Stop", [], [Sample.relationship("routes", to: "Route", inverse: "stops", toMany: true)]))
        )
        #expect(facts.findings.isEmpty)
        #expect(facts.relationships.map(\.relationship.isOrdered) == [true, false])
    }
}
