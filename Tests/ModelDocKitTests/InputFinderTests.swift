import Foundation
import ModelDocKit
import SourceText
import Testing

@Suite struct InputFinderTests {
    private static let model = #"<model><entity name="A"/></model>"#

    private func bundle(_ scratch: Scratch, _ path: String, versions: [String], current: String? = nil) throws {
        for version in versions { try scratch.write(Self.model, to: "\(path)/\(version).xcdatamodel/contents") }
        if let current {
            let plist = "<plist><dict><key>_XCCurrentVersionName</key><string>\(current)</string></dict></plist>"
            try scratch.write(plist, to: "\(path)/.xccurrentversion")
        }
    }

    @Test(arguments: [
        "Shop.xcdatamodeld", "Shop.xcdatamodeld/", "Shop.xcdatamodeld//", "./Shop.xcdatamodeld/.", ".", "sub/..",
        "Shop.xcdatamodeld/Shop 10.xcdatamodel", "Shop.xcdatamodeld/Shop 10.xcdatamodel/contents",
    ])
    func namesModelByItsBundle(path: String) throws {
        let scratch = Scratch()
        try bundle(
            scratch, "Shop.xcdatamodeld", versions: ["Shop 2", "Shop 10", "Shop"], current: "Shop 10.xcdatamodel")
        try scratch.makeFolder("sub")
        let input = try InputFinder(files: scratch.files).find(path)
        #expect(input.name == "Shop")
        #expect(input.version == "Shop 10")
        #expect(input.root.map { URL(filePath: $0).lastPathComponent } == "Shop.xcdatamodeld")
        #expect(input.diagnostics == [])
    }

    @Test(arguments: [".", "..", "contents", "Garden 2.xcdatamodel"])
    func namesModelByItsBundleFromWithin(path: String) throws {
        let scratch = Scratch()
        try bundle(scratch, "Garden.xcdatamodeld", versions: ["Garden 2"])
        let inBundle = "\(scratch.root.path)/Garden.xcdatamodeld"
        let folder = path == "contents" || path == ".." ? "\(inBundle)/Garden 2.xcdatamodel" : inBundle
        let input = try InputFinder(files: FileSystem(workingDirectory: folder)).find(path)
        #expect(input.name == "Garden")
        #expect(input.version == "Garden 2")
        #expect(input.root == inBundle)
    }

