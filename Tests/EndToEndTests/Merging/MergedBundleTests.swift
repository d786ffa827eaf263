import Foundation
import TestModels
import ModelDocCommands
import Testing

/// Bundles that share entities, and the versions of bundles.
@Suite struct MergedBundleTests {
    private let world = World()

    private func entity(_ name: String, attribute: String, type: String = "String") -> String {
        "<entity name=\"\(name)\">\n<attribute name=\"\(attribute)\" attributeType=\"\(type)\"/>\n</entity>\n"
    }

    private func write(_ entities: String, to bundle: String, version: String? = nil) throws {
        try world.write(
            "<model>\n\(entities)</model>", to: "\(bundle).xcdatamodeld/\(version ?? bundle).xcdatamodel/contents")
    }

    private func names(_ outcome: World.Outcome) -> [String]? {
        Facts(outcome.output)?.entities.compactMap { $0["name"] as? String }
    }

    @Test func takesSharedEntitiesOnce() throws {
        let shared = entity("User", attribute: "name")
        try write(entity("Post", attribute: "text") + shared, to: "Blog")
        try write(shared + entity("Order", attribute: "total"), to: "Shop")
        let outcome = world.run("render", "Blog.xcdatamodeld", "Shop.xcdatamodeld", "-f", "facts", "-o", "-")
        #expect(outcome.status == .done)
        #expect(names(outcome) == ["Post", "User", "Order"])
        #expect(Facts(outcome.output)?.root["name"] as? String == "Blog + Shop")
        #expect(!outcome.errors.contains("error"))
        #expect(
            outcome.errors.contains(
                "Shop.xcdatamodeld/Shop.xcdatamodel/contents:2:15: note: entity 'User' of model 'Shop' stands in a model "
                    + "before it just so, and is taken once [shared-entity]"))
    }

    @Test func tellsSharedEntitiesThatDiffer() throws {
        try write(entity("User", attribute: "born"), to: "Blog")
        try write(entity("User", attribute: "born", type: "Date"), to: "Shop")
        let outcome = world.run("lint", "Blog.xcdatamodeld", "Shop.xcdatamodeld")
        #expect(outcome.status == .answerIsNo)
        let lines = outcome.output.split(separator: "\n").map(String.init)
        #expect(
            lines.first
                == "Shop.xcdatamodeld/Shop.xcdatamodel/contents:2:15: error: entity 'User' is defined in two models: the type "
                + "of attribute 'born' is 'Date', and 'String' in the first definition [merge-conflict]")
        #expect(
            lines.contains {
                $0.hasPrefix("  Blog.xcdatamodeld/Blog.xcdatamodel/contents:2:15: note: the first definition")
            })
        #expect(
            lines.contains {
                $0.hasPrefix("  Shop.xcdatamodeld/Shop.xcdatamodel/contents:3:18: note: this is what differs")
            })
        #expect(
            lines.contains {
                $0.hasPrefix("  Blog.xcdatamodeld/Blog.xcdatamodel/contents:3:18: note: the first definition")
            })
    }

    /// A version is that of every bundle that has versions; other models are as they are.
    @Test func readsVersionOfEachBundle() throws {
        for version in ["V1", "V2"] {
            try write(entity("Post\(version)", attribute: "a"), to: "Blog", version: version)
            try write(entity("Order\(version)", attribute: "a"), to: "Shop", version: version)
        }
        try world.write(SmallModel.entities(["Ship", "Port"]), to: "ports.json")
        func run(_ version: String?, _ models: String...) -> World.Outcome {
            world.run(
                ["render"] + models + (version.map { ["--model-version", $0] } ?? []) + ["-f", "facts", "-o", "-"])
        }
        #expect(
            names(run("V1", "Blog.xcdatamodeld", "Shop.xcdatamodeld", "ports.json")) == [
                "PostV1", "OrderV1", "Ship", "Port",
            ])
        // A version of one alone is named by its path.
        #expect(names(run(nil, "Blog.xcdatamodeld/V1.xcdatamodel", "Shop.xcdatamodeld")) == ["PostV1", "OrderV2"])
        let unknown = run("V3", "Blog.xcdatamodeld", "Shop.xcdatamodeld")
        #expect(unknown.status == .noInput)
        #expect(unknown.errors.contains("Blog.xcdatamodeld: error: has no version 'V3'"))
        #expect(unknown.errors.contains("Shop.xcdatamodeld: error: has no version 'V3'"))
        let none = run("V1", "ports.json", "ports.json")
        #expect(none.status == .usage)
        #expect(none.errors.hasPrefix("ports.json: error: has no versions to choose from with --model-version"))
    }

    @Test func writesIntoNoBundle() throws {
        try write(entity("Post", attribute: "a"), to: "Blog")
        try write(entity("Order", attribute: "a"), to: "Shop")
        for bundle in ["Blog", "Shop"] {
            let outcome = world.run(
                "render", "Blog.xcdatamodeld", "Shop.xcdatamodeld", "-o", "\(bundle).xcdatamodeld/docs")
            #expect(outcome.status == .cannotWrite)
            #expect(outcome.errors.contains("lies inside the model '\(bundle).xcdatamodeld'"))
        }
    }

    /// A folder is still the one model below it.
    @Test func refusesFolderOfSeveral() throws {
        try write(entity("Post", attribute: "a"), to: "app/Blog", version: "Blog")
        try world.write(SeedText.music, to: "app/Music.model")
        try world.write("a = b\nnot a model\n", to: "app/other.model")
        let outcome = world.run("render", "app", "-f", "facts", "-o", "-")
        #expect(outcome.status == .usage)
        #expect(outcome.errors.hasPrefix("app: error: holds 2 models; name one of them [several-models]\n"))
        #expect(outcome.errors.contains("app/Music.model"))
        try world.remove("app/Blog.xcdatamodeld")
        #expect(names(world.run("render", "app", "-f", "facts", "-o", "-")) == ["Song", "Artist"])
    }
}
