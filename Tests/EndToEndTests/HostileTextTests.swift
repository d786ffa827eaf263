import Foundation
import ModelDocCommands
import Testing

/// Texts that mean something to a format come out of every format as the texts they are.
@Suite struct HostileTextTests {
    static let texts = [
        "|", "line one\nline two", "`", "a`b``c", "<br>", "<none>", "size >= 3 && size <> 7", "see \"Old Depot\"", "&",
        "&amp;", "\\N", "\\", "]]>", "<script>alert(1)</script>", "javascript:alert(1)", "[a](javascript:alert(1))",
        "\u{1}bell\u{7}", "*x* _y_ ~z~", "{{name}}", "{{{>entity}}}", "--> -->", "\u{202E}back",
        String(repeating: "long ", count: 4000),
    ]

    static let names = [
        "node", "Edge", "graph", "subgraph", "strict", "digraph", "App.User", "App-User", "Km/h", "_Draft", "geo.point",
        "Item", "item", "a name", "イベント", "Отдел", "Ünïcødé", "🦊", "شجرة", "CON", "..", "README", "overview",
        "Dictionary<String, Int>", "[String: [Int]]",
    ]

    /// A JSON text as JSON has it.
    private static func quoted(_ text: String) throws -> String {
        String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    }

    private static func model(_ text: String) throws -> String {
        let quoted = try quoted(text)
        return """
            {"modeldoc": 1, "name": "Texts", "documentation": \(quoted), "userInfo": {"key": \(quoted)},
            "entities": {"Thing": {"documentation": \(quoted), "class": \(quoted), "renamingIdentifier": \(quoted),
            "attributes": {"size": {"type": "String", "default": \(quoted), "regex": \(quoted),
            "documentation": \(quoted), "userInfo": {\(quoted): \(quoted)}}, "odd": \(quoted)},
            "relationships": {"next": {"destination": "Thing", "toMany": true, "inverse": "next",
            "documentation": \(quoted)}},
            "fetchedProperties": {"found": {"fetchRequest": {"entity": "Thing", "predicate": \(quoted)}}}}}}
            """
    }

    @Test(arguments: texts.indices)
    func comesOutAsText(index: Int) throws {
        let text = Self.texts[index]
        let result = try Documentation(
            json: try Self.model(text), formats: "svg,markdown,dot,mermaid,plantuml,json,facts")
        #expect(result.status == .done, "\(result.errors.prefix(2000))")
        try check(result)

        let page = try #require(Element.parse(Data(try Self.xml(result.page("Thing")).utf8)))
        let seen = page.all.filter { ["text", "code", "code_block"].contains($0.name) }.map(\.text).joined(
            separator: " ")
        let expected = Self.visible(text)
        #expect(Self.squeezed(seen).contains(expected), "\(expected.prefix(100)) is not in \(seen.prefix(3000))")
        // What runs in a browser: HTML of our own are anchors only, and links lead to files only.
        let html = page.all.filter { $0.name.hasPrefix("html") }.map(\.text)
        #expect(
            html.filter {
                !$0.hasPrefix("<a id=") && !$0.hasPrefix("</a>") && !$0.hasPrefix("<br")
                    && $0 != "<code>" && $0 != "</code>"
            } == [])
        #expect(page.all("link").compactMap { $0["destination"] }.filter { $0.contains(":") } == [])

        // Nothing is lost on the way through the format of our own.
        let again = result.world.run("render", "docs/model.json", "-f", "json", "-o", "-")
        #expect(Data(again.bytes) == result.files["model.json"])
        let json = try #require(
            try JSONSerialization.jsonObject(with: result.files["model.json"] ?? Data()) as? [String: Any])
        #expect(json["documentation"] as? String == text)
    }

    @Test func namesOfEveryKindHaveTheirFiles() throws {
        let entities = try Self.names.map { name in
            let quoted = try Self.quoted(name)
            return """
                \(quoted): {"attributes": {\(quoted): "String"}, "relationships": {"next": {"destination": \(quoted), \
                "inverse": "back"}, "back": {"destination": \(quoted), "toMany": true, "inverse": "next"}}}
                """
        }
        let result = try Documentation(
            json: "{\"modeldoc\": 1, \"entities\": {\(entities.joined(separator: ", "))}}",
            formats: "svg,markdown,dot,mermaid,plantuml,json,facts")
        #expect(result.status == .done, "\(result.errors)")
        try check(result)
        let files = result.files.keys.filter { $0.hasPrefix("entities/") }
        #expect(files.count == Self.names.count)
        // Two of them are one file on a disk that does not tell case apart.
        #expect(Set(result.files.keys.map { $0.lowercased() }).count == result.files.count)
        #expect(!files.contains { $0.dropFirst("entities/".count).contains("/") })
        let overview = try result.overview()
        #expect(Set(overview.entities.compactMap { $0["data-entity"] }) == Set(Self.names))
        #expect(overview.relationships.count == Self.names.count)
        #expect(try result.facts().entities.compactMap { $0["name"] as? String } == Self.names)
    }

    /// Well-formed, whole, and nothing in it that runs.
    private func check(_ result: Documentation) throws {
        for (name, data) in result.files where name.hasSuffix(".svg") {
            let picture = try #require(Picture(data), "\(name) is not well-formed")
            #expect(picture.faults == [], "\(name)")
            #expect(picture.root.all.filter { ["script", "a", "foreignObject", "image"].contains($0.name) }.isEmpty)
            #expect(picture.root.all.flatMap(\.attributes.keys).filter { $0.hasPrefix("on") } == [])
        }
        if let dot = Tool.path("dot") {
            let names = result.files.keys.filter { $0.hasSuffix(".dot") }.sorted()
            let outcome = try Tool.run(dot, ["-Tcanon"] + names.map { result.world.url("docs/\($0)").path })
            #expect(outcome.status == 0)
            #expect(outcome.errors == "")
        }
        if let renderer = Tool.path("cmark-gfm") {
            let tree = try #require(try PageTree(result.files, renderer: renderer))
            #expect(tree.faults == [])
        }
        #expect(Facts(result.files["facts.json"] ?? Data()) != nil)
    }

    private static func xml(_ page: String) throws -> String {
        guard let renderer = Tool.path("cmark-gfm") else { return "<document/>" }
        let extensions = ["table", "strikethrough", "autolink", "tagfilter"].flatMap { ["--extension", $0] }
        let outcome = try Tool.run(renderer, ["-t", "xml", "--unsafe"] + extensions, input: Data(page.utf8))
        return String(decoding: outcome.output, as: UTF8.self)
    }

    /// A text as a page can show it: control characters as pictures, white space as one space.
    private static func visible(_ text: String) -> String {
        squeezed(
            text.replacingOccurrences(of: "\u{1}", with: "␁").replacingOccurrences(of: "\u{7}", with: "␇")
                .replacingOccurrences(of: "\u{202E}", with: "\\u{202E}"))
    }

    private static func squeezed(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
