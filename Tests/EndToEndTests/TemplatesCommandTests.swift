import Foundation
import ModelDocCommands
import Testing

@Suite struct TemplatesCommandTests {
    private let world = World()

    init() throws { try world.write(SmallModel.shop, to: "shop.json") }

    private func render(_ arguments: String...) -> World.Outcome {
        world.run(["render", "shop.json", "-f", "markdown", "--pictures", "none"] + arguments)
    }

    @Test func exportedTemplatesGiveTheSamePages() throws {
        let outcome = world.run("templates", "export", "mine")
        #expect(outcome.status == .done)
        let names = world.run("templates", "list").output.split(separator: "\n").map { $0.prefix { $0 != " " } }
        #expect(world.contents("mine").keys.sorted() == names.map(String.init).sorted())
        for name in names {
            #expect(try world.text("mine/\(name)") == world.run("templates", "show", String(name)).output)
        }
        #expect(render("-o", "own", "--templates", "mine").status == .done)
        #expect(render("-o", "builtin").status == .done)
        var (own, builtIn) = (world.contents("own"), world.contents("builtin"))
        // The manifest says which templates were used.
        #expect(own.removeValue(forKey: ".modeldoc-manifest.json") != nil)
        #expect(builtIn.removeValue(forKey: ".modeldoc-manifest.json") != nil)
        #expect(own == builtIn)
    }

    @Test func exportOverwritesNothing() throws {
        try world.write("mine", to: "mine/entity.md.mustache")
        let outcome = world.run("templates", "export", "mine")
        #expect(outcome.status == .cannotWrite)
        #expect(
            outcome.errors == """
                mine/entity.md.mustache: error: is there already with another content; nothing was written \
                [file-in-the-way]
                  help: name another folder, or move the file away

                """)
        #expect(world.tree("mine") == ["entity.md.mustache"])
    }

    @Test func ownTemplateTakesThePlaceOfTheBuiltInOne() throws {
        try world.write("Only {{name}}.\n{{nothing.there}}\n", to: "mine/entity.md.mustache")
        let outcome = render("-o", "docs", "--templates", "mine/")
        #expect(outcome.status == .done)
        #expect(try world.text("docs/entities/Order.md").hasPrefix("Only Order."))
        #expect(outcome.errors.contains(/mine\/+entity\.md\.mustache:2:\d+: warning: .*nothing/))
    }

    @Test func brokenTemplateWritesNothing() throws {
        try world.write("# {{name}}\n{{#attributes}}\n", to: "mine/entity.md.mustache")
        let outcome = render("-o", "docs", "--templates", "mine")
        #expect(outcome.status == .usage)
        #expect(outcome.errors.contains(/mine\/entity\.md\.mustache:2:\d+: error: .* \[template-syntax\]/))
        #expect(!world.exists("docs"))
    }

    @Test func templateMustBeText() throws {
        try world.write(Data([0x41, 0xFF, 0xFE]), to: "mine/entity.md.mustache")
        let outcome = render("-o", "docs", "--templates", "mine")
        #expect(outcome.status == .usage)
        #expect(outcome.errors == "mine/entity.md.mustache: error: is no UTF-8 text [template-encoding]\n")
    }
}
