import DataModel
import TestModels
import SourceText
import Testing

@testable import ModelAnalysis

@Suite struct EntityRuleTests {
    private static func withDefault(_ name: String, _ value: String) -> Attribute {
        var attribute = Sample.attribute(name)
        attribute.defaultValue = .text(value)
        return attribute
    }

    private static let entities = [
        RuleCase(
            "duplicate-entity", .error, "A", "there are two entities named 'A'",
            help: "rename one of the two, or remove it",
            broken: Sample.model(Sample.entity("A"), Sample.entity("B"), Sample.entity("A")),
            sound: Sample.model(Sample.entity("Item"), Sample.entity("item"))),
        RuleCase(
            "duplicate-property", .error, "A.x", "'A' has two properties named 'x'",
            help: "rename one of the two, or remove it",
            broken: Sample.model(
                Sample.entity("A", [Sample.attribute("x")], [Sample.relationship("x", to: "A")])),
            sound: Sample.model(Sample.entity("A", [Sample.attribute("x")], [Sample.relationship("X", to: "A")]))),
        RuleCase(
            "duplicate-property", .error, "C.x", "'C' declares 'x', which it inherits from 'B' already",
            help: "remove it here, or give it another name",
            broken: Sample.model(
                Sample.entity("C", parent: "B", [Sample.attribute("x")]), Sample.entity("A", [Sample.attribute("y")]),
                Sample.entity("B", parent: "A", [Sample.attribute("x")])),
            sound: Sample.model(
                Sample.entity("A"), Sample.entity("B", parent: "A", [Sample.attribute("x")]),
                Sample.entity("C", parent: "A", [Sample.attribute("x")]))),
        RuleCase(
            "inherited-default", .warning, "C.x",
            "'C.x' has a default of its own, but is inherited from 'A', where all kinds have one default",
            help: "set it in code when an object is made, in 'awakeFromInsert'",
            broken: Sample.model(
                Sample.entity("A", [Sample.attribute("x")]), Sample.entity("B", parent: "A"),
                Sample.entity("C", parent: "B", [withDefault("x", "task")])),
            sound: Sample.model(
                Sample.entity("A", [withDefault("x", "task")]), Sample.entity("C", parent: "A", []))),
        RuleCase(
            "duplicate-property", .error, "C.x", "'C' declares 'x', which it inherits from 'A' already",
            help: "remove it here, or give it another name",
            broken: Sample.model(
                Sample.entity("A", [withDefault("x", "task")]),
                Sample.entity("C", parent: "A", [withDefault("x", "task")])),
            sound: Sample.model(Sample.entity("A", [withDefault("x", "task")]), Sample.entity("C", parent: "A"))),
        RuleCase(
            "unknown-parent", .error, "Car", "'Car' is a kind of 'Vehicel', which the model does not have",
            help: "did you mean 'Vehicle'?",
            broken: Sample.model(Sample.entity("Car", parent: "Vehicel"), Sample.entity("Vehicle")),
            sound: Sample.model(Sample.entity("Car", parent: "Vehicle"), Sample.entity("Vehicle"))),
        RuleCase(
            "unknown-parent", .error, "Car", "'Car' is a kind of 'Ghost', which the model does not have",
            help: "add 'Ghost', or remove the parent",
            broken: Sample.model(Sample.entity("Car", parent: "Ghost"), Sample.entity("Vehicle")),
            sound: Sample.model(Sample.entity("Car"))),
        RuleCase(
            "parent-cycle", .error, "A", "'A' is a kind of itself: 'A' → 'B' → 'A'",
            help: "give one of them another parent, or none",
            broken: Sample.model(
                Sample.entity("C", parent: "A"), Sample.entity("A", parent: "B"),
                Sample.entity("B", parent: "A")),
            sound: Sample.model(Sample.entity("A", parent: "B"), Sample.entity("B"))),
        RuleCase(
            "parent-cycle", .error, "A", "'A' is a kind of itself: 'A' → 'A'",
            help: "give one of them another parent, or none",
            broken: Sample.model(Sample.entity("A", parent: "A")), sound: Sample.model(Sample.entity("A"))),
    ]

