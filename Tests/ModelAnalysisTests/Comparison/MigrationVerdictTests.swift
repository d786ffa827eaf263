import DataModel
import TestModels
import Testing

@testable import ModelAnalysis

/// The rows of Apple's lists of what lightweight migration does, one by one, and of what version hashes hold.
@Suite struct MigrationVerdictTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let comparison: ModelComparison
        let kind: String
        let verdict: MigrationVerdict
        var hash = HashEffect.changes
        var testDescription: String { name }
    }

    private static let given: @Sendable (inout Attribute) -> Void = { $0.defaultValue = .text("none") }

    static let attributes: [Case] = {
        let (optional, required) = (ComparisonSample.optional(), ComparisonSample.required())
        let withDefault = ComparisonSample.required(edit: given)
        let derived = ComparisonSample.optional { $0.derivation = "customer.name" }
        let transient = ComparisonSample.optional { $0.isTransient = true }
        let number = ComparisonSample.optional(.integer32)
        func compare(_ old: Attribute?, _ new: Attribute?) -> ModelComparison {
            ComparisonSample.attribute(old, new)
        }
        return [
            Case(name: "add optional", comparison: compare(nil, optional), kind: "added", verdict: .inferred),
            Case(
                name: "add required with default", comparison: compare(nil, withDefault), kind: "added",
                verdict: .inferredWithDefault),
            Case(name: "add required", comparison: compare(nil, required), kind: "added", verdict: .custom),
            Case(name: "add derived", comparison: compare(nil, derived), kind: "added", verdict: .inferred),
            Case(name: "remove", comparison: compare(optional, nil), kind: "removed", verdict: .dataLost),
            Case(name: "remove transient", comparison: compare(transient, nil), kind: "removed", verdict: .inferred),
            Case(
                name: "optional → required", comparison: compare(optional, required), kind: "optional",
                verdict: .custom),
            Case(
                name: "optional → required with default",
                comparison: compare(ComparisonSample.optional(edit: given), withDefault), kind: "optional",
                verdict: .inferredWithDefault),
            Case(
                name: "required → optional", comparison: compare(required, optional), kind: "optional",
                verdict: .inferred),
            Case(name: "type", comparison: compare(optional, number), kind: "type", verdict: .custom),
            Case(
                name: "default", comparison: compare(required, withDefault), kind: "default", verdict: .none,
                hash: .none),
            Case(
                name: "pattern",
                comparison: compare(optional, ComparisonSample.optional { $0.regularExpression = "a" }),
                kind: "pattern", verdict: .none, hash: .none),
            Case(
                name: "minimum length",
                comparison: compare(optional, ComparisonSample.optional { $0.minimumLength = 2 }),
                kind: "minimum-length", verdict: .none, hash: .none),
            Case(
                name: "minimum",
                comparison: compare(number, ComparisonSample.optional(.integer32) { $0.minimum = .text("1") }),
                kind: "minimum", verdict: .none, hash: .none),
            Case(
                name: "stored → transient", comparison: compare(optional, transient), kind: "transient",
                verdict: .dataLost),
            Case(
                name: "transient → stored", comparison: compare(transient, optional), kind: "transient",
                verdict: .check),
            Case(
                name: "version hash modifier",
                comparison: compare(optional, ComparisonSample.optional { $0.versionHashModifier = "2" }),
                kind: "version-hash-modifier", verdict: .inferred),
            Case(
                name: "renaming identifier",
                comparison: compare(
                    ComparisonSample.optional { $0.renamingIdentifier = "note" }, ComparisonSample.optional()),
                kind: "renaming-identifier", verdict: .none, hash: .none),
            Case(
                name: "user info",
                comparison: compare(
                    optional, ComparisonSample.optional { $0.userInfo = [UserInfoEntry(key: "a", value: "b")] }),
                kind: "user-info", verdict: .none, hash: .none),
            Case(
                name: "transformer",
                comparison: compare(optional, ComparisonSample.optional { $0.valueTransformer = "T" }),
                kind: "transformer", verdict: .check, hash: .disputed),
            Case(
                name: "external storage",
                comparison: compare(optional, ComparisonSample.optional { $0.isStoredExternally = true }),
                kind: "external-storage", verdict: .check, hash: .disputed),
            Case(
                name: "spotlight",
                comparison: compare(optional, ComparisonSample.optional { $0.isSpotlightIndexed = true }),
                kind: "spotlight", verdict: .none, hash: .none),
            Case(
                name: "index", comparison: compare(optional, ComparisonSample.optional { $0.isIndexed = true }),
                kind: "indexed", verdict: .none, hash: .none),
        ]
    }()

    @Test(arguments: attributes) func ofAttributes(_ row: Case) throws {
        let change = try #require(row.comparison.changes.first { $0.kind == "attribute-\(row.kind)" })
        #expect(change.verdict == row.verdict)
        #expect(change.hash == row.hash)
    }

    static let relationships: [Case] = {
        let (one, many) = (ComparisonSample.toOne(), ComparisonSample.toMany())
        func compare(_ old: Relationship?, _ new: Relationship?) -> ModelComparison {
            ComparisonSample.relationship(old, new)
        }
        func edited(_ edit: (inout Relationship) -> Void) -> Relationship { ComparisonSample.toMany(edit: edit) }
        return [
            Case(name: "add", comparison: compare(nil, one), kind: "added", verdict: .inferred),
            Case(name: "remove", comparison: compare(one, nil), kind: "removed", verdict: .dataLost),
            Case(name: "to-one → to-many", comparison: compare(one, many), kind: "to-many", verdict: .inferred),
            Case(name: "to-many → to-one", comparison: compare(many, one), kind: "to-many", verdict: .check),
            Case(
                name: "ordered", comparison: compare(many, edited { $0.isOrdered = true }), kind: "ordered",
                verdict: .inferred),
            Case(
                name: "unordered", comparison: compare(edited { $0.isOrdered = true }, many), kind: "ordered",
                verdict: .dataLost),
            Case(
                name: "destination elsewhere", comparison: compare(many, edited { $0.destination = "Firm" }),
                kind: "destination", verdict: .custom),
            Case(
                name: "destination below", comparison: compare(many, edited { $0.destination = "Partner" }),
                kind: "destination", verdict: .check),
            Case(
                name: "delete rule alone", comparison: compare(many, edited { $0.deleteRule = .cascade }),
                kind: "delete-rule", verdict: .check, hash: .disputed),
            Case(
                name: "delete rule beside another",
                comparison: compare(
                    many,
                    edited {
                        $0.deleteRule = .cascade
                        $0.isOrdered = true
                    }), kind: "delete-rule", verdict: .none, hash: .disputed),
            Case(
                name: "required", comparison: compare(many, edited { $0.isOptional = false }), kind: "optional",
                verdict: .inferred),
            Case(
                name: "minimum count", comparison: compare(many, edited { $0.minimumCount = 2 }),
                kind: "minimum-count", verdict: .inferred),
            Case(
                name: "maximum count", comparison: compare(many, edited { $0.maximumCount = 5 }),
                kind: "maximum-count", verdict: .inferred),
            Case(
                name: "transient", comparison: compare(many, edited { $0.isTransient = true }), kind: "transient",
                verdict: .dataLost),
            Case(
                name: "inverse",
                comparison: compare(many, edited { $0.inverse = InverseReference(name: "orders") }), kind: "inverse",
                verdict: .inferred),
        ]
    }()

    @Test(arguments: relationships) func ofRelationships(_ row: Case) throws {
        let change = try #require(row.comparison.changes.first { $0.kind == "relationship-\(row.kind)" })
        #expect(change.verdict == row.verdict)
        #expect(change.hash == row.hash)
    }

    static let entities: [Case] = {
        let (animal, dog) = (Sample.entity("Animal"), Sample.entity("Dog"))
        let (pet, kennel) = (Sample.entity("Dog", parent: "Animal"), Sample.entity("Kennel"))
        func edited(_ edit: (inout Entity) -> Void) -> [Entity] { [Sample.entity("Dog", edit: edit)] }
        func compare(_ old: [Entity], _ new: [Entity]) -> ModelComparison { ComparisonSample.compare(old, new) }
        return [
            Case(name: "add", comparison: compare([dog], [dog, animal]), kind: "added", verdict: .inferred),
            Case(name: "remove", comparison: compare([dog, animal], [dog]), kind: "removed", verdict: .dataLost),
            Case(
                name: "remove abstract",
                comparison: compare([dog, Sample.entity("Animal") { $0.isAbstract = true }], [dog]), kind: "removed",
                verdict: .inferred),
            Case(
                name: "rename",
                comparison: compare([dog], [Sample.entity("Hound") { $0.renamingIdentifier = "Dog" }]), kind: "renamed",
                verdict: .inferred),
            Case(name: "new parent", comparison: compare([dog], [animal, pet]), kind: "parent", verdict: .inferred),
            Case(
                name: "out of a hierarchy", comparison: compare([animal, pet], [animal, dog]), kind: "parent",
                verdict: .inferred),
            Case(
                name: "into a hierarchy", comparison: compare([animal, dog], [animal, pet]), kind: "parent",
                verdict: .check),
            Case(
                name: "merged hierarchies",
                comparison: compare([dog, kennel], [animal, pet, Sample.entity("Kennel", parent: "Animal")]),
                kind: "parent", verdict: .custom),
            Case(
                name: "under the parent of another hierarchy",
                comparison: compare(
                    [animal, Sample.entity("Cat", parent: "Animal"), dog],
                    [animal, Sample.entity("Cat", parent: "Animal"), pet]), kind: "parent", verdict: .custom),
            Case(
                name: "one level down",
                comparison: compare(
                    [animal, pet],
                    [animal, Sample.entity("Canine", parent: "Animal"), Sample.entity("Dog", parent: "Canine")]),
                kind: "parent", verdict: .inferred),
            Case(
                name: "abstract", comparison: compare([dog], edited { $0.isAbstract = true }), kind: "abstract",
                verdict: .check),
            Case(
                name: "concrete", comparison: compare(edited { $0.isAbstract = true }, [dog]), kind: "abstract",
                verdict: .inferred),
            Case(
                name: "add a constraint", comparison: compare([dog], edited { $0.uniquenessConstraints = [["chip"]] }),
                kind: "uniqueness", verdict: .check),
            Case(
                name: "remove a constraint",
                comparison: compare(edited { $0.uniquenessConstraints = [["chip"]] }, [dog]), kind: "uniqueness",
                verdict: .inferred),
            Case(
                name: "class", comparison: compare([dog], edited { $0.className = "Hound" }), kind: "class",
                verdict: .none, hash: .none),
            Case(
                name: "code generation", comparison: compare([dog], edited { $0.codeGeneration = "class" }),
                kind: "code-generation", verdict: .none, hash: .none),
            Case(
                name: "compound indexes", comparison: compare([dog], edited { $0.compoundIndexes = [["chip"]] }),
                kind: "compound-indexes", verdict: .none, hash: .none),
            Case(
                name: "version hash modifier", comparison: compare([dog], edited { $0.versionHashModifier = "2" }),
                kind: "version-hash-modifier", verdict: .inferred),
            Case(
                name: "user info",
                comparison: compare([dog], edited { $0.userInfo = [UserInfoEntry(key: "a", value: nil)] }),
                kind: "user-info", verdict: .none, hash: .none),
        ]
    }()

    @Test(arguments: entities) func ofEntities(_ row: Case) throws {
        let change = try #require(row.comparison.changes.first { $0.kind == "entity-\(row.kind)" })
        #expect(change.verdict == row.verdict)
        #expect(change.hash == row.hash)
    }

    /// Without a way back there is room for one of the objects that hold an object.
    @Test func manyToManyWithoutAWayBackIsToBeTried() {
        func model(isPair: Bool, isMany: Bool) -> [Entity] {
            [
                Sample.entity(
                    "Team", [],
                    [Sample.relationship("people", to: "Person", inverse: isPair ? "teams" : nil, toMany: true)]),
                Sample.entity(
                    "Person", [],
                    isPair ? [Sample.relationship("teams", to: "Team", inverse: "people", toMany: isMany)] : []),
            ]
        }
        let many = ComparisonSample.compare(model(isPair: true, isMany: true), model(isPair: false, isMany: true))
        #expect(many.changes.first { $0.kind == "relationship-inverse" }?.reason == .oneHolder)
        #expect(many.verdict == .check)
        let one = ComparisonSample.compare(model(isPair: true, isMany: false), model(isPair: false, isMany: false))
        #expect(one.verdict == .inferred)
    }

    /// What an entity takes along when it leaves its hierarchy, and what it does not.
    @Test func whoLeavesAHierarchyLosesWhatWasInherited() {
        let tag = Sample.attribute("tag")
        func parent(_ attributes: [Attribute], _ relationships: [Relationship] = []) -> Entity {
            Sample.entity("Animal", attributes, relationships)
        }
        let (kind, alone) = (Sample.entity("Dog", parent: "Animal"), Sample.entity("Dog"))
        func reason(_ old: [Entity], _ new: [Entity]) -> MigrationReason? {
            ComparisonSample.compare(old, new).changes.first { $0.kind == "entity-parent" }?.reason
        }
        #expect(reason([parent([tag]), kind], [parent([tag]), alone]) == .inheritedLost)
        // Nothing of it is stored.
        let transient = Sample.attribute("tag") { $0.isTransient = true }
        #expect(reason([parent([transient]), kind], [parent([transient]), alone]) == nil)
        // It has it itself, whether that is told as a move or not.
        let own = Sample.entity("Dog", [tag])
        #expect(reason([parent([tag]), kind], [parent([]), own]) == nil)
        let kept = ComparisonSample.compare([parent([tag]), kind], [parent([tag]), own])
        #expect(kept.lines.sorted() == ["attribute-added: check", "entity-parent: inferred"])
        #expect(kept.changes.first { $0.kind == "attribute-added" }?.reason == .ownNow)

        let owner = Sample.entity("Owner", [], [Sample.relationship("pets", to: "Animal", toMany: true)])
        #expect(reason([parent([]), kind, owner], [parent([]), alone, owner]) == .kinLost)
        let narrowed = Sample.entity("Owner", [], [Sample.relationship("pets", to: "Dog", toMany: true)])
        let only = ComparisonSample.compare([parent([]), kind, owner], [alone, narrowed])
        #expect(only.changes.first { $0.kind == "entity-parent" }?.reason == nil)
        #expect(only.changes.first { $0.kind == "relationship-destination" }?.reason == .relatedDestination)
    }

    @Test func whatIsNotStoredMovesDownWithoutLoss() {
        let mood = Sample.attribute("mood") { $0.isTransient = true }
        let (cat, dog) = (Sample.entity("Cat", parent: "Animal"), Sample.entity("Dog", parent: "Animal"))
        let comparison = ComparisonSample.compare(
            [Sample.entity("Animal", [mood]), cat, dog],
            [Sample.entity("Animal"), cat, Sample.entity("Dog", parent: "Animal", [mood])])
        #expect(comparison.lines == ["attribute-moved: inferred"])
    }

    @Test func fetchIndexesAreUnseenByStores() {
        let old = Sample.entity("Dog")
        let new = Sample.entity("Dog") { $0.indexes = [FetchIndex(name: "byName")] }
        let comparison = ComparisonSample.compare([old], [new])
        #expect(comparison.lines == ["index-added: none"])
        #expect(comparison.hash == .none)
    }

    @Test func theWorstIsThatOfAll() {
        let old = Sample.entity("Dog", [ComparisonSample.optional()])
        let new = Sample.entity("Dog") { $0.isAbstract = true }
        let comparison = ComparisonSample.compare([old], [new])
        #expect(comparison.lines.sorted() == ["attribute-removed: data-lost", "entity-abstract: check"])
        #expect(comparison.verdict == .check)
        #expect(MigrationVerdict.allCases == MigrationVerdict.allCases.sorted())
    }
}
