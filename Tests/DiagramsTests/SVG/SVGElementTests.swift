import DataModel
import Testing

@testable import Diagrams

/// Pictures as elements of a page.
@Suite struct SVGElementTests {
    private static func element(_ model: Model, _ detail: Diagram.Detail) throws -> XMLElement {
        let picture = Pictures.layOut(Pictures.overview(model, detail))
        return try XMLElement.parse(String(decoding: SVGWriter.element(of: picture), as: UTF8.self))
    }

    @Test(arguments: Diagram.Detail.allCases) func showsTheSameAsTheFile(_ detail: Diagram.Detail) throws {
        let (element, file) = (try Self.element(Pictures.variety, detail), try Pictures.svg(Pictures.variety, detail))
        for token in ["entity", "relationship", "inheritance", "fetched", "end", "line"] {
            #expect(element.all(ofClass: token).count == file.all(ofClass: token).count)
        }
        func paths(_ root: XMLElement) -> [String] { root.all.compactMap { $0.attributes["d"] }.sorted() }
        #expect(paths(element) == paths(file))
    }

    @Test func hasNoStyleAndNoTooltipOfItsOwn() throws {
        let element = try Self.element(Pictures.variety, .full)
        #expect(element.all.allSatisfy { $0.name != "style" && $0.name != "title" })
        #expect(element.all.allSatisfy { $0.attributes["style"] == nil })
        #expect(element.attributes["data-detail"] == "full")
        for part in element.all where part.attributes["data-entity"] != nil || part.attributes["data-from"] != nil {
            #expect(part.attributes["role"] == "button" && part.attributes["tabindex"] == "0")
            #expect(part.attributes["aria-label"]?.isEmpty == false)
        }
    }

    @Test func namesItsRows() throws {
        let element = try Self.element(Pictures.variety, .full)
        let department = try #require(element.all.first { $0.attributes["data-entity"] == "Department" })
        let rows = department.all.filter { $0.classes == ["row"] }.compactMap { $0.attributes["data-property"] }
        #expect(rows == ["budget", "name", "employees", "projects"])
    }

    @Test func putsLinesBehindTheCardsTheyStartAt() throws {
        let element = try Self.element(Pictures.variety, .full)
        var card: String?
        for part in element.children {
            if let entity = part.attributes["data-entity"] { card = entity }
            guard let from = part.attributes["data-from"] else { continue }
            #expect(card.map { from == $0 || from.hasPrefix("\($0).") } == true)
        }
    }

    @Test(arguments: CardTextTests.hostileNames) func isWellFormedForAnyName(_ name: String) throws {
        for detail in Diagram.Detail.allCases {
            #expect(try Self.element(CardTextTests.model(name), detail).all(ofClass: "entity").count == 4)
        }
    }
}
