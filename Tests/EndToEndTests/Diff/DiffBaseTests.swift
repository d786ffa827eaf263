import Foundation
import ModelDocCommands
import Testing

/// `modeldoc diff --base REV`: a model as it is in a revision of git.
@Suite struct DiffBaseTests {
    private let world = World()

    private static func contents(_ type: String, extra: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" lastSavedToolsVersion="22222">
            <entity name="Order" representedClassName="Order" syncable="YES">
                <attribute name="note" optional="YES" attributeType="\(type)"/>\(extra)
            </entity>
        </model>
        """
    }

    private static let date = "<attribute name=\"placedOn\" optional=\"YES\" attributeType=\"Date\"/>"

    /// Runs git in the folder, as somebody whom no settings of this machine reach.
    private func git(_ arguments: String...) throws -> Bool {
        guard let git = Tool.path("git") else { return false }
        let environment = [
            "PATH": world.environment["PATH"] ?? "", "HOME": world.path, "GIT_CONFIG_NOSYSTEM": "1",
            "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.org", "GIT_COMMITTER_NAME": "A",
            "GIT_COMMITTER_EMAIL": "a@example.org",
        ]
        return try Tool.run(git, arguments, in: world.root, environment: environment).status == 0
    }

    /// A repository whose first commit has a bundle of one version and a model.json, both below a folder.
    private func makeRepository() throws -> Bool {
        try world.write(Self.contents("String"), to: "App/Shop.xcdatamodeld/Shop.xcdatamodel/contents")
        try world.write("{\"modeldoc\": 1, \"entities\": {\"Order\": {}}}", to: "App/model.json")
        guard try git("init", "-q", "-b", "main"), try git("add", "."), try git("commit", "-q", "-m", "one") else {
            return false
        }
        return true
    }

    @Test func aNewVersionIsComparedWithTheOldOne() throws {
        guard try makeRepository() else { return }
        try world.write(
            Self.contents("String", extra: Self.date), to: "App/Shop.xcdatamodeld/Shop 2.xcdatamodel/contents")
        let outcome = world.run("diff", "--base", "main", "App/Shop.xcdatamodeld", "-f", "json", "--exit-code")
        #expect(outcome.status == .answerIsNo)
        #expect(!outcome.errors.contains("edited-version"))
        let report = try #require(DiffReport(outcome.output))
        #expect(report.kinds == ["attribute-added"])
        #expect(report.edited.isEmpty)
        #expect(report.comparisons.first?["old"] as? String == "Shop at main")
        // From the folder that the bundle lies in, too.
        let inside = world.run(["diff", "--base", "HEAD", "Shop.xcdatamodeld", "-f", "json"], in: "App")
        #expect(DiffReport(inside.output)?.kinds == ["attribute-added"])
    }

    /// Without a model, all that the settings name are compared, one by one, though they are merged in a documentation.
    @Test func allModelsOfTheSettingsAreCompared() throws {
        guard try makeRepository() else { return }
        try world.write(
            """
            {"documentations": [
                {"models": ["App/model.json", "App/more.json"], "output": "docs/app"},
                {"models": "App/Shop.xcdatamodeld", "output": "docs/shop"}]}
            """, to: "modeldoc.settings.json")
        try world.write("{\"modeldoc\": 1, \"entities\": {\"Item\": {}}}", to: "App/more.json")
        try world.write(
            Self.contents("String", extra: Self.date), to: "App/Shop.xcdatamodeld/Shop.xcdatamodel/contents")
        let outcome = world.run("diff", "--base", "HEAD", "--exit-code")
        #expect(outcome.status == .answerIsNo)
        #expect(
            outcome.output.hasPrefix(
                """
                model at HEAD → model
                No migration is needed: stores open as they are.
                no changes.

                App/more.json: a new model
                There is none in 'HEAD' to compare it with.

                """))
        #expect(outcome.output.contains("+ The attribute 'Order.placedOn'"))
        #expect(outcome.errors.contains("[edited-version]"))
        let page = world.run("diff", "--base", "HEAD", "-f", "markdown")
        #expect(page.status == .done)
        #expect(
            page.output.contains(
                "\n## App/more.json\n\nA new model: there is none in `HEAD` to compare it with.\n\n## "))
        // Who names a model means one that is there.
        #expect(world.run("diff", "--base", "HEAD", "App/more.json").status == .noInput)
    }

    /// Core Data finds the model that a store was made with, or the store does not migrate.
    @Test func aVersionThatIsGoneIsAWarning() throws {
        guard try makeRepository() else { return }
        try world.write(
            Self.contents("String", extra: Self.date), to: "App/Shop.xcdatamodeld/Shop 2.xcdatamodel/contents")
        try world.remove("App/Shop.xcdatamodeld/Shop.xcdatamodel")
        let outcome = world.run("diff", "--base", "HEAD", "App/Shop.xcdatamodeld")
        #expect(outcome.status == .done)
        #expect(
            outcome.errors.contains(
                "App/Shop.xcdatamodeld: warning: the version 'Shop' is gone: stores that were made with it no longer migrate"
            ))
    }

    @Test func aVersionThatWasEditedInPlaceIsAnError() throws {
        guard try makeRepository() else { return }
        try world.write(Self.contents("Date"), to: "App/Shop.xcdatamodeld/Shop.xcdatamodel/contents")
        let outcome = world.run("diff", "--base", "main", "App/Shop.xcdatamodeld")
        #expect(outcome.status == .done)
        #expect(
            outcome.errors.hasPrefix(
                "App/Shop.xcdatamodeld/Shop.xcdatamodel/contents: error: the version 'Shop' was edited in place"))
        #expect(outcome.output.hasPrefix("The version 'Shop' was edited in place."))
        #expect(world.run("diff", "--base", "main", "App/Shop.xcdatamodeld", "--exit-code").status == .answerIsNo)
        let markdown = world.run("diff", "--base", "main", "App/Shop.xcdatamodeld", "-f", "markdown").output
        #expect(markdown.contains("> **The version `Shop` was edited in place.**"))
    }

    @Test func whatIsNotHashedMayBeEdited() throws {
        guard try makeRepository() else { return }
        let edited = Self.contents("String").replacing("attributeType", with: "defaultValueString=\"x\" attributeType")
        try world.write(edited, to: "App/Shop.xcdatamodeld/Shop.xcdatamodel/contents")
        let outcome = world.run("diff", "--base", "main", "App/Shop.xcdatamodeld", "-f", "json")
        #expect(outcome.errors == "")
        let report = try #require(DiffReport(outcome.output))
        #expect(report.kinds == ["attribute-default"])
        #expect(report.edited.isEmpty)
    }

    @Test func whatMayBeHashedIsAWarning() throws {
        guard try makeRepository() else { return }
        let edited = Self.contents("String").replacing(
            "attributeType", with: "valueTransformerName=\"T\" attributeType")
        try world.write(edited, to: "App/Shop.xcdatamodeld/Shop.xcdatamodel/contents")
        let outcome = world.run("diff", "--base", "main", "App/Shop.xcdatamodeld", "-f", "json")
        #expect(outcome.errors.contains("warning: the version 'Shop' was edited in place"))
        #expect(outcome.errors.contains("may no longer open"))
        #expect(DiffReport(outcome.output)?.edited.isEmpty == true)
    }

    @Test func theVariablesOfAHookDoNotMatter() throws {
        guard try makeRepository() else { return }
        world.environment["GIT_DIR"] = ".git"
        world.environment["GIT_INDEX_FILE"] = ".git/index"
        let outcome = world.run("diff", "--base", "main", "App/model.json", "--exit-code")
        #expect(outcome.status == .done, "\(outcome.errors)")
    }

    @Test func aFileIsComparedWithItself() throws {
        guard try makeRepository() else { return }
        try world.write("{\"modeldoc\": 1, \"entities\": {\"Order\": {}, \"Customer\": {}}}", to: "App/model.json")
        let outcome = world.run("diff", "--base", "main", "App/model.json", "-f", "json")
        #expect(DiffReport(outcome.output)?.kinds == ["entity-added"])
        let none = world.run("diff", "--base", "main", "App/Shop.xcdatamodeld", "--exit-code")
        #expect(none.status == .done)
    }

    @Test func nothingIsLeftBehind() throws {
        guard try makeRepository() else { return }
        try world.makeFolder("tmp")
        world.environment["TMPDIR"] = world.url("tmp").path
        #expect(world.run("diff", "--base", "main", "App/Shop.xcdatamodeld").status == .done)
        #expect(world.tree("tmp") == [])
    }

    @Test func tellsWhatIsMissing() throws {
        guard try makeRepository() else { return }
        let revision = world.run("diff", "--base", "mian", "App/model.json")
        #expect(revision.status == .noInput)
        #expect(revision.errors.contains("there is no revision 'mian' in the git repository"))
        let option = world.run("diff", "--base=--output=x", "App/model.json")
        #expect(option.status == .noInput)
        try world.write("{\"modeldoc\": 1, \"entities\": {}}", to: "App/new.json")
        let new = world.run("diff", "--base", "main", "App/new.json")
        #expect(new.status == .noInput)
        #expect(new.errors.contains("App/new.json: error: is not in the revision 'main'"))
        world.environment["PATH"] = "/nowhere"
        let git = world.run("diff", "--base", "main", "App/model.json")
        #expect(git.status == .toolFailed)
        #expect(git.errors.contains("git is needed for --base"))
    }

    @Test func aModelOutsideOfARepositoryIsSaidToBe() throws {
        try world.write("{\"modeldoc\": 1, \"entities\": {}}", to: "model.json")
        world.environment["GIT_CEILING_DIRECTORIES"] = world.root.deletingLastPathComponent().path
        guard Tool.path("git") != nil else { return }
        let outcome = world.run("diff", "--base", "main", "model.json")
        #expect(outcome.status == .noInput)
        #expect(outcome.errors.contains("model.json: error: is not in a git repository"))
    }

    @Test func aBrokenOldModelIsShownUnderItsName() throws {
        try world.write("{ \"modeldoc\": 1,", to: "model.json")
        guard try git("init", "-q", "-b", "main"), try git("add", "."), try git("commit", "-q", "-m", "one") else {
            return
        }
        try world.write("{\"modeldoc\": 1, \"entities\": {}}", to: "model.json")
        let outcome = world.run("diff", "--base", "main", "model.json")
        #expect(outcome.status == .noModel)
        #expect(outcome.errors.hasPrefix("main:model.json:1:"))
    }
}
