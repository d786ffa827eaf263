import DataModel
import TestModels
import Testing

@testable import Diagrams

/// The colours of lines: what a deletion does, not what its rule is called.
@Suite struct OutcomeTests {
    private struct Case: Sendable {
        let near: @Sendable (inout Relationship) -> Void
        let far: (@Sendable (inout Relationship) -> Void)?
        let from: Line.Outcome
        let to: Line.Outcome
    }

    private static let cases: [Case] = [
        Case(near: { $0.deleteRule = .cascade }, far: { _ in }, from: .deletes, to: .quiet),
        Case(near: { $0.deleteRule = .deny }, far: { $0.deleteRule = .cascade }, from: .deletes, to: .refuses),
        Case(near: { _ in }, far: { $0.isOptional = false }, from: .requires, to: .quiet),
        Case(near: { $0.deleteRule = nil }, far: { _ in }, from: .unstated, to: .quiet),
        // The to-one of a pair holds the link, so that only that one can be left pointing at nothing.
        Case(near: { ($0.isToMany, $0.deleteRule) = (true, .noAction) }, far: { _ in }, from: .dangles, to: .quiet),
        Case(near: { $0.isToMany = true }, far: { $0.deleteRule = .noAction }, from: .quiet, to: .quiet),
        // Nobody refers back along a one-way relationship, but whoever has it refers to what may go.
        Case(near: { $0.deleteRule = .noAction }, far: nil, from: .quiet, to: .dangles),
        Case(near: { $0.isToMany = true }, far: nil, from: .quiet, to: .quiet),
        Case(near: { ($0.isToMany, $0.deleteRule) = (true, .cascade) }, far: nil, from: .deletes, to: .quiet),
    ]

    @Test(arguments: cases.indices) func followsWhatHappens(_ index: Int) throws {
        let item = Self.cases[index]
        let near = Sample.relationship("b", to: "B", inverse: item.far == nil ? nil : "a", edit: item.near)
        let far = item.far.map { [Sample.relationship("a", to: "A", inverse: "b", edit: $0)] } ?? []
        let model = Sample.model(Sample.entity("A", [], [near]), Sample.entity("B", [], far))
        let line = try #require(Pictures.overview(model).lines.first)
        #expect(line.from.outcome == item.from)
        #expect(line.to.outcome == item.to)
    }

    @Test func nothingHappensWhereNobodyCanBe() throws {
        let model = Sample.model(
            Sample.entity("A", [], [Sample.relationship("idea", to: "Idea") { $0.deleteRule = .cascade }]),
            Sample.entity("Idea") { $0.isAbstract = true })
        let line = try #require(Pictures.overview(model).lines.first)
        #expect(line.from.effect == .cascade && line.from.outcome == .quiet)
    }

    @Test func coloursTheHalfOfTheCard() throws {
        let model = Sample.model(
            Sample.entity("A", [], [Sample.relationship("b", to: "B")]), Sample.entity("B"))
        let line = try #require(try Pictures.svg(Pictures.overview(model)).all(ofClass: "relationship").first)
        #expect(line.classes == ["relationship", "from-nullify", "to-none", "one-way"])
        let halves = line.all.filter {
            $0.name == "path" && $0.classes.contains("line") && !$0.classes.contains("solid")
        }
        #expect(halves.map { $0.classes.last ?? "" } == ["nullify", "no-action"])
    }
}
