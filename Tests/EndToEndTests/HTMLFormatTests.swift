import Foundation
import TestModels
import ModelDocCommands
import ModelDocKit
import Testing

/// The page for browsers, as the command writes it. What it does in a browser is looked at in `Tests/Browser`.
@Suite struct HTMLFormatTests {
    private let world = World()

    init() throws { try world.write(SmallModel.shop, to: "shop.json") }

    private static func values(of attribute: String, in text: String) -> [String] {
        text.components(separatedBy: " \(attribute)=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
    }

    @Test(arguments: [["-o", "a.html"], ["-o", "a.htm"], ["-f", "html", "-o", "a.html"]])
    func isOneFile(arguments: [String]) throws {
        let outcome = world.run(["render", "shop.json"] + arguments)
        #expect(outcome.status == .done)
        #expect(outcome.errors.contains("the page for browsers"))
        let name = try #require(arguments.last)
        #expect(world.tree() == [name, "shop.json"])
        #expect(try world.text(name).hasPrefix("<!doctype html>\n"))
        #expect(try world.text(name).hasSuffix("</html>\n"))
    }

    @Test func goesToStandardOutputAndIntoATree() throws {
        let outcome = world.run("render", "shop.json", "-f", "html", "-o", "-")
        #expect(outcome.status == .done && outcome.output.hasPrefix("<!doctype html>"))
        #expect(world.run("render", "shop.json", "-f", "html,markdown,svg", "-o", "docs").status == .done)
        #expect(try world.text("docs/index.html") == outcome.output)
        #expect(world.exists("docs/README.md") && world.exists("docs/diagrams/overview.svg"))
        #expect(world.run("render", "shop.json", "-f", "html", "-o", "alone/").status == .done)
        #expect(world.contents("alone").keys.sorted() == [".modeldoc-manifest.json", "index.html"])
    }

    @Test(arguments: [
        ["-o", "a.html"], ["-f", "html", "-o", "-"], ["-f", "html", "--pictures", "none", "-o", "a.html"],
    ])
    func needsGraphviz(arguments: [String]) throws {
        world.environment["PATH"] = "/nowhere"
        let outcome = world.run(["render", "shop.json"] + arguments)
        #expect(outcome.status == .toolFailed)
        #expect(outcome.errors.contains("'dot' was not found on PATH [no-dot]"))
        #expect(outcome.output == "" && world.tree() == ["shop.json"])
    }

    @Test func isTheSameEachTime() {
        let pages = (0..<2).map { _ in world.run("render", "shop.json", "-f", "html", "-o", "-").output }
        #expect(pages[0] == pages[1] && !pages[0].isEmpty)
    }

    @Test func servesAsALivePage() throws {
        let modelDoc = ModelDoc(
            files: FileSystem(workingDirectory: world.path), environment: ProcessInfo.processInfo.environment)
        let loaded = try modelDoc.load("shop.json")
        let live = try modelDoc.htmlPage(loaded, options: RenderOptions(), isLive: true)
        #expect(live.diagnostics.isEmpty)
        let text = String(decoding: live.content, as: UTF8.self)
        #expect(text.contains(" data-live>") && text.contains("connect-src &#39;self&#39;"))
        let still = try modelDoc.htmlPage(loaded, options: RenderOptions())
        #expect(
            String(decoding: still.content, as: UTF8.self)
                == world.run("render", "shop.json", "-f", "html", "-o", "-").output)
    }

    @Test func showsHostileTextsAsText() throws {
        let texts = HostileTextTests.texts.filter { $0.count < 200 }
        let entities = (texts + HostileTextTests.names).enumerated().map { index, name in
            "\(JSONQuoting.quoted(name)): {\"documentation\": \(JSONQuoting.quoted(texts[index % texts.count])), "
                + "\"attributes\": {\(JSONQuoting.quoted(name)): \"String\"}}"
        }
        let model =
            "{\"modeldoc\": 1, \"name\": \(JSONQuoting.quoted("<b>&")), \"entities\": {\(entities.joined(separator: ","))}}"
        try world.write(model, to: "hostile.json")
        let outcome = world.run("render", "hostile.json", "-f", "html", "-o", "-")
        #expect(outcome.status == .done, "\(outcome.errors.prefix(1000))")
        let text = outcome.output
        #expect(text.components(separatedBy: "<script").count == 2)
        #expect(text.contains("<title>&lt;b&gt;&amp;</title>"))
        #expect(!text.lowercased().contains("href=\"javascript:"))
        let ids = Self.values(of: "id", in: text)
        #expect(Set(ids).count == ids.count)
    }

    @Test func isSmallForTheLargestModel() throws {
        guard let largest = Corpus.all.max(by: { $0.entities + $0.attributes < $1.entities + $1.attributes }) else {
            return
        }
        let outcome = world.run("render", largest.file, "-f", "html", "-o", "-")
        #expect(outcome.status == .done)
        #expect(outcome.bytes.count < 2_000_000)
        let articles = Self.values(of: "data-page", in: outcome.output)
        #expect(articles.count == largest.entities + 1)
        let ids = Self.values(of: "id", in: outcome.output)
        #expect(Set(ids).count == ids.count)
        // Every address within the page leads to an article.
        let links = Set(Self.values(of: "href", in: outcome.output).filter { $0.hasPrefix("#entity=") })
        #expect(links.count > largest.entities)
        for link in links {
            let name = link.dropFirst("#entity=".count).prefix { $0 != "&" }
            #expect(articles.contains(name.removingPercentEncoding ?? ""))
        }
    }
}