    @Test func takesLastVersionInNaturalOrderWhereNoneIsNamed() throws {
        let scratch = Scratch()
        try bundle(scratch, "Shop.xcdatamodeld", versions: ["Shop 2", "Shop 10", "Shop"])
        let input = try InputFinder(files: scratch.files).find("Shop.xcdatamodeld")
        #expect(input.version == "Shop 10")
        #expect(
            input.diagnostics.map(\.message) == [
                "there is no '.xccurrentversion', so the last of 3 versions is read: 'Shop 10'"
            ])
        #expect(try InputFinder(files: scratch.files, version: "Shop").find("Shop.xcdatamodeld").version == "Shop")
        #expect(
            try InputFinder(files: scratch.files, version: "Shop 2.xcdatamodel").find(".").version == "Shop 2")
    }

    @Test func findsOneModelBelowFolder() throws {
        let scratch = Scratch()
        try bundle(scratch, "app/Model/Shop.xcdatamodeld", versions: ["Shop"])
        try bundle(scratch, "app/.build/Other.xcdatamodeld", versions: ["Other"])
        try bundle(scratch, "app/Pods/Third.xcdatamodeld", versions: ["Third"])
        try scratch.write(#"{"name": "package"}"#, to: "app/package.json")
        try scratch.write(#"{"modeldoc": 1, "entities": {}}"#, to: "app/docs/model.json")
        try scratch.write("{}", to: "app/docs/.modeldoc-manifest.json")
        try scratch.link("app/again", to: ".")
        let input = try InputFinder(files: scratch.files).find("app")
        #expect(input.path == "app/Model/Shop.xcdatamodeld/Shop.xcdatamodel/contents")
    }

    @Test func findsModelBesideItsDocumentation() throws {
        let scratch = Scratch()
        try bundle(scratch, "Shop.xcdatamodeld", versions: ["Shop"])
        try scratch.write(#"{"modeldoc": 1, "entities": {}}"#, to: "model.json")
        try scratch.write(#"{"files": {"model.json": ""}}"#, to: ".modeldoc-manifest.json")
        #expect(try InputFinder(files: scratch.files).find(".").name == "Shop")
    }

    struct Refused: CustomTestStringConvertible {
        var path: String
        var version: String?
        var reason = Failure.Reason.noInput
        var message: String
        var testDescription: String { path }
    }

    @Test(arguments: [
        Refused(path: "", message: "the path of the model is empty"),
        Refused(path: "Shopp.xcdatamodeld", message: "there is no file or folder 'Shopp.xcdatamodeld'"),
        Refused(path: "text/x", message: "there is no file or folder 'text/x'"),
        Refused(path: "dangling", message: "'dangling' is a link to nothing"),
        Refused(path: "loop", message: "loop: cannot be read: too many symbolic links"),
        Refused(
            path: String(repeating: "n", count: 300),
            message: "\(String(repeating: "n", count: 300)): cannot be read: the name is too long"),
        Refused(path: "/dev/zero", message: "/dev/zero: cannot be read: it is larger than 512 MiB"),
        Refused(path: "empty", reason: .noModel, message: "empty: holds no model"),
        Refused(
            path: "None.xcdatamodeld", reason: .noModel,
            message: "None.xcdatamodeld: holds no version of a model: there is no folder '*.xcdatamodel' in it"),
        Refused(
            path: "None.xcdatamodel", reason: .noModel,
            message: "None.xcdatamodel: holds no model: there is no file 'contents' in it"),
        Refused(
            path: "Old.xcdatamodel", reason: .noModel,
            message: "Old.xcdatamodel: is a model of the format before Xcode 4.1 ('elements' and 'layout')"),
        Refused(
            path: "Old.momd", reason: .noModel, message: "Old.momd: is a compiled model, which modeldoc does not read"),
        Refused(
            path: "Step.xcmappingmodel", reason: .noModel,
            message: "Step.xcmappingmodel: is a mapping model: it tells how to migrate, not what there is"),
        Refused(
            path: "Shop.xcdatamodeld", version: "Shop 3", message: "Shop.xcdatamodeld: has no version 'Shop 3'"),
        Refused(
            path: "text", version: "Shop 3", reason: .badRequest,
            message: "text: has no versions to choose from with --model-version"),
        Refused(
            path: "Stale.xcdatamodeld", reason: .noModel,
            message:
                "Stale.xcdatamodeld/.xccurrentversion: names the current version 'Gone', which is not in the bundle"),
        Refused(path: ".", reason: .badRequest, message: ".: holds 5 models; name one of them"),
    ])
    func refuses(_ item: Refused) throws {
        let scratch = Scratch()
        try bundle(scratch, "Shop.xcdatamodeld", versions: ["Shop", "Shop 2"])
        try bundle(scratch, "Stale.xcdatamodeld", versions: ["A"], current: "Gone.xcdatamodel")
        for folder in ["empty", "None.xcdatamodeld", "None.xcdatamodel", "Old.momd", "Step.xcmappingmodel"] {
            try scratch.makeFolder(folder)
        }
        try scratch.write("bplist00", to: "Old.xcdatamodel/elements")
        try scratch.write("text", to: "text")
        try scratch.link("dangling", to: "nowhere")
        try scratch.link("loop", to: "loop")
        let error = failure { () throws(Failure) in
            _ = try InputFinder(files: scratch.files, version: item.version).find(item.path)
        }
        #expect(error?.reason == item.reason)
        #expect(error?.messages == [item.message])
    }
}
