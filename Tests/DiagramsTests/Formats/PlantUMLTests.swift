import DataModel
import TestModels
import SourceText
import Testing

@testable import Diagrams

@Suite struct PlantUMLTests {
    /// Signs of PlantUML, of its markup and of its preprocessor.
    private static let signs = [
        "**x** //y// __z__ --w-- ~~v~~ ==u==", "@enduml", "!include /etc/passwd", "%date()", "$x", "' c", "/' c '/",
        "[[http://x y]]", "<U+0041>", "&#65;", "skinparam", "note left of e1", "a::b", "\\n\\t\\l", "--", "==", "__",
        "{field} x", "+public", "-private", "#protected", "~package", "method()", "x : y", "<<s>>", "<$sprite>",
        "<&icon>", "* item", "one | two |= x", "\u{10FFFD}", "__init__", "end title", ",,", "((",
        "left to right direction",
    ]

    /// A text as a picture shows it.
    private func shown(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            scalar.isUnprintable ? scalar.picture : scalar.value > 0xFFFFF ? "\u{FFFD}" : String(scalar)
        }.joined()
    }

    @Test func plantUMLReadsAnyName() throws {
        let texts = (CardTextTests.hostileNames + Self.signs).map {
            PlantUMLWriter.text(of: Pictures.overview(CardTextTests.model($0)))
        }
        guard let refused = try PlantUML.firstRefused(texts) else { return }
        #expect(refused == -1, "\(texts.indices.contains(refused) ? texts[refused] : "")")
        let broken = "@startuml\nentity \"A\" as e1 {\n}\ne1 }o--o{{ e1\n@enduml\n"
        #expect(try PlantUML.firstRefused([texts[0], texts[1], broken, texts[2]]) == 2)
    }

    @Test(arguments: CardTextTests.hostileNames + signs) func everyNameStaysInItsLine(_ name: String) {
        let diagram = Pictures.overview(CardTextTests.model(name))
        let lines = PlantUMLWriter.text(of: diagram).split(separator: "\n", omittingEmptySubsequences: false)
        let cards = lines.filter { $0.contains(#/^entity "[^"]+" as e[0-9]+ [^"]*$/#) }
        let rows = lines.filter { $0.contains(#/^  \{field\} [^"]+ : [^"]+$/#) }
        let links = lines.filter { $0.contains(#/^e[0-9]+ [^:]+ e[0-9]+( : [^"]+)?$/#) }
        #expect(cards.count == diagram.cards.count)
        #expect(rows.count == diagram.cards.reduce(0) { $0 + $1.attributes.count + $1.relationships.count })
        #expect(links.count == diagram.lines.count)
        #expect(lines.count { $0.hasPrefix("@") } == 2)
    }

    /// Every name comes out of PlantUML's own picture as it is: as the title of a card, and in a row of it.
    @Test func namesStandThereAsTheyAre() throws {
        let names = (CardTextTests.hostileNames + Self.signs).filter {
            $0.utf8.count < 100 && $0.contains { !$0.isWhitespace }
        }
        var model = Model(name: "Names")
        model.entities = names.map { Sample.entity($0, [Sample.attribute($0)]) }
        let text = PlantUMLWriter.text(of: Pictures.overview(model))
        guard let drawn = try PlantUML.drawnTexts(text) else { return }
        let texts = Set(drawn.map { $0.replacing("\u{A0}", with: " ") })
        #expect(names.filter { !texts.contains(shown($0)) } == [])
        #expect(names.filter { !texts.contains("\(shown($0)) : String") } == [])
    }

    @Test func tellsWhatAnUnstatedBoundLeaves() {
        for (toMany, link) in [(false, "e1 .. \"≤1\" e2 : b"), (true, "e1 ..{ e2 : b")] {
            let relationship = Sample.relationship("b", to: "B", toMany: toMany) { $0.isOptional = nil }
            let model = Sample.model(Sample.entity("A", [], [relationship]), Sample.entity("B"))
            let text = PlantUMLWriter.text(of: Pictures.overview(model))
            let readable = text.replacing("<U+2264>", with: "≤").replacing("[#70549F]", with: "")
            #expect(readable.contains("\n\(link)\n"), "\(text)")
        }
    }

    /// `employees` of any number up to 999, and its `department`, of which each employee has one.
    @Test(arguments: [
        (DiagramLook.Notation.crow, "e1 ||-[#985500]-o{ \"0..999\" e3"),
        (.xcode, "e1 <-[#985500]-> \"0..999\" e3"), (.uml, "e1 \"1\" -[#985500]- \"0..999\" e3"),
    ])
    func hasTheMarksOfEachNotation(notation: DiagramLook.Notation, line: String) throws {
        var diagram = Pictures.overview(Pictures.variety)
        diagram.look.notation = notation
        let text = PlantUMLWriter.text(of: diagram)
        #expect(text.contains("\n\(line) : employees (deny) / department\n"), "\(text)")
        #expect(text.contains("<U+002A>") == (notation != .crow))
        if let refused = try PlantUML.firstRefused([text]) { #expect(refused == -1) }
    }

    @Test func colorsTheHeadsOfGroups() throws {
        var diagram = Pictures.overview(Pictures.variety)
        diagram.cards[0].group = CardGroup(number: 9, name: "Staff")
        diagram.cards[1].group = CardGroup(number: 2, name: nil)
        let text = PlantUMLWriter.text(of: diagram)
        #expect(text.contains("\n  HeaderBackgroundColor<<group1>> #DDF2E6\n}\n"))
        #expect(text.contains("entity \"Department\" as e1 <<group1>>"))
        #expect(text.contains(" as e2 <<plain>>"))
        if let refused = try PlantUML.firstRefused([text]) { #expect(refused == -1) }
    }

    @Test(arguments: Diagram.Detail.allCases) func showsWhatThereIs(_ detail: Diagram.Detail) throws {
        let diagram = Pictures.overview(Pictures.variety, detail)
        let text = PlantUMLWriter.text(of: diagram)
        let lines = text.split(separator: "\n").map(String.init)
        #expect(lines.count { $0.contains(#/^e[0-9]+ /#) } == diagram.lines.count)
        #expect(lines.contains("e2 <|-- e3"))
        #expect(lines.contains { $0.hasPrefix("e1 ||-[#985500]-o{ \"0..999\" e3 : employees (deny) / department") })
        #expect(lines.contains { $0.hasPrefix("entity \"<i>Person</i>\\n<size:10>abstract</size> \" as e2") })
        let ghost = "entity \"Ghost\\n<size:10>not in the model</size> \" as e7 #FBFCFE ##[dashed]"
        #expect(lines.contains { $0.hasPrefix(ghost) })
        #expect(lines.contains("  {field} employees (deny) : » Employee") == (detail != .names))
        #expect(lines.contains("  {field} name : String?") == (detail == .full))
        if let refused = try PlantUML.firstRefused([text]) { #expect(refused == -1) }
    }
}
