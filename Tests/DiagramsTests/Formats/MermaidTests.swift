import DataModel
import TestModels
import SourceText
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

    private static let signs = [
        "~a~", "a ~b~ c", "accDescr { x }", "accTitle: x", "a:::b", "click e1", "classDef x", "style e1 fill:#f00",
        "$$x$$", "%% comment", "---\ntitle: x\n---", "# head", "'", "\"\"\"", "**bold**", "direction BT", "#35;",
        "&#35;",
    ]

    /// Mermaid reads every name back as it is, as far as it is shown.
    @Test func mermaidReadsAnyName() throws {
        let names = CardTextTests.hostileNames + Self.signs
        let broken = "erDiagram\n  e1[\"a\"] {{\n"
        let texts = names.map { MermaidWriter.text(of: Pictures.overview(CardTextTests.model($0))) }
        guard let readings = try Mermaid.read(texts + [broken]) else { return }
        #expect(readings.last?.error != nil)
        for (name, reading) in zip(names, readings) {
            #expect(reading.error == nil, "\(name): \(reading.error ?? "")")
            #expect(reading.entities?.count == 4, "\(name)")
            #expect(reading.relationships?.count == 5, "\(name)")
            guard name.utf8.count < 100, name.contains(where: { !$0.isWhitespace }) else { continue }
            let shown = name.visible
            let entity = try #require(reading.entities?.first)
            #expect(entity.title == shown)
            // A name that Mermaid takes for a word needs no comment.
            #expect(entity.rows.first.map { $0[1] == name || $0[2].hasPrefix("\(shown): ") } == true, "\(name)")
            #expect(reading.relationships?.contains { $0.label == shown } == true, "\(name)")
        }
    }

    @Test(arguments: Diagram.Detail.allCases) func everyLineIsThere(_ detail: Diagram.Detail) {
        let diagram = Pictures.overview(Pictures.variety, detail)
        let text = MermaidWriter.text(of: diagram)
        #expect(faults(text) == [])
        #expect(text.split(separator: "\n").filter { $0.contains(" : \"") }.count == diagram.lines.count)
        #expect(text.contains("e3 |o..|| e2 : \"is a kind of\""))
    }
}
