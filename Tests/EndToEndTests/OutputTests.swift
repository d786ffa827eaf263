import Foundation
import ModelDocCommands
import Testing

/// How results get to where they belong.
@Suite struct OutputTests {
    private let world = World()

    init() throws { try world.write(SmallModel.shop, to: "shop.json") }

    @discardableResult
    private func render(_ arguments: String...) -> World.Outcome { world.run(["render", "shop.json"] + arguments) }

    // MARK: Trees

    @Test func writesTreeByItself() throws {
        let outcome = render()
        #expect(outcome.status == .done)
        #expect(outcome.output == "")
        #expect(
            outcome.errors == """
                shop: 2 entities, 2 attributes, 2 relationships; no findings
                model-docs/shop: README.md, 2 pages, the overview and 2 neighbourhoods

                """)
        #expect(
            world.contents("model-docs/shop").keys.sorted() == [
                ".modeldoc-manifest.json", "README.md", "diagrams/Customer.svg", "diagrams/Order.svg",
                "diagrams/overview.svg", "entities/Customer.md", "entities/Order.md",
            ])
    }

    @Test func secondRunTouchesNothing() throws {
        render("-o", "docs", "-f", "svg,markdown,dot,png,pdf,mermaid,plantuml,json,facts")
        try world.age("docs")
        let outcome = render("-o", "docs", "-f", "svg,markdown,dot,png,pdf,mermaid,plantuml,json,facts")
        #expect(try world.written(in: "docs") == [])
        #expect(outcome.errors.hasSuffix("; nothing has changed\n"))
    }

    @Test func changeWritesOnlyWhatDiffers() throws {
        render("-o", "docs")
        try world.age("docs")
        try world.write(SmallModel.shop.replacingOccurrences(of: "Decimal", with: "Double"), to: "shop.json")
        render("-o", "docs")
        let written = try world.written(in: "docs")
        #expect(written.contains("entities/Order.md"))
        #expect(written.contains("diagrams/Order.svg"))
        #expect(written.contains(".modeldoc-manifest.json"))
        #expect(!written.contains("entities/Customer.md"))
        #expect(!written.contains("README.md"))
    }

    @Test func removesPageOfRenamedEntityAndNoOther() throws {
        render("-o", "docs")
        try world.write("mine", to: "docs/entities/mine.md")
        try world.write("mine", to: "docs/notes.txt")
        try world.write(SmallModel.entities(["Client", "Order"]), to: "shop.json")
        let outcome = render("-o", "docs")
        #expect(outcome.errors.contains(", 2 removed"))
        let files = world.contents("docs")
        #expect(files["entities/Client.md"] != nil)
        #expect(files["entities/Customer.md"] == nil)
        #expect(files["diagrams/Customer.svg"] == nil)
        #expect(files["entities/mine.md"] == Data("mine".utf8))
        #expect(files["notes.txt"] == Data("mine".utf8))
    }

    @Test func saysThatChangedLeftoverStays() throws {
        render("-o", "docs")
        try world.write("mine now", to: "docs/entities/Customer.md")
        try world.write(SmallModel.entities(["Client", "Order"]), to: "shop.json")
        let outcome = render("-o", "docs/")
        #expect(outcome.status == .done)
        #expect(
            outcome.errors.contains(
                "docs/entities/Customer.md: warning: is no longer part of the documentation, but was changed by somebody "
                    + "else, so it is not removed [changed-leftover]\n"))
        #expect(try world.text("docs/entities/Customer.md") == "mine now")
    }

    @Test func manifestListsEveryFileWithItsDigest() throws {
        render("-o", "docs", "-f", "markdown,facts", "--pictures", "none", "--title", "My shop")
        let text = try world.text("docs/.modeldoc-manifest.json")
        let manifest = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let files = try #require(manifest["files"] as? [String: String])
        #expect(files.keys.sorted() == ["README.md", "entities/Customer.md", "entities/Order.md", "facts.json"])
        #expect(manifest["formats"] as? [String] == ["facts", "markdown"])
        #expect(manifest["options"] as? [String: String] == ["pictures": "none", "title": "My shop"])
        #expect(!text.contains(world.path))
        if let tool = Tool.path("sha256sum") {
            let outcome = try Tool.run(tool, [world.url("docs/README.md").path])
            #expect(String(decoding: outcome.output, as: UTF8.self).hasPrefix(files["README.md"] ?? "none"))
        }
    }

    @Test func digestKeepsPictures() throws {
        render("-o", "docs")
        render("-o", "one.svg")
        // As another version of dot would have placed it.
        for name in ["docs/diagrams/overview.svg", "one.svg"] {
            let moved = try world.text(name).replacingOccurrences(
                of: "class=\"card\" x=\"", with: "class=\"card\" x=\"1")
            try world.write(moved, to: name)
            #expect(render("-o", name == "one.svg" ? name : "docs", "--dot", "/nowhere").status == .done)
            #expect(try world.text(name) == moved)
            render("-o", name == "one.svg" ? name : "docs", "--relayout")
            #expect(try world.text(name) != moved)
            // What is cut off is no picture.
            try world.write(String(moved.prefix(2000)), to: name)
            render("-o", name == "one.svg" ? name : "docs")
            #expect(Picture(Data(try world.text(name).utf8)) != nil)
        }
    }

    @Test func writesThroughLinkedFolder() throws {
        try world.makeFolder("real")
        try world.link("docs", to: "real")
        #expect(render("-o", "docs").status == .done)
        #expect(world.exists("real/README.md"))
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: world.url("docs").path) == "real")
    }

    @Test func interruptedRunLeavesNoTraceAfterTheNext() throws {
        let program = try Tool.modeldoc()
        let bash = try #require(Tool.path("bash"))
        // A process that has ended, by its number.
        let dead = try Tool.run(bash, ["-c", "echo $$"])
        let number = String(decoding: dead.output, as: UTF8.self).filter(\.isNumber)
        render("-o", "docs")
        let before = world.contents("docs")
        try world.write("half", to: "docs/.modeldoc-unfinished-\(number)-Ab12Cd/0")
        try world.write("half", to: "docs/entities/.modeldoc-unfinished-\(number)-Ab12Cd/1")
        try world.write("half", to: "docs/.modeldoc-unfinished-1-Ab12Cd/0")
        let outcome = try Tool.run(program, ["render", "shop.json", "-o", "docs"], in: world.root)
        #expect(outcome.status == 0)
        var expected = before
        expected[".modeldoc-unfinished-1-Ab12Cd/0"] = Data("half".utf8)
        #expect(world.contents("docs") == expected)
    }

    // MARK: One document

    @Test(arguments: [
        ("a.svg", "<svg"), ("a.dot", "digraph"), ("a.gv", "digraph"), ("a.mmd", "erDiagram"),
        ("a.json", "\"modeldoc\": 1"),
        ("a.facts.json", "\"modeldocFacts\": 1"), ("sub/a.mermaid", "erDiagram"), ("a.puml", "@startuml\n"),
        ("a.plantuml", "@startuml\n"), ("a.PU", "@startuml\n"),
    ])
    func tellsFormatByName(name: String, start: String) throws {
        let outcome = render("-o", name)
        #expect(outcome.status == .done)
        #expect(outcome.output == "")
        #expect(try world.text(name).contains(start))
        #expect(world.contents().count == 2)
    }

    @Test(arguments: ["svg", "dot", "mermaid", "plantuml", "json", "facts"])
    func everyDocumentIsTheSameOnStdoutAndInAFile(format: String) throws {
        let stdout = render("-f", format, "-o", "-")
        #expect(stdout.status == .done)
        #expect(stdout.errors == "")
        render("-f", format, "-o", "document")
        #expect(try world.text("document") == stdout.output)
        let piped = world.run("render", "-", "-f", format, "-o", "-", "--title", "shop", input: SmallModel.shop)
        #expect(piped.status == .done)
        if format == "svg" || format == "dot" { #expect(piped.output == stdout.output) }
        try world.age("")
        #expect(render("-f", format, "-o", "document").status == .done)
        #expect(try world.written(in: "") == [])
        #expect(render("-f", format, "-o", "/dev/null").status == .done)
        #expect(FileManager.default.fileExists(atPath: "/dev/null"))
    }

    @Test func fileThroughLinkKeepsLinkAndMode() throws {
        try world.write("old", to: "real.json")
        try world.link("link.json", to: "real.json")
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: world.url("real.json").path)
        render("-f", "json", "-o", "link.json")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: world.url("link.json").path) == "real.json")
        #expect(try world.text("real.json").contains("\"modeldoc\": 1"))
        let attributes = try FileManager.default.attributesOfItem(atPath: world.url("real.json").path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test func writesIntoPipe() throws {
        let program = try Tool.modeldoc()
        let bash = try #require(Tool.path("bash"))
        let outcome = try Tool.run(
            bash,
            ["-c", "mkfifo pipe; cat pipe & \"$0\" render shop.json -f json -o pipe; wait; test -p pipe", program],
            in: world.root)
        #expect(outcome.status == 0)
        #expect(String(decoding: outcome.output, as: UTF8.self).contains("\"modeldoc\": 1"))
    }
}
