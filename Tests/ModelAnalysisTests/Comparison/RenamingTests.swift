import DataModel
import TestModels
import Testing

@testable import ModelAnalysis

/// What is the same under another name, or in another entity.
@Suite struct RenamingTests {
    private static func named(_ name: String, was identifier: String? = nil, _ type: AttributeType = .string)
        -> Attribute
    {
        Sample.attribute(name, type) {
            $0.isOptional = true
            $0.renamingIdentifier = identifier
        }
    }

    @Test func anIdentifierIsExact() {
        let comparison = ComparisonSample.compare(
            [Sample.entity("Order", [Self.named("note")])],
            [Sample.entity("Purchase", [Self.named("remark", was: "note")]) { $0.renamingIdentifier = "Order" }])
        let lines = [
            "entity-renamed: inferred", "entity-renaming-identifier: none", "attribute-renamed: inferred",
            "attribute-renaming-identifier: none",
        ]
        #expect(comparison.lines == lines)
        #expect(comparison.suggestions.isEmpty)
    }

    @Test func withoutAnIdentifierItIsOnlySuggested() throws {
        let comparison = ComparisonSample.compare(
            [Sample.entity("Order", [Self.named("note"), Self.named("number", was: nil, .integer32)])],
            [Sample.entity("Order", [Self.named("notes"), Self.named("number", was: nil, .integer32)])])
        #expect(comparison.lines == ["attribute-added: inferred", "attribute-removed: data-lost"])
        let suggestion = try #require(comparison.suggestions.first)
        #expect(suggestion.old.qualifiedName == "Order.note")
        #expect(suggestion.new.qualifiedName == "Order.notes")
        #expect(suggestion.identifier == "note")
    }

    @Test func anEntityThatHasTheSameIsSuggested() throws {
        let properties = [Self.named("title"), Self.named("isbn"), Self.named("pages", was: nil, .integer32)]
        let comparison = ComparisonSample.compare(
            [Sample.entity("Book", properties)], [Sample.entity("Publication", properties), Sample.entity("Shelf")])
        let suggestion = try #require(comparison.suggestions.first)
        #expect(comparison.suggestions.count == 1)
        #expect(suggestion.old.name == "Book")
        #expect(suggestion.new.name == "Publication")
    }

    @Test func whatHasLittleInCommonIsNotSuggested() {
        func sensor(_ name: String, _ attributes: [Attribute] = []) -> Entity {
            Sample.entity(name, attributes, [Sample.relationship("owner", to: "Owner")])
        }
        let owner = Sample.entity("Owner")
        // One relationship is the same, and nothing else.
        #expect(ComparisonSample.compare([owner, sensor("Foo")], [owner, sensor("Zebra")]).suggestions.isEmpty)
        // Names that share a word say more.
        let named = ComparisonSample.compare([owner, sensor("HeartBeat")], [owner, sensor("HeartBeatSample")])
        #expect(named.suggestions.map(\.identifier) == ["HeartBeat"])
        // Of two that are as like as each other, none is.
        let values = ["a", "b", "c"].map { Sample.attribute($0) }
        let twins = ComparisonSample.compare(
            [owner, sensor("Foo", values)], [owner, sensor("Walrus", values), sensor("Giraffe", values)])
        #expect(twins.suggestions.isEmpty)
    }

    @Test func whatHasNothingInCommonIsNotSuggested() {
        let comparison = ComparisonSample.compare(
            [Sample.entity("Order", [Self.named("note")])],
            [Sample.entity("Order", [Self.named("weight", was: nil, .double)])])
        #expect(comparison.suggestions.isEmpty)
    }

    @Test func referencesToARenamedEntityAreNoChanges() {
        func model(_ name: String, was identifier: String?) -> [Entity] {
            [
                Sample.entity("Order", [], [Sample.relationship("customer", to: name, inverse: "orders")]),
                Sample.entity(name, [], [Sample.relationship("orders", to: "Order", inverse: "customer", toMany: true)])
                {
                    $0.renamingIdentifier = identifier
                },
                Sample.entity("Partner", parent: name),
            ]
        }
        let comparison = ComparisonSample.compare(model("Customer", was: nil), model("Client", was: "Customer"))
        #expect(comparison.lines == ["entity-renamed: inferred", "entity-renaming-identifier: none"])
    }

    @Test func referencesToARenamedInverseAreNoChanges() {
        func model(_ name: String, was identifier: String?) -> [Entity] {
            [
                Sample.entity("Order", [], [Sample.relationship("customer", to: "Customer", inverse: name)]),
                Sample.entity(
                    "Customer", [],
                    [
                        Sample.relationship(name, to: "Order", inverse: "customer", toMany: true) {
                            $0.renamingIdentifier = identifier
                        }
                    ]),
            ]
        }
        let comparison = ComparisonSample.compare(model("orders", was: nil), model("purchases", was: "orders"))
        #expect(comparison.lines == ["relationship-renamed: inferred", "relationship-renaming-identifier: none"])
    }

    @Test func identifiersThatDifferAreToBeChecked() throws {
        let comparison = ComparisonSample.compare(
            [Sample.entity("Order", [Self.named("note", was: "remark")])],
            [Sample.entity("Order", [Self.named("note")])])
        let change = try #require(comparison.changes.first)
        #expect(comparison.lines == ["attribute-renaming-identifier: check"])
        #expect(change.reason == .identifiersDiffer)
    }

    // MARK: Hierarchies

