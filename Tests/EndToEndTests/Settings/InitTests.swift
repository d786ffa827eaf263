import ModelDocCommands
import Testing

/// `modeldoc init`: settings for what is found.
@Suite struct InitTests {
    private let world = World()

    @Test func namesTheOneModel() throws {
        try world.write(SmallModel.xml, to: "App/Shop.xcdatamodeld/Shop.xcdatamodel/contents")
        try world.write("{\"name\": \"package\"}", to: "package.json")
        let outcome = world.run("init")
        #expect(outcome.status == .done)
        #expect(outcome.output == "")
        #expect(
            outcome.errors == """
                modeldoc.settings.json: settings for 1 model
                  App/Shop.xcdatamodeld, to be documented in model-docs/Shop
                Next: modeldoc render writes the documentation, modeldoc lint checks the model

                """)
        #expect(
            try world.text("modeldoc.settings.json") == """
                {
                  "models": ["App/Shop.xcdatamodeld"],
                  "output": "model-docs/Shop"
                }

                """)
        #expect(world.run("render").status == .done)
        #expect(world.run("check", in: "App").status == .done)
        #expect(world.run("lint").status == .done)
    }

    /// For programs that read only plain JSON.
    @Test func showsWhatCounts() throws {
        try world.write(
            """
            {
              "format": "html", "hide": "types", "depth": 2, "focus": "Shelf", // of all
              "severity": {"inverses": "error", "missing-inverse": "off"},
              "nouns": {"Stock": {"singular": "position"}},
              "documentations": [
                {"models": "a.json", "output": "a", "notes": ["one.md", "two.md"], "severity": {"inverses": "info"}},
                {"models": ["b.json"], "output": "b", "nouns": {"Shelf": {"plural": "racks"}}},
              ],
              "title": "All", "index": "all",
            }
            """, to: "project/modeldoc.settings.json")
        let outcome = world.run("init", "--show", "project")
        #expect(outcome.status == .done)
        #expect(
            outcome.output == """
                {
                  "documentations": [
                    {
                      "models": ["project/a.json"],
                      "output": "project/a",
                      "format": ["html"],
                      "notes": ["project/one.md", "project/two.md"],
                      "hide": ["types"],
                      "focus": "Shelf",
                      "depth": 2,
                      "severity": {
                        "missing-inverse": "off",
                        "inverses": "info"
                      },
                      "nouns": {
                        "Stock": {
                          "singular": "position"
                        }
                      }
                    },
                    {
                      "models": ["project/b.json"],
                      "output": "project/b",
                      "format": ["html"],
                      "hide": ["types"],
                      "focus": "Shelf",
                      "depth": 2,
                      "severity": {
                        "inverses": "error",
                        "missing-inverse": "off"
                      },
                      "nouns": {
                        "Shelf": {
                          "plural": "racks"
                        },
                        "Stock": {
                          "singular": "position"
                        }
                      }
                    }
                  ],
                  "index": "project/all",
                  "title": "All"
                }

                """)
        // It is what it says: taken for settings, it shows itself.
        try world.write(outcome.output, to: "modeldoc.settings.json")
        #expect(world.run("init", "--show").output == outcome.output)
        #expect(world.run("init", "--show", "project").status == .done)
    }

    @Test func showsNothingWhereThereIsNothing() throws {
        let outcome = world.run("init", "--show")
        #expect(outcome.status == .noInput)
        #expect(outcome.output == "")
        #expect(outcome.errors.contains("write some with: modeldoc init\n"))
    }

    @Test func listsSeveralModels() throws {
        for path in ["a/Shop.json", "b/Shop.json", "b/Stock.json"] {
            try world.write(SmallModel.shop, to: "project/\(path)")
        }
        let outcome = world.run("init", "project")
        #expect(outcome.status == .done)
        #expect(outcome.errors.hasPrefix("project/modeldoc.settings.json: settings for 3 models\n"))
        #expect(outcome.errors.contains("\nNext (in project): modeldoc render "))
        let text = try world.text("project/modeldoc.settings.json")
        for output in ["model-docs/a-Shop", "model-docs/b-Shop", "model-docs/Stock"] {
            #expect(text.contains("\"output\": \"\(output)\""))
        }
        #expect(world.run("render", "--no-settings", in: "project").status == .usage)
        #expect(world.run("render", in: "project").status == .done)
        #expect(world.exists("project/model-docs/README.md"))
        #expect(world.run("check", in: "project").status == .done)
    }

    @Test func writesOverNothing() throws {
        try world.write(SmallModel.shop, to: "shop.json")
        try world.write("{}", to: "modeldoc.settings.json")
        let outcome = world.run("init")
        #expect(outcome.status == .cannotWrite)
        #expect(
            outcome.errors.hasPrefix(
                "modeldoc.settings.json: error: is there already; nothing was written [file-in-the-way]"))
        #expect(try world.text("modeldoc.settings.json") == "{}")
    }

    @Test func findsNothing() throws {
        try world.makeFolder("empty")
        let outcome = world.run("init", "empty")
        #expect(outcome.status == .noInput)
        #expect(outcome.errors.contains("error: holds no model, so there is nothing to make settings for"))
        #expect(outcome.errors.contains("a model is a folder that ends in .xcdatamodeld"))
        #expect(world.run("init", "none").status == .noInput)
        #expect(world.tree() == ["empty"])
    }
}
