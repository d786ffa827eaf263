import DataModel
import TestModels
import Testing

@testable import Diagrams

@Suite struct DOTTests {
    private func edges(_ text: String) -> [String] {
        text.split(separator: "\n").map(String.init).filter { $0.contains(" -> ") && $0.contains("arrowtail") }
    }

    @Test(arguments: CardTextTests.hostileNames) func dotReadsAnyName(_ name: String) throws {
        let text = DOTWriter.text(of: Pictures.overview(CardTextTests.model(name)))
        for format in ["-Tcanon", "-Tsvg"] {
            guard let outcome = try Dot.run(format, text) else { return }
            #expect(outcome.status == 0)
            #expect(outcome.errors == "")
            if format == "-Tsvg" {
                let svg = try XMLElement.parse(outcome.output)
                #expect(svg.all(ofClass: "node").count == 4)
                #expect(svg.all(ofClass: "edge").count == 5)
            }
        }
    }

    @Test func namesThatAreEqualAsFarAsTheyAreShownAreToldApart() {
        let long = String(repeating: "x", count: 20_000)
        let model = Sample.model(Sample.entity(long + "1"), Sample.entity(long + "2"), Sample.entity(long + "1"))
        let ids = DOTWriter.text(of: Pictures.overview(model)).split(separator: "\n")
            .filter { $0.contains("[tooltip") }.map { $0.prefix { $0 != "[" } }
        #expect(Set(ids).count == 3)
    }

    @Test(arguments: Diagram.Detail.allCases) func everyLineIsOneEdge(_ detail: Diagram.Detail) throws {
        let diagram = Pictures.overview(Pictures.variety, detail)
        let text = DOTWriter.text(of: diagram)
        #expect(edges(text).count == diagram.lines.count)
        #expect(edges(text).filter { $0.contains("style=dashed") }.count == 3)
        #expect(text.contains("color=\"#985500;0.5:#5b6779\""))
        guard let outcome = try Dot.run("-Tsvg", text) else { return }
        #expect(outcome.errors == "")
        let svg = try XMLElement.parse(outcome.output)
        #expect(svg.all(ofClass: "edge").count == diagram.lines.count)
    }

    @Test func namesStandThereAsTheyAre() throws {
        for name in ["\\N", "a\\lb", "&amp;", "<none>", "\\", "\\\"", "\\u{7}"] {
            let text = DOTWriter.text(of: Pictures.overview(Sample.model(Sample.entity("A", [Sample.attribute(name)]))))
            guard let outcome = try Dot.run("-Tsvg", text) else { return }
            let texts = try XMLElement.parse(outcome.output).all.filter { $0.name == "text" }.map(\.text)
            #expect(texts == ["A", name, "String"])
        }
    }
}