    @Test func aPropertyMovesUpToANewParent() {
        let comparison = ComparisonSample.compare(
            [Sample.entity("Dog", [Self.named("name")])],
            [Sample.entity("Animal", [Self.named("name")]), Sample.entity("Dog", parent: "Animal")])
        #expect(
            comparison.lines == ["entity-added: inferred", "attribute-moved: inferred", "entity-parent: inferred"])
    }

    /// What others had is new to the kinds that get it when it moves up, and so is what a new parent has.
    @Test func whatIsInheritedFromNowOnIsLikeWhatIsNew() throws {
        func required(_ name: String, default value: String? = nil) -> Attribute {
            Sample.attribute(name) {
                $0.isOptional = false
                $0.defaultValue = value.map { .text($0) }
            }
        }
        func moved(_ attribute: Attribute) throws -> ModelChange {
            let cat = Sample.entity("Cat", parent: "Animal")
            let comparison = ComparisonSample.compare(
                [Sample.entity("Animal"), cat, Sample.entity("Dog", parent: "Animal", [attribute])],
                [Sample.entity("Animal", [attribute]), cat, Sample.entity("Dog", parent: "Animal")])
            return try #require(comparison.changes.first { $0.action == .moved })
        }
        #expect(try moved(required("name")).verdict == .custom)
        #expect(try moved(required("name")).reason == .newWithoutDefault)
        #expect(try moved(required("name", default: "Rex")).verdict == .inferredWithDefault)
        #expect(try moved(Self.named("name")).verdict == .inferred)

        func adopted(_ attribute: Attribute?, _ relationships: [Relationship] = []) throws -> ModelChange {
            let comparison = ComparisonSample.compare(
                [Sample.entity("Dog"), Sample.entity("Owner")],
                [
                    Sample.entity("Animal", attribute.map { [$0] } ?? [], relationships),
                    Sample.entity("Dog", parent: "Animal"), Sample.entity("Owner"),
                ])
            return try #require(comparison.changes.first { $0.action == .changed(.parent) })
        }
        #expect(try adopted(required("name")).reason == .newWithoutDefault)
        #expect(try adopted(required("name", default: "Rex")).verdict == .inferredWithDefault)
        #expect(try adopted(Self.named("name")).reason == nil)
        let owner = Sample.relationship("owner", to: "Owner") { $0.isOptional = false }
        #expect(try adopted(nil, [owner]).reason == .failsAtSave)
    }

    @Test func aPropertyMovesDownAndOtherKindsLoseIt() throws {
        let kinds = [Sample.entity("Cat", parent: "Animal"), Sample.entity("Dog", parent: "Animal")]
        let comparison = ComparisonSample.compare(
            [Sample.entity("Animal", [Self.named("name")]) { $0.isAbstract = true }] + kinds,
            [
                Sample.entity("Animal") { $0.isAbstract = true }, kinds[0],
                Sample.entity("Dog", parent: "Animal", [Self.named("name")]),
            ])
        #expect(comparison.lines == ["attribute-moved: data-lost"])
        #expect(comparison.changes.first?.reason == .otherKindsLose)
    }

    @Test func aPropertyMovesDownToAllKinds() {
        let comparison = ComparisonSample.compare(
            [
                Sample.entity("Animal", [Self.named("name")]) { $0.isAbstract = true },
                Sample.entity("Cat", parent: "Animal"), Sample.entity("Dog", parent: "Animal"),
            ],
            [
                Sample.entity("Animal") { $0.isAbstract = true },
                Sample.entity("Cat", parent: "Animal", [Self.named("name")]),
                Sample.entity("Dog", parent: "Animal", [Self.named("name")]),
            ])
        #expect(comparison.lines == ["attribute-moved: inferred", "attribute-moved: inferred"])
    }

    @Test func aPropertyOfAParentThatIsGoneMovesDown() {
        let comparison = ComparisonSample.compare(
            [
                Sample.entity("Animal", [Self.named("name")]) { $0.isAbstract = true },
                Sample.entity("Dog", parent: "Animal"),
            ], [Sample.entity("Dog", [Self.named("name")])])
        #expect(
            comparison.lines == ["entity-parent: inferred", "attribute-moved: inferred", "entity-removed: inferred"])
    }

    // MARK: Chains

    private static func version(_ name: String, was identifier: String?) -> ModelFacts {
        ComparisonSample.facts([Sample.entity("Order", [named(name, was: identifier)])])
    }

    @Test func aChainHoldsWhereTheOldestNameIsKept() {
        let versions = [
            Self.version("a", was: nil), Self.version("b", was: "a"), Self.version("c", was: "a"),
        ]
        #expect(RenameChainBreak.breaks(along: versions).isEmpty)
    }

    @Test func aChainBreaksWhereEachNamesTheLast() throws {
        let versions = [
            Self.version("a", was: nil), Self.version("b", was: "a"), Self.version("c", was: "b"),
        ]
        let found = try #require(RenameChainBreak.breaks(along: versions).first)
        #expect(found.names == ["a", "b", "c"])
        #expect(found.identifier == "a")
        #expect(found.old.qualifiedName == "Order.a")
        #expect(found.new.qualifiedName == "Order.c")
        // The second step is a renaming to whoever reads it, but the identifiers are not the same, and Core Data pairs by them.
        let step = ModelComparison(of: versions[1], and: versions[2])
        #expect(step.lines == ["attribute-renamed: inferred", "attribute-renaming-identifier: check"])
        #expect(step.changes.last?.reason == .identifiersDiffer)
        #expect(ModelComparison(of: versions[0], and: versions[2]).verdict == .dataLost)
    }

    @Test func aChainOfEntitiesBreaks() throws {
        func version(_ name: String, _ identifier: String?) -> ModelFacts {
            ComparisonSample.facts([Sample.entity(name) { $0.renamingIdentifier = identifier }])
        }
        let versions = [version("A", nil), version("B", "A"), version("C", "B")]
        let found = try #require(RenameChainBreak.breaks(along: versions).first)
        #expect(found.names == ["A", "B", "C"])
        #expect(found.identifier == "A")
    }
}
