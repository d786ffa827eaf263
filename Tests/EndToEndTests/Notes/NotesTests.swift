import Foundation
import ModelDocCommands
import Testing

/// `--notes FILE.md`, and how much of a model is documented.
@Suite struct NotesTests {
    private let world = World()

    init() throws {
        try world.write(
            """
            Order { number: string
                    items <-->> Item.order }
            Item { title: string }
            """, to: "Shop.model")
    }

    private static let notes = """
        # The shop

        What we sell. See `Order`.

        ## Order

        A customer's wish, from [the first item](Order.items) on.

        ### Order.number

        Given by *the office*:

        - never reused
        - `A-1` and up

        ### items

        At least one, or nothing is [delivered](https://example.org/delivery).
        """

    @Test func standOnThePages() throws {
        try world.write(Self.notes, to: "notes.md")
        let outcome = world.run("render", "Shop.model", "--notes", "notes.md", "--pictures", "none", "-o", "docs")
        #expect(outcome.status == .done)
        #expect(!outcome.errors.contains("warning"))
        let readme = try world.text("docs/README.md")
        #expect(readme.contains("\n\nWhat we sell. See [`Order`](entities/Order.md).\n\n"))
        #expect(readme.contains(" Documented: 50 % (1 of 2 entities, 1 of 2 attributes, 1 of 2 relationships)."))
        #expect(readme.contains("| [Order](entities/Order.md) | A customer's wish, from the first item on. |"))
        let page = try world.text("docs/entities/Order.md")
        #expect(page.contains("A customer's wish, from [the first item](#items) on.\n\n"))
        #expect(page.contains("| Given by *the office*:<br>• never reused<br>• `A-1` and up |"))
        #expect(page.contains("At least one, or nothing is [delivered](https://example.org/delivery)."))
    }

    @Test func comeThroughOurOwnFormat() throws {
        try world.write(Self.notes, to: "notes.md")
        world.run("render", "Shop.model", "--notes", "notes.md", "-o", "model.json")
        for (model, folder) in [("Shop.model", "a"), ("model.json", "b")] {
            let notes = model == "Shop.model" ? ["--notes", "notes.md"] : []
            _ = world.run(["render", model, "--title", "Shop", "--pictures", "none", "-o", folder] + notes)
        }
        let same = try ["README.md", "entities/Order.md", "entities/Item.md"].filter {
            try world.text("a/\($0)") == world.text("b/\($0)")
        }
        #expect(same == ["README.md", "entities/Order.md", "entities/Item.md"])
    }

    @Test func areExplained() throws {
        try world.write(Self.notes, to: "notes.md")
        let outcome = world.run("explain", "Shop.model", "Order", "--notes", "notes.md")
        #expect(outcome.output.contains("A customer's wish, from the first item on."))
        #expect(
            world.run("explain", "Shop.model", "Order.number", "--notes", "notes.md").output.contains("- never reused"))
    }

    @Test func tellWhatTheyDoNotMatch() throws {
        try world.write("## Ordr\n\nText.\n\n## Item\n\nSee [it](Itme).\n", to: "notes.md")
        let outcome = world.run("lint", "Shop.model", "--notes", "notes.md", "--rule", "missing-inverse")
        #expect(
            outcome.output == """
                notes.md:1:1: warning: the heading 'Ordr' names nothing of the model; the text below it is shown nowhere [unmatched-note]
                  help: did you mean 'Order'?
                notes.md:7:1: warning: the link to 'Itme' leads nowhere: it is shown as text [dead-end-link]
                  help: did you mean 'Item'?
                2 warnings

                """)
    }

    @Test(arguments: [
        (["--notes", "none.md"], 66, "there is no file or folder 'none.md'"), (["--notes", "."], 66, "is a folder"),
        (["--notes", "bad.md"], 65, "bad.md:1:3: error: "),
    ]) func failWithAWord(options: [String], status: Int32, message: String) throws {
        try world.write(Data([0x23, 0x20, 0xFF, 0xFE, 0x41]), to: "bad.md")
        let outcome = world.run(["render", "Shop.model", "-o", "docs"] + options)
        #expect(outcome.status.rawValue == status)
        #expect(outcome.errors.contains(message))
        #expect(!FileManager.default.fileExists(atPath: world.url("docs").path))
    }

    @Test func areNotOverwritten() throws {
        try world.write("# Notes\n", to: "notes.json")
        let outcome = world.run("render", "Shop.model", "--notes", "notes.json", "-o", "notes.json")
        #expect(outcome.status == .cannotWrite)
        #expect(try world.text("notes.json") == "# Notes\n")
    }

    @Test func coverageIsCounted() throws {
        try world.write(Self.notes, to: "notes.md")
        let outcome = world.run("lint", "Shop.model", "--notes", "notes.md", "--coverage")
        #expect(outcome.status == .done)
        #expect(
            outcome.output == """
                Shop: 50 % documented

                               documented  of
                entities       1           2
                attributes     1           2
                relationships  1           2

                Not documented
                  Item: itself, title, order

                """)
        let json = world.run("lint", "Shop.model", "--coverage", "-f", "json").output
        let value = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        #expect(value["percentage"] as? Int == 0)
        #expect((value["missing"] as? [[String: Any]])?.map { $0["name"] as? String } == ["Order", "Item"])
        #expect(world.run("lint", "Shop.model", "--coverage", "--rule", "naming").status == .usage)
        #expect(world.run("lint", "Shop.model", "--coverage", "-f", "sarif").status == .usage)
    }
}
