import DataModel
import TestModels
import Testing

@testable import ModelAnalysis

/// Every part of a model is compared.
@Suite struct ComparisonTests {
    @Test func aModelIsTheSameAsItself() {
        let model = [
            Sample.entity("Order", [ComparisonSample.optional()], [ComparisonSample.toMany()]),
            Sample.entity("Customer"),
            Sample.entity("Customer"),
        ]
        #expect(ComparisonSample.compare(model, model).isEmpty)
        #expect(ComparisonSample.compare(model, model).deletions.isEmpty)
    }

    @Test func theOrderOfThingsIsNoDifference() {
        let (order, customer) = (Sample.entity("Order"), Sample.entity("Customer"))
        #expect(ComparisonSample.compare([order, customer], [customer, order]).isEmpty)
    }

    @Test func whatXcodeWritesInAnyCaseIsNoDifference() {
        let comparison = ComparisonSample.relationship(
            ComparisonSample.toOne(),
            ComparisonSample.toOne {
                $0.maximumCount = 1
                $0.minimumCount = 0
            })
        #expect(comparison.isEmpty)
    }

    private static func model(_ edit: (inout Model) -> Void) -> ModelFacts {
        ModelFacts(of: ModelResolver.resolve(Sample.model(Sample.entity("Order"), edit: edit)), rules: [])
    }

    struct Case: Sendable {
        let kind: String
        let edit: @Sendable (inout Model) -> Void
    }

    @Test(arguments: [
        Case(kind: "model-cloudkit: none") { $0.isUsedWithCloudKit = true },
        Case(kind: "model-swiftdata: none") { $0.isUsedWithSwiftData = true },
        Case(kind: "model-version-identifier: none") { $0.versionIdentifier = "2" },
        Case(kind: "model-documentation: none") { $0.documentation = "What is sold." },
        Case(kind: "model-user-info: none") { $0.userInfo = [UserInfoEntry(key: "a", value: "b")] },
        Case(kind: "composite-added: none") { $0.composites = [Composite(name: "Address")] },
        Case(kind: "fetch-request-added: none") { $0.fetchRequests = [FetchRequest(name: "all", entity: "Order")] },
        Case(kind: "configuration-added: none") { $0.configurations = [Configuration(name: "Local")] },
    ]) func whatStandsBesideEntitiesIsCompared(_ row: Case) {
        let comparison = ModelComparison(of: Self.model { _ in }, and: Self.model(row.edit))
        #expect(comparison.lines == [row.kind])
        let back = ModelComparison(of: Self.model(row.edit), and: Self.model { _ in })
        #expect(back.changes.count == 1)
    }

    @Test func anOldEntityInANewConfigurationIsToBeChecked() {
        func model(_ members: [String]) -> ModelFacts {
            Self.model { model in
                var configuration = Configuration(name: "Local")
                configuration.entities = members
                model.configurations = [configuration]
            }
        }
        let comparison = ModelComparison(of: model([]), and: model(["Order"]))
        #expect(comparison.lines == ["configuration-members: check"])
    }

    @Test func documentationInTheUserInfoIsDocumentation() {
        let old = Sample.entity("Order") { $0.documentation = "What is sold." }
        let new = Sample.entity("Order") { $0.userInfo = [UserInfoEntry(key: "documentation", value: "What is sold.")] }
        #expect(ComparisonSample.compare([old], [new]).isEmpty)
        let other = Sample.entity("Order") { $0.userInfo = [UserInfoEntry(key: "documentation", value: "Sold.")] }
        #expect(ComparisonSample.compare([old], [other]).lines == ["entity-documentation: none"])
    }

    @Test func theSideThatStaysKeepsTheLinks() {
        func model(hasBack: Bool) -> [Entity] {
            [
                Sample.entity(
                    "Order", [], [Sample.relationship("customer", to: "Customer", inverse: hasBack ? "orders" : nil)]),
                Sample.entity(
                    "Customer", [],
                    hasBack ? [Sample.relationship("orders", to: "Order", inverse: "customer", toMany: true)] : []),
            ]
        }
        let comparison = ComparisonSample.compare(model(hasBack: true), model(hasBack: false))
        #expect(comparison.lines == ["relationship-inverse: inferred", "relationship-removed: inferred"])
    }
}
