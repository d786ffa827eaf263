import Foundation
import ModelDocCommands
import Testing

/// What is no model, or cannot be had, is told in one clear message, and nothing is written.
@Suite struct BadInputTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var arguments: [String]
        var status: ModelDocCommands.ExitStatus
        var errors: String
        var testDescription: String { arguments.joined(separator: " ") }

        init(_ arguments: String..., status: ModelDocCommands.ExitStatus, errors: [String]) {
            self.arguments = arguments
            self.status = status
            self.errors = errors.map { "\($0)\n" }.joined()
        }
    }

    static let known = [
        "  help: it reads JSON with 'modeldoc' at its root, Xcode's .xcdatamodeld, .xcdatamodel and 'contents', arrow "
            + "notation such as 'Note { tags <<-->> Tag.notes }', and block notation such as "
            + "'Song = { attribute title : string; };'",
        "  help: for JSON that is broken at its start, add --input-format json to see what is wrong",
    ]
    static let source = "  help: give the model's source, a folder that ends in .xcdatamodeld"
    static let start = "  help: a model.json starts with { \"modeldoc\": 1, \"entities\": { … } }"
    static let reading = [
        Case("text", status: .noModel, errors: ["text: error: is no model that modeldoc knows [no-model]"] + known),
        Case(
            "Code.swift", status: .noModel,
            errors: ["Code.swift: error: is no model that modeldoc knows [no-model]"] + known),
        Case("empty", status: .noModel, errors: ["empty: error: is empty [empty-input]", start]),
        Case("blank", status: .noModel, errors: ["blank: error: is empty [empty-input]", start]),
        Case(
            "page.html", status: .noModel,
            errors: ["page.html:1:1: error: this is an HTML page, not a Core Data model [not-a-model]"]),
        Case(
            "broken.json", status: .noModel,
            errors: [
                "broken.json:1:2: error: the file ends inside an object [json-syntax]",
                "  broken.json:1:1: note: it begins here",
                "  help: add '}', or the rest of the file if it is cut off",
            ]),
        Case(
            "Model.omo", status: .noModel,
            errors: [
                "Model.omo: error: is an optimised compiled model (.omo), which only Core Data can read [compiled-model]",
                source,
            ]),
        Case(
            "Model.momd", status: .noModel,
            errors: ["Model.momd: error: is a compiled model, which modeldoc does not read [compiled-model]", source]),
        Case(
            "Step.xcmappingmodel", status: .noModel,
            errors: [
                "Step.xcmappingmodel: error: is a mapping model: it tells how to migrate, not what there is "
                    + "[mapping-model]", source,
            ]),
        Case(
            "Old.xcdatamodel", status: .noModel,
            errors: [
                "Old.xcdatamodel: error: is a model of the format before Xcode 4.1 ('elements' and 'layout') [old-format]",
                "  help: open and save it with Xcode 4.1 or later, which writes the XML that modeldoc reads",
            ]),
        Case(
            "folder", status: .noModel,
            errors: [
                "folder: error: holds no model [no-model-in-folder]",
                "  help: a model is a folder that ends in .xcdatamodeld or .xcdatamodel, a JSON file with 'modeldoc' at "
                    + "its root, or a text that ends in .model",
            ]),
        Case(
            "several", status: .usage,
            errors: [
                "several: error: holds 2 models; name one of them [several-models]",
                "  note: several/A.xcdatamodel", "  note: several/b.json",
            ]),
    ]
    static let finding = [
        Case(
            "shop.json", "--model-version", "2", status: .usage,
            errors: [
                "shop.json: error: has no versions to choose from with --model-version [no-versions]",
                "  help: give the bundle that holds the versions, a folder that ends in .xcdatamodeld",
            ]),
        Case(
            "Shop.xcdatamodeld", "--model-version", "Shop 3", status: .noInput,
            errors: [
                "Shop.xcdatamodeld: error: has no version 'Shop 3' [no-version]", "  help: did you mean 'Shop 2'?",
                "  help: its versions are 'Shop', 'Shop 2'; choose one with --model-version NAME",
            ]),
        Case(
            "shopp.json", status: .noInput,
            errors: [
                "error: there is no file or folder 'shopp.json' [no-input]", "  help: did you mean 'shop.json'?",
            ]),
        Case(
            "shop.json/x", status: .noInput, errors: ["error: there is no file or folder 'shop.json/x' [no-input]"]),
        Case("dangling", status: .noInput, errors: ["error: 'dangling' is a link to nothing [no-input]"]),
        Case(
            "loop", status: .noInput,
            errors: ["loop: error: cannot be read: too many symbolic links [unreadable-input]"]),
        Case("", status: .noInput, errors: ["error: the path of the model is empty [no-input]"]),
        Case("-", status: .noInput, errors: ["error: stdin cannot be read [unreadable-input]"]),
        Case(
            "shop.json", "--templates", "none", status: .noInput,
            errors: [
                "error: there is no folder 'none' of templates [no-templates]",
                "  help: modeldoc templates export DIR writes the built-in ones into a folder, to start from",
            ]),
    ]

    private func world() throws -> World {
        let world = World()
        try world.write("hello\n", to: "text")
        try world.write("import CoreData\n", to: "Code.swift")
        try world.write("", to: "empty")
        try world.write(" \n\t\r\n", to: "blank")
        try world.write("<html/>", to: "page.html")
        try world.write("{", to: "broken.json")
        try world.write("momv2$\u{0}\u{0}", to: "Model.omo")
        for folder in ["Model.momd", "Step.xcmappingmodel", "folder"] { try world.makeFolder(folder) }
        try world.write("bplist00", to: "Old.xcdatamodel/elements")
        try world.write("bplist00", to: "Old.xcdatamodel/layout")
        try world.write(SmallModel.xml, to: "several/A.xcdatamodel/contents")
        try world.write(SmallModel.shop, to: "several/b.json")
        try world.write(SmallModel.shop, to: "shop.json")
        for version in ["Shop", "Shop 2"] {
            try world.write(SmallModel.xml, to: "Shop.xcdatamodeld/\(version).xcdatamodel/contents")
        }
        try world.link("dangling", to: "nowhere")
        try world.link("loop", to: "loop")
        return world
    }

    @Test(arguments: reading + finding)
    func refuses(_ item: Case) throws {
        let world = try world()
        let before = world.tree()
        let outcome = world.run(["render"] + item.arguments)
        #expect(outcome.status == item.status)
        #expect(outcome.errors == item.errors)
        #expect(outcome.output == "")
        #expect(world.tree() == before)
    }

    @Test func refusesCompiledModel() throws {
        let world = World()
        let data = try PropertyListSerialization.data(
            fromPropertyList: ["$archiver": "NSKeyedArchiver", "$objects": ["NSManagedObjectModel"]], format: .binary,
            options: 0)
        try world.write(data, to: "Shop.mom")
        let outcome = world.run("render", "Shop.mom")
        #expect(outcome.status == .noModel)
        #expect(outcome.errors.hasPrefix("Shop.mom: error: "))
        #expect(outcome.errors.contains("[no-model]") || outcome.errors.contains("[compiled-model]"))
        #expect(world.tree() == ["Shop.mom"])
    }

    /// The super-user may read everything, so this runs the program as somebody else.
    @Test func refusesWhatMayNotBeRead() throws {
        let world = try world()
        guard getuid() == 0, let setpriv = Tool.path("setpriv") else {
            print("NOT RUN: only the super-user can become another user, to see what happens to what may not be read")
            return
        }
        // A copy that anybody may run, whatever the folders of the build allow.
        let program = world.url("modeldoc").path
        // A process of its own copies it: what this one has open for writing, children of other tests would hold open.
        let copied = try Tool.run(try #require(Tool.path("cp")), [Tool.modeldoc(), program])
        #expect(copied.status == 0)
        for (path, mode) in [("", 0o777), ("shop.json", 0o000), ("several", 0o000), ("Shop.xcdatamodeld", 0o311)] {
            try FileManager.default.setAttributes(
                [.posixPermissions: mode], ofItemAtPath: path.isEmpty ? world.path : world.url(path).path)
        }
        func run(_ arguments: String...) throws -> Tool.Outcome {
            try Tool.run(
                setpriv, ["--reuid=65534", "--regid=65534", "--clear-groups", program, "render"] + arguments,
                in: world.root)
        }
        let probe = try Tool.run(
            setpriv, ["--reuid=65534", "--regid=65534", "--clear-groups", program, "--version"], in: world.root)
        guard probe.status == 0 else {
            print("NOT RUN: another user cannot run the program here: \(probe.errors)")
            return
        }
        for (path, place) in [
            ("shop.json", "shop.json"), ("several", "several"), ("several/b.json", "several/b.json"),
            ("Shop.xcdatamodeld", "Shop.xcdatamodeld"), (".", "./Shop.xcdatamodeld"),
        ] where path != "." {
            let outcome = try run(path)
            #expect(outcome.status == 66)
            #expect(outcome.errors == "\(place): error: cannot be read: permission denied [unreadable-input]\n")
        }
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: world.url("shop.json").path)
        try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: world.url("folder").path)
        for (output, place, text) in [
            ("folder", "folder", "; nothing was changed"), ("folder/new", "folder/new", "; nothing was changed"),
            ("folder/a.json", "folder/a.json", ""),
        ] {
            let outcome = try run(
                "shop.json", "-o", output, "--pictures", "none", "-f", text.isEmpty ? "json" : "markdown")
            #expect(outcome.status == 73)
            #expect(
                outcome.errors.hasPrefix("\(place): error: cannot be written: permission denied\(text) [cannot-write]"))
        }
        #expect(world.tree("folder") == [])
    }
}
