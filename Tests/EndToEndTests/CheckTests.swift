import Foundation
import Testing

/// The checks that the other tests trust find what is wrong.
@Suite struct CheckTests {
    private func picture(cards: String, lines: String = "") throws -> Picture {
        let text = "<svg width=\"400\" height=\"200\">\(lines)\(cards)</svg>"
        return try #require(Picture(Data(text.utf8)))
    }

    private func card(_ name: String, x: Int, texts: String = "") -> String {
        """
        <g class="entity" data-entity="\(name)"><rect class="card" x="\(x)" y="10" width="100" height="50"/>\(texts)</g>
        """
    }

    @Test func findsOverlapsAndWideTexts() throws {
        #expect(try picture(cards: card("A", x: 0) + card("B", x: 110)).faults == [])
        #expect(try picture(cards: card("A", x: 0) + card("B", x: 90)).faults == ["'B' overlaps 'A'"])
        #expect(try picture(cards: card("A", x: 350)).faults == ["'A' lies outside of the picture"])
        let wide = "<text class=\"name\" x=\"14\" y=\"30\">a name of great width</text>"
        #expect(try picture(cards: card("A", x: 0, texts: wide)).faults.count == 1)
        let touching = """
            <text class="name" x="14" y="30">long name</text><text class="type" x="86" y="30" text-anchor="end">String</text>
            """
        #expect(try picture(cards: card("A", x: 0, texts: touching)).faults == ["'String' runs into 'long name'"])
        let line = "<g class=\"relationship\" data-from=\"A.b\"><g class=\"end from\"><path/></g></g>"
        #expect(try picture(cards: card("A", x: 0), lines: line).faults == ["A.b has 1 ends"])
    }

    @Test func findsUnequalRowsAndLinksToNowhere() throws {
        guard let renderer = Tool.path("cmark-gfm") else { return }
        func faults(_ page: String) throws -> [String] {
            let files = ["README.md": Data(page.utf8), "entities/A.md": Data("# A `b`\n\n<a id=\"c\"></a>\n".utf8)]
            return try #require(try PageTree(files, renderer: renderer)).faults
        }
        let good = """
            [a](entities/A.md#a-b) [b](entities/A.md#c) [c](#top) [d](https://example.com)

            # Top

            | a | b |
            | --- | --- |
            | `x\\|y` | 2 |

            """
        #expect(try faults(good) == [])
        #expect(try faults(good + "| 1 | 2 | 3 |\n").count == 1)
        #expect(try faults("[a](entities/B.md)") == ["README.md: 'entities/B.md' leads to no file"])
        #expect(try faults("[a](entities/A.md#b)") == ["README.md: 'entities/A.md#b' leads to no heading"])
    }

    @Test func countsPairsAsTheyAreDeclared() throws {
        let model = try #require(RawModel(Data(SmallModel.xml.utf8)))
        #expect(model.pairs == [["Customer.others", "Order.one"]])
        let broken = SmallModel.xml.replacingOccurrences(of: "inverseName=\"others\"", with: "inverseName=\"none\"")
        #expect(RawModel(Data(broken.utf8))?.pairs == [["Customer.others"], ["Order.one"]])
    }
}
