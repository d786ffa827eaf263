import DataModel
import TestModels
import ModelAnalysis
import Testing

@testable import Diagrams

/// Pictures of two models.
@Suite struct ComparisonDiagramTests {
    private static func diagram(_ old: Model, _ new: Model) -> Diagram {
        let comparison = ModelComparison(
            of: ModelFacts(of: ModelResolver.resolve(old)), and: ModelFacts(of: ModelResolver.resolve(new)))
        return ComparisonDiagramBuilder(comparison).diagram(title: "Change", detail: .full)
    }

    private static let old = Sample.model(
        Sample.entity(
            "Order", [Sample.attribute("number", .integer32), Sample.attribute("note"), Sample.attribute("same")],
            [
                Sample.relationship("customer", to: "Customer", inverse: "orders"),
                Sample.relationship("coupon", to: "Coupon"),
            ]),
        Sample.entity("Customer", [], [Sample.relationship("orders", to: "Order", inverse: "customer", toMany: true)]),
        Sample.entity("Coupon"))

    private static let new = Sample.model(
        Sample.entity(
            "Order",
            [Sample.attribute("number", .integer64), Sample.attribute("same"), Sample.attribute("sum", .decimal)],
            [
                Sample.relationship("customer", to: "Customer", inverse: "orders"),
                Sample.relationship("invoice", to: "Invoice"),
            ]),
        Sample.entity("Customer", [], [Sample.relationship("orders", to: "Order", inverse: "customer", toMany: true)]),
        Sample.entity("Invoice"))

    @Test func entitiesOfBothModelsAreThere() throws {
        let diagram = Self.diagram(Self.old, Self.new)
        let marks = diagram.cards.map { "\($0.name): \($0.change?.rawValue ?? $0.stub?.rawValue ?? "same")" }
        #expect(marks == ["Order: changed", "Invoice: added", "Customer: outside", "Coupon: removed"])
        let order = try #require(diagram.cards.first)
        #expect(order.attributes.map { "\($0.change?.sign ?? "")\($0.name)" } == ["~number", "+sum", "−note"])
        #expect(order.hiddenAttributes == 1)
        #expect(
            order.relationships.map { "\($0.change?.sign ?? "")\($0.name)" } == ["customer", "+invoice", "−coupon"])
    }

    @Test func linesOfBothModelsEndAtTheirRows() throws {
        let diagram = Self.diagram(Self.old, Self.new)
        let lines = diagram.lines.map { "\($0.change?.sign ?? "")\($0.from.name) → \($0.to.name)" }
        #expect(lines == ["Customer.orders → Order.customer", "+Order.invoice → Invoice", "−Order.coupon → Coupon"])
        for line in diagram.lines {
            for end in [line.from, line.to] {
                guard let row = end.row else { continue }
                #expect(diagram.cards[end.card].relationships[row].name == end.property)
            }
        }
        // The whole can be placed and drawn.
        let root = try Pictures.svg(diagram)
        let changes = root.all(ofClass: "change")
        #expect(changes.map { $0.attributes["class"] } == ["change change-added", "change change-removed"])
    }

    @Test func aRenamedEntityIsOneCard() {
        let renamed = Sample.model(
            Sample.entity("Purchase", Self.old.entities[0].attributes, Self.old.entities[0].relationships) {
                $0.renamingIdentifier = "Order"
            },
            Sample.entity(
                "Customer", [], [Sample.relationship("orders", to: "Purchase", inverse: "customer", toMany: true)]),
            Sample.entity("Coupon"))
        let diagram = Self.diagram(Self.old, renamed)
        #expect(diagram.cards.map(\.name) == ["Purchase", "Customer", "Coupon"])
        #expect(diagram.cards[0].change == .changed)
        #expect(diagram.lines.allSatisfy { $0.change == nil })
        #expect(diagram.lines.count == 2)
    }

    @Test func aNewInverseChangesTheLine() {
        let oneWay = Sample.model(
            Sample.entity("Order", [], [Sample.relationship("customer", to: "Customer")]), Sample.entity("Customer"))
        let pair = Sample.model(
            Sample.entity("Order", [], [Sample.relationship("customer", to: "Customer", inverse: "orders")]),
            Sample.entity(
                "Customer", [], [Sample.relationship("orders", to: "Order", inverse: "customer", toMany: true)]))
        let diagram = Self.diagram(oneWay, pair)
        #expect(diagram.lines.count == 1)
        #expect(diagram.lines[0].change == .changed)
        #expect(diagram.lines[0].kind == .pair)
    }

    @Test func nothingIsShownOfEqualModels() {
        let diagram = Self.diagram(Self.old, Self.old)
        #expect(diagram.cards.isEmpty)
        #expect(diagram.lines.isEmpty)
        #expect(diagram.changes.isEmpty)
    }

    @Test func picturesOfOneModelKnowNothingOfIt() throws {
        let text = SVGWriter.text(of: Pictures.layOut(Pictures.overview(Self.old)))
        #expect(!text.contains("halo"))
        #expect(!text.contains("change"))
        let changed = SVGWriter.text(of: Pictures.layOut(Self.diagram(Self.old, Self.new)))
        #expect(changed.contains(".halo"))
        #expect(
            SVGWriter.digest(of: Self.diagram(Self.old, Self.new))
                != SVGWriter.digest(of: Self.diagram(Self.new, Self.old)))
    }

    @Test func theLegendExplainsTheMarksThatOccur() {
        let items = LegendItem.items(of: Self.diagram(Self.old, Self.new))
        for mark in ChangeMark.allCases { #expect(items.contains(.change(mark))) }
        #expect(!LegendItem.items(of: Pictures.overview(Self.old)).contains(.change(.added)))
    }
}
