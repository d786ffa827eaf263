import DataModel
import Testing

@testable import Diagrams

@Suite struct MermaidTests {
    /// Every line of a file is one of the forms that the grammar of `erDiagram` has.
    private func faults(_ text: String) -> [String] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.first == "erDiagram" { lines.removeFirst() }
        if lines.last == "" { lines.removeLast() }
        return lines.filter { line in
            let isEntity = line.wholeMatch(of: #/  e[0-9]+\["[^"\n]+"\]( \{)?/#) != nil
            let isRow = line.wholeMatch(of: #/    [A-Za-z][A-Za-z0-9_\-]* [A-Za-z][A-Za-z0-9_\-]*( "[^"]+")?/#) != nil
            let isLink =
                line.wholeMatch(of: #/  e[0-9]+ (\|\||\|o|\}\||\}o)(--|\.\.)(\|\||o\||\|\{|o\{) e[0-9]+ : "[^"\n]+"/#)
                != nil
            return !(isEntity || isRow || isLink || line == "  }")
        }
    }

    @Test(arguments: CardTextTests.hostileNames) func anyNameKeepsToTheGrammar(_ name: String) {
        let diagram = Pictures.overview(CardTextTests.model(name))
        let text = MermaidWriter.text(of: diagram)
        #expect(faults(text) == [])
        #expect(text.split(separator: "\n").filter { $0.contains(" : ") && $0.hasPrefix("  e") }.count == 5)
        // Markup of Mermaid and HTML inside of texts is written as codes.
        for line in text.split(separator: "\n") where line.contains("\"") {
            let inside = line.drop { $0 != "\"" }.dropFirst().prefix { $0 != "\"" }
            #expect(!inside.contains { "<>&`\\%*".contains($0) }, "\(inside)")
        }
    }

    @Test func wordsThatMermaidTakesForKeysAreSetApart() {
        let names = ["PK", "FK", "UK", "pk"]
        let text = MermaidWriter.text(
            of: Pictures.overview(Sample.model(Sample.entity("A", names.map { Sample.attribute($0) }))))
        for name in names { #expect(text.contains(" x\(name) \"\(name): String\"\n")) }
    }

    @Test(arguments: ["direction LR", "Direction tb", "a direction  BT b"])
    func aStatementInANameIsNoStatement(_ name: String) {
        let text = MermaidWriter.text(of: Pictures.overview(CardTextTests.model(name)))
        #expect(!text.lowercased().contains("direction "))
        #expect(faults(text) == [])
    }

    @Test(arguments: MarkTests.Shape.all, MarkTests.Shape.all) func pairsHaveTheMarkOfEachEnd(
        _ there: MarkTests.Shape, _ back: MarkTests.Shape
    ) throws {
        let left: [EndMark: String] = [.exactlyOne: "||", .atMostOne: "|o", .atLeastOne: "}|", .anyNumber: "}o"]
        let right: [EndMark: String] = [.exactlyOne: "||", .atMostOne: "o|", .atLeastOne: "|{", .anyNumber: "o{"]
        let model = Sample.model(
            Sample.entity("A", [], [there.relationship("there", to: "B", inverse: "back", .nullify)]),
            Sample.entity("B", [], [back.relationship("back", to: "A", inverse: "there", .nullify)]))
        let diagram = Pictures.overview(model)
        let isFirst = diagram.lines[0].from.entity == "A"
        let marks = isFirst ? (back.mark, there.mark) : (there.mark, back.mark)
        let (from, to) = isFirst ? ("e1", "e2") : ("e2", "e1")
        let label = isFirst ? "there / back" : "back / there"
        let line = "  \(from) \(try #require(left[marks.0]))--\(try #require(right[marks.1])) \(to) : \"\(label)\""
        #expect(MermaidWriter.text(of: diagram).split(separator: "\n").last.map(String.init) == line)
    }

    @Test(arguments: Diagram.Detail.allCases) func everyLineIsThere(_ detail: Diagram.Detail) {
        let diagram = Pictures.overview(Pictures.variety, detail)
        let text = MermaidWriter.text(of: diagram)
        #expect(faults(text) == [])
        #expect(text.split(separator: "\n").filter { $0.contains(" : \"") }.count == diagram.lines.count)
        #expect(text.contains("e3 |o..|| e2 : \"is a kind of\""))
    }
}
