import DataModel
import Foundation
import Testing

@testable import ReferencePages

/// Pages as GitHub's renderer reads them, whatever the model's names and texts are.
@Suite("Pages as Markdown", .enabled(if: CommonMark.isInstalled)) struct PageMarkupTests {
    private static let ownMarkup: Set<String> = ["<br>", "<!-- -->", "<span>", "</span>", "<code>", "</code>", "</a>"]

    @Test("of every kind of text", arguments: HostileTexts.short + [String(repeating: "y|`<", count: 700)])
    func hostileTexts(text: String) throws {
        try check(CompleteModel(text: { field in Self.isName(field) ? field.replacing(".", with: "") : text }).model)
    }

    @Test("of every kind of name", arguments: HostileTexts.short + HostileTexts.names)
    func hostileNames(name: String) throws {
        try check(CompleteModel(text: { "\(name)\(Self.isName($0) ? $0.split(separator: ".")[0] : "")" }).model)
    }

    @Test("of names that are only just different")
    func similarNames() throws {
        var model = Model(name: "Names")
        model.entities = HostileTexts.names.map { name in
            var entity = Entity(name: name)
            entity.relationships = HostileTexts.names.map { Relationship(name: $0, destination: $0) }
            return entity
        }
        try check(model)
    }

    @Test("of the model that is documented by hand", arguments: PagePictures.allCases)
    func studio(pictures: PagePictures) throws {
        try check(StudioModel.model, pictures: pictures)
    }

    private static func isName(_ field: String) -> Bool {
        ["Entity.name", "Parent.name", "Child.name", "Parent.owner", "Child.back", "Relationship.name"].contains(field)
    }

    private func check(_ model: Model, pictures: PagePictures = .svg) throws {
        let pages = model.pages(pictures: pictures)
        #expect(pages.count == model.entities.count + 1)
        #expect(Set(pages.keys.map { $0.lowercased() }).count == pages.count)
        let documents = try CommonMark.parse(pages)
        let anchors = documents.mapValues(Self.anchors)
        for (path, text) in pages {
            let document = try #require(documents[path])
            checkTables(text)
            for markup in document.all where markup.kind == "html_inline" || markup.kind == "html_block" {
                let isAnchor =
                    markup.literal.hasPrefix("<a id=\"relationship-") || markup.literal == "<a id=\"deletion\">"
                #expect(isAnchor || Self.ownMarkup.contains(markup.literal), "\(markup.literal) in \(path)")
            }
            for link in document.nodes("link") {
                checkLink(link.attributes["destination"] ?? "", on: path, pages: pages, anchors: anchors)
            }
        }
        for entity in model.entities {
            let shown = MarkdownTextTests.shown(entity.name)
            #expect(documents.values.contains { $0.children.first?.text == shown }, "title \(shown)")
        }
    }

    /// Rows of one table have equally many bars; the renderer would pad and cut them without a word.
    private func checkTables(_ text: String) {
        var expected: Int?
        var isFenced = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") { isFenced.toggle() }
            guard line.hasPrefix("|"), !isFenced else {
                expected = nil
                continue
            }
            let bars = line.replacing("\\|", with: "").filter { $0 == "|" }.count
            #expect(line.hasSuffix("|"))
            if let expected { #expect(bars == expected, "\(line)") }
            expected = bars
        }
    }

    private func checkLink(
        _ destination: String, on page: String, pages: [String: String], anchors: [String: Set<String>]
    ) {
        if ["http", "mailto:", "ftp:"].contains(where: { destination.lowercased().hasPrefix($0) }) { return }
        let parts = destination.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        var target = page
        if let file = parts[0].removingPercentEncoding, !file.isEmpty {
            var steps = page.split(separator: "/").dropLast().map(String.init)
            for step in file.split(separator: "/").map(String.init) {
                if step == ".." { _ = steps.popLast() } else { steps.append(step) }
            }
            target = steps.joined(separator: "/")
        }
        if target.hasPrefix("diagrams/") { return }
        #expect(pages[target] != nil, "\(destination) on \(page)")
        if parts.count == 2 {
            #expect(anchors[target]?.contains(parts[1]) == true, "\(destination) on \(page)")
        }
    }

    /// The anchors that GitHub makes of headings, and those that the page sets itself.
    private static func anchors(of document: MarkdownNode) -> Set<String> {
        var anchors: Set<String> = []
        for heading in document.nodes("heading") {
            let slug = HeadingSlug.of(heading.text)
            var unique = slug
            var number = 0
            while !anchors.insert(unique).inserted {
                number += 1
                unique = "\(slug)-\(number)"
            }
        }
        for markup in document.nodes("html_inline") where markup.literal.hasPrefix("<a id=\"") {
            anchors.insert(String(markup.literal.dropFirst(7).dropLast(2)))
        }
        return anchors
    }
}
