import ModelDocKit
import SourceText
import Testing

@Suite struct InputGuardTests {
    private let scratch = Scratch()

    init() throws {
        try scratch.write(#"<model/>"#, to: "app/Shop.xcdatamodeld/Shop.xcdatamodel/contents")
        try scratch.write(#"{"modeldoc": 1, "entities": {}}"#, to: "model.json")
        try scratch.makeFolder("docs")
        try scratch.link("link", to: "app/Shop.xcdatamodeld")
        try scratch.link("model-link.json", to: "model.json")
    }

    private func message(_ input: String, _ output: String) throws -> String? {
        let found = try InputFinder(files: scratch.files).find(input)
        return failure { () throws(Failure) in
            try InputGuard.check([found], output: output, files: scratch.files)
        }?.messages.first
    }

    @Test(arguments: [
        "app/Shop.xcdatamodeld", "app/Shop.xcdatamodeld/docs", "app/Shop.xcdatamodeld/Shop.xcdatamodel/a/b",
        "link/docs", "docs/../app/Shop.xcdatamodeld/x", "new/../app/Shop.xcdatamodeld/x", "link/a.svg",
    ])
    func keepsOutOfBundle(output: String) throws {
        let expected = "\(output): lies inside the model 'Shop.xcdatamodeld'; nothing is written there"
        #expect(try message("app/Shop.xcdatamodeld", output) == expected)
        #expect(try message("app", output) == expected)
    }

    @Test(arguments: ["model.json", "./model.json", "docs/../model.json", "model-link.json"])
    func keepsModelItself(output: String) throws {
        #expect(try message("model.json", output) == "\(output): is the model itself; it is not overwritten")
        #expect(try message("model-link.json", output) == "\(output): is the model itself; it is not overwritten")
    }

    /// Of several models that are merged, none is written to.
    @Test func keepsOutOfEveryInput() throws {
        let finder = InputFinder(files: scratch.files)
        let inputs = [try finder.find("model.json"), try finder.find("app")]
        for output in ["model.json", "app/Shop.xcdatamodeld/docs"] {
            let failure = failure { () throws(Failure) in
                try InputGuard.check(inputs, output: output, files: scratch.files)
            }
            #expect(failure?.reason == .cannotWrite)
            #expect(failure?.diagnostics.first?.path == output)
        }
        #expect(
            failure { () throws(Failure) in try InputGuard.check(inputs, output: "docs", files: scratch.files) } == nil)
    }

    @Test(arguments: ["docs", "app", "app/Shop.xcdatamodeld-docs", ".", "new/docs", "/"])
    func letsOtherPlaces(output: String) throws {
        #expect(try message("app/Shop.xcdatamodeld", output) == nil)
    }
}
