import Foundation
import ModelDocCommands
import Testing

/// Which version of a bundle is read, through the command.
@Suite struct BundleCaseTests {
    private let world = World()

    private func bundle(versions: [String], plist: Data? = nil) throws {
        for version in versions {
            let entity = version.filter { !$0.isWhitespace }
            try world.write(
                "<model><entity name=\"\(entity)\"/></model>", to: "Garden.xcdatamodeld/\(version).xcdatamodel/contents"
            )
        }
        if let plist { try world.write(plist, to: "Garden.xcdatamodeld/.xccurrentversion") }
    }

    private func plist(_ members: String) -> Data {
        Data(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0"><dict>\(members)</dict></plist>
            """.utf8)
    }

    private func names(_ name: String) -> String { "<key>_XCCurrentVersionName</key><string>\(name)</string>" }

    /// The entity that tells the version, and what was said.
    private func read(_ arguments: String...) -> (entity: String?, outcome: World.Outcome) {
        let outcome = world.run(["render"] + arguments + ["-f", "facts", "-o", "-"])
        let facts = Facts(outcome.output)
        return (facts?.entities.first?["name"] as? String, outcome)
    }

    @Test(arguments: ["Garden.xcdatamodeld", "Garden.xcdatamodeld/"])
    func readsOnlyVersion(path: String) throws {
        try bundle(versions: ["Garden"])
        let result = read(path)
        #expect(result.outcome.status == .done)
        #expect(result.entity == "Garden")
        #expect(result.outcome.errors == "")
    }

    @Test func readsVersionThatThePlistNames() throws {
        try bundle(versions: ["Garden", "Garden 2"], plist: plist(names("Garden.xcdatamodel")))
        #expect(read("Garden.xcdatamodeld").entity == "Garden")
        #expect(read("Garden.xcdatamodeld", "--model-version", "Garden 2").entity == "Garden2")
        #expect(read("Garden.xcdatamodeld", "--model-version", "Garden 2.xcdatamodel").entity == "Garden2")
    }

    @Test func readsBinaryPlist() throws {
        let data = try PropertyListSerialization.data(
            fromPropertyList: ["_XCCurrentVersionName": "Garden 2.xcdatamodel"], format: .binary, options: 0)
        #expect(data.starts(with: Array("bplist00".utf8)))
        try bundle(versions: ["Garden", "Garden 2", "Garden 3"], plist: data)
        let result = read("Garden.xcdatamodeld")
        #expect(result.entity == "Garden2")
        #expect(result.outcome.errors == "")
    }

    @Test(arguments: ["", "<key>Other</key><string>Garden.xcdatamodel</string>"])
    func takesLastVersionWherePlistNamesNone(members: String) throws {
        try bundle(versions: ["Garden 2", "Garden 10", "Garden"], plist: plist(members))
        let result = read("Garden.xcdatamodeld")
        #expect(result.outcome.status == .done)
        #expect(result.entity == "Garden10")
        #expect(
            result.outcome.errors == """
                Garden.xcdatamodeld: warning: '.xccurrentversion' names no version, so the last of 3 versions is read: \
                'Garden 10' [no-current-version]
                  help: name the version with --model-version NAME

                """)
    }

    @Test func takesOnlyVersionWherePlistNamesNone() throws {
        try bundle(versions: ["Garden"], plist: plist(""))
        #expect(read("Garden.xcdatamodeld").entity == "Garden")
    }

    @Test func refusesPlistThatNamesWhatIsNotThere() throws {
        try bundle(versions: ["Garden", "Garden 2"], plist: plist(names("Garden 3.xcdatamodel")))
        let result = read("Garden.xcdatamodeld")
        #expect(result.outcome.status == .noModel)
        #expect(
            result.outcome.errors == """
                Garden.xcdatamodeld/.xccurrentversion: error: names the current version 'Garden 3', which is not in the \
                bundle [stale-current-version]
                  help: did you mean 'Garden 2'?
                  help: its versions are 'Garden', 'Garden 2'; choose one with --model-version NAME

                """)
        #expect(read("Garden.xcdatamodeld", "--model-version", "Garden 2").entity == "Garden2")
    }
}