    private static let constraints = [
        RuleCase(
            "unknown-constraint-property", .error, "A",
            "a uniqueness constraint of 'A' names 'cod', which the entity does not have",
            help: "did you mean 'code'?",
            broken: Sample.model(
                Sample.entity("A", [Sample.attribute("code")]) {
                    $0.uniquenessConstraints = [["code"], ["cod", "code"]]
                }),
            sound: Sample.model(
                Sample.entity("P", [Sample.attribute("code")]),
                Sample.entity("A", parent: "P") { $0.uniquenessConstraints = [["code"]] })),
        RuleCase(
            "transient-constraint", .error, "A.code", "'A.code' is transient, but stands in a uniqueness constraint",
            help: "remove it from the constraint, or store it",
            broken: Sample.model(
                Sample.entity("A", [Sample.attribute("code") { $0.isTransient = true }]) {
                    $0.uniquenessConstraints = [["code"]]
                }),
            sound: Sample.model(
                Sample.entity("A", [Sample.attribute("code"), Sample.attribute("x") { $0.isTransient = true }]) {
                    $0.uniquenessConstraints = [["code"]]
                })),
        RuleCase(
            "unknown-index-property", .warning, "A",
            "the index 'byCode' of 'A' names 'code', which the entity does not have",
            help: "remove 'code' from the index",
            broken: Sample.model(
                Sample.entity("A") {
                    var index = FetchIndex(name: "byCode")
                    index.elements = [FetchIndex.Element(property: "code"), FetchIndex.Element(expression: "self.x")]
                    $0.indexes = [index]
                }),
            sound: Sample.model(
                Sample.entity("A", [Sample.attribute("code")]) {
                    var index = FetchIndex(name: "byCode")
                    index.elements = ["code", "self", "place.zip"].map { FetchIndex.Element(property: $0) }
                    $0.indexes = [index]
                    $0.compoundIndexes = [["code"]]
                })),
        RuleCase(
            "unknown-index-property", .warning, "A",
            "a compound index of 'A' names 'x', which the entity does not have",
            help: "remove 'x' from the index",
            broken: Sample.model(Sample.entity("A") { $0.compoundIndexes = [["x"]] }),
            sound: Sample.model(Sample.entity("A", [Sample.attribute("x")]) { $0.compoundIndexes = [["x"]] })),
        RuleCase(
            "unknown-configuration-member", .error, "Cloud",
            "the configuration 'Cloud' has the member 'Ghost', which the model does not have",
            help: "add 'Ghost', or remove the member",
            broken: Sample.model(Sample.entity("A")) {
                $0.configurations = [Configuration(name: "Cloud")]
                $0.configurations[0].entities = ["A", "Ghost"]
            },
            sound: Sample.model(Sample.entity("A")) {
                $0.configurations = [Configuration(name: "Cloud")]
                $0.configurations[0].entities = ["A"]
            }),
    ]

    private static func separated(_ members: [[String]]) -> Model {
        Sample.model(
            Sample.entity("A", [], [Sample.relationship("b", to: "B", inverse: "a")]),
            Sample.entity("B", [], [Sample.relationship("a", to: "A", inverse: "b")])
        ) {
            $0.configurations = members.enumerated().map { index, names in
                var configuration = Configuration(name: "C\(index)")
                configuration.entities = names
                return configuration
            }
        }
    }

    @Test(arguments: entities + constraints) func findsOnlyWhatBreaksIt(_ row: RuleCase) throws { try row.check() }

    @Test(arguments: [[["A"], ["A", "B"]], [["A"]], []]) func pairsThatShareAConfigurationAreFine(
        _ members: [[String]]
    ) throws {
        try RuleCase(
            "separated-by-configurations", .warning, "A.b",
            "'A.b' leads to 'B', with which its entity shares no configuration",
            help: "put both into one configuration, or use a fetched property, which can cross stores",
            broken: Self.separated([["A"], ["B"]]), sound: Self.separated(members)
        ).check()
    }

    @Test func aDuplicateIsNotToldAsABrokenInverse() {
        let side = Sample.entity("A", [], [Sample.relationship("b", to: "B", inverse: "a")])
        let other = Sample.entity("B", [], [Sample.relationship("a", to: "A", inverse: "b")])
        let doubled = Sample.entity(
            "A", [],
            [Sample.relationship("b", to: "B", inverse: "a"), Sample.relationship("b", to: "B", inverse: "a")])
        #expect(ModelFacts(Sample.model(side, side, other)).findings.map(\.rule) == ["duplicate-entity"])
        #expect(ModelFacts(Sample.model(doubled, other)).findings.map(\.rule) == ["duplicate-property"])
    }

    @Test func findingsStandAtTheirPlaces() throws {
        let file = SourceFile(path: "model.json", text: "first second")
        let facts = ModelFacts(
            Sample.model(
                Sample.entity("A") { $0.range = file.range(0, 5) },
                Sample.entity("A") { $0.range = file.range(6, 12) }))
        let finding = try #require(facts.findings.first)
        #expect(finding.range == file.range(6, 12))
        #expect(finding.notes == [Diagnostic.Note("the first one is here", at: file.range(0, 5))])
        #expect(finding.entity?.index == 1)
    }

    @Test func findingsFollowTheOrderOfEntitiesAndRules() {
        let facts = ModelFacts(
            Sample.model(
                Sample.entity("A", [Sample.attribute("u", .undefined)], [Sample.relationship("b", to: "B")]),
                Sample.entity("B", [], [Sample.relationship("g", to: "Ghost"), Sample.relationship("n", to: nil)])
            ) { $0.fetchRequests = [FetchRequest(name: "r", entity: "Ghost")] })
        #expect(
            facts.findings.map(\.rule) == [
                "missing-inverse", "undefined-type", "no-destination", "unknown-destination", "unknown-fetch-entity",
            ])
    }
}
