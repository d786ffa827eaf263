import DataModel
import TestModels
import Testing

@testable import Diagrams

@Suite struct LegendTests {
    private func legend(_ diagram: Diagram) throws -> [String] {
        try Pictures.svg(diagram).all(ofClass: "legend").flatMap(\.all).filter { $0.name == "text" }.map(\.text)
    }

    @Test func explainsWhatOccurs() throws {
        #expect(
            try legend(Pictures.overview(Pictures.variety)) == [
                "exactly one", "at most one", "any number", "cascade: deleted with it", "deny: refuses",
                "left pointing at nothing", "no action: left as it is", "one-way", "kind of", "stored search",
                "stands on its own",
                "goes with its owner", "knows no others", "not in the model",
            ])
    }

    private static func oneWay(_ rule: DeleteRule?) -> Model {
        Sample.model(
            Sample.entity("A", [], [Sample.relationship("b", to: "B") { $0.deleteRule = rule }]), Sample.entity("B"))
    }

    @Test func noActionIsExplainedOnlyWhereItIsSeen() throws {
        // On a one-way line it has no colour; on a card it has a tag.
        let model = Self.oneWay(.noAction)
        #expect(try legend(Pictures.overview(model, .names)).contains("no action: left as it is") == false)
        #expect(try legend(Pictures.overview(model, .full)).contains("no action: left as it is"))
    }

    @Test func aTagWithoutALineIsExplained() throws {
        let model = Sample.model(
            Sample.entity("A", [], [Sample.relationship("b", to: nil) { $0.deleteRule = .deny }]))
        #expect(try legend(Pictures.overview(model)) == ["deny: refuses"])
        #expect(try legend(Pictures.overview(model, .names)) == [])
    }

    @Test func aSingleColourOfHeadsNeedsNoWords() throws {
        let model = Sample.model(Sample.entity("A"), Sample.entity("B"))
        #expect(try legend(Pictures.overview(model)) == [])
    }

    @Test(arguments: Diagram.Detail.allCases) func everyColourAndMarkHasAnEntry(_ detail: Diagram.Detail) throws {
        for rule in DeleteRule.allCases.map(Optional.some) + [nil] {
            let svg = try Pictures.svg(Self.oneWay(rule), detail)
            let legend = try #require(svg.all(ofClass: "legend").first)
            let drawn = svg.children.filter { !$0.classes.contains("legend") }.flatMap(\.all)
            for colour in ["cascade", "deny", "no-action", "unstated"] {
                let isDrawn = drawn.contains { $0.classes.contains(colour) }
                #expect(isDrawn == !legend.all(ofClass: colour).isEmpty, "\(colour) in \(detail)")
            }
        }
    }
}
