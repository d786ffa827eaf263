import DataModel
import TestModels
import Testing

@testable import Diagrams

@Suite struct CardTextTests {
    static let hostileNames = [
        "", " ", "node", "Edge", "graph", "subgraph", "strict", "digraph", "App.User", "App-User", "Km/h", "_Draft",
        "Item", "item", "a name", "イベント", "Отдел", "Ünïcødé", "😀", "👨‍👩‍👧‍👦", "שלום", "مرحبا", "CON", "..", "|", "a\nb",
        "a\r\nb",
        "`", "<br>", "<none>", "size >= 3 && size <> 7", "see \"Old Depot\"", "&", "&amp;", "\\N", "\\", "]]>", "-->",
        "<script>alert(1)</script>", "javascript:alert(1)", "\u{7}", "\u{0}x", "\u{FFFE}", "\u{202E}evil", "\u{1F}",
        "Dictionary<String, Int>", "[String: [Int]]", "\" onload=\"alert(1)", "' x='", "%s %n", "#123;", "}", "{", ";",
        "%%{init: {}}%%", "\u{85}\u{2028}", "PK", "title", "accTitle", "direction LR", "e\u{301}", "﷽",
        String(repeating: "Wide", count: 5000), String(repeating: "日", count: 20_000),
        String(repeating: "a\u{301}", count: 1000), String(repeating: "&<\"", count: 1000),
    ]

    /// Each name at every place where there is one.
    static func model(_ name: String) -> Model {
        var request = FetchRequest(name: name, entity: name)
        request.predicate = name
        return Sample.model(
            Sample.entity(
                name, parent: "Base",
                [
                    Sample.attribute(name, .other(name)) { $0.documentation = name },
                    Sample.attribute("default") { $0.defaultValue = .text(name) },
                ],
                [
                    Sample.relationship(name, to: name, inverse: name, toMany: true) { $0.documentation = name },
                    Sample.relationship("ghost", to: name + "Ghost") { $0.deleteRule = .deny },
                    Sample.relationship("base", to: "Base", inverse: "many") { $0.deleteRule = .cascade },
                ]
            ) {
                $0.documentation = name
                $0.isAbstract = true
                $0.fetchedProperties = [FetchedProperty(name: name, request: request)]
            },
            Sample.entity(
                "Base", [],
                [Sample.relationship("many", to: name, inverse: "base", toMany: true) { $0.maximumCount = 12 }]),
            Sample.entity(name)
        ) { $0.name = name }
    }

    private static func width(of text: XMLElement) -> Double {
        let classes = text.classes
        let size =
            classes.contains("title") ? 14.0 : classes.contains("note") ? 10.5 : classes.contains("tag-text") ? 9.5 : 12
        return TextMetrics.width(of: text.text, size: size, bold: classes.contains("title"))
    }

    @Test(arguments: hostileNames) func noTextLeavesItsCardOrMeetsAnother(_ name: String) throws {
        for detail in Diagram.Detail.allCases {
            for entity in try Pictures.svg(Self.model(name), detail).all(ofClass: "entity") {
                let card = try #require(entity.children.first { $0.classes.contains("card") })
                let (left, right) = (card.number("x"), card.number("x") + card.number("width"))
                var rows: [Double: [(low: Double, high: Double)]] = [:]
                for text in entity.all where text.name == "text" {
                    let width = Self.width(of: text)
                    let x = text.number("x")
                    let low =
                        switch text.attributes["text-anchor"] {
                        case "end": x - width
                        case "middle": x - width / 2
                        default: x
                        }
                    #expect(low >= left && low + width <= right, "\(text.text)")
                    let y = text.number("y") + (text.classes.contains("tag-text") ? 0.7 : 0)
                    rows[(y * 5).rounded() / 5, default: []].append((low, low + width))
                }
                for row in rows.values {
                    let sorted = row.sorted { $0.low < $1.low }
                    for (one, next) in zip(sorted, sorted.dropFirst()) { #expect(one.high < next.low) }
                }
                #expect(card.number("width") < 1000)
            }
        }
    }

    @Test func manyRowsAreCutAndCounted() throws {
        let model = Sample.model(Sample.entity("A", (0..<100).map { Sample.attribute("a\($0)") }))
        let texts = try Pictures.svg(model).all(ofClass: "entity").flatMap(\.all).filter { $0.name == "text" }.map(
            \.text)
        #expect(texts.filter { $0.hasPrefix("a") && $0 != "and 61 more" }.count == 39)
        #expect(texts.contains("and 61 more"))
    }
}
