import Foundation
import ModelDocCommands
import Testing

/// `modeldoc check`: what is told of a documentation that is not what it should be.
@Suite struct DocumentationCheckTests {
    private let world = World()

    init() throws { try world.write(SmallModel.shop, to: "shop.json") }

    private func render(_ arguments: String...) {
        #expect(world.run(["render", "shop.json", "-o", "docs"] + arguments).status == .done)
    }

    private func check(_ arguments: String...) -> World.Outcome {
        world.run(["check", "shop.json", "-o", "docs"] + arguments)
    }

    private func changeModel() throws {
        try world.write(SmallModel.shop.replacingOccurrences(of: "Decimal", with: "Double"), to: "shop.json")
    }

    private func edit(_ path: String) throws { try world.write("edited\n", to: path) }

    @Test func isContentWithWhatWasJustRendered() {
        render()
        let outcome = check()
        #expect(outcome.status == .done)
        #expect(outcome.output == "docs: all 6 files are up to date\n")
        #expect(outcome.errors == "")
    }

    /// Formats and options come from the manifest, so that nobody has to say them again.
    @Test(arguments: [
        ["-f", "markdown", "--pictures", "mermaid"], ["-f", "dot,mermaid,plantuml,json,facts,arrows"],
        ["-f", "png,pdf"], ["-f", "html,json"],
        ["--title", "A, b", "--detail", "names", "--notation", "uml", "--theme", "print"],
        ["--hide", "types,legend"], ["--only", "Ord*,Cust*", "--exclude", "Order"],
        ["--focus", "Order", "--depth", "0"],
    ])
    func usesOptionsOfManifest(arguments: [String]) throws {
        #expect(world.run(["render", "shop.json", "-o", "docs"] + arguments).status == .done)
        #expect(check().status == .done)
        try changeModel()
        let outcome = check()
        if arguments != ["--hide", "types,legend"] {
            #expect(outcome.status == .answerIsNo || arguments.contains("--only"))
        }
        // The command that is named leads to what is up to date.
        guard let command = outcome.output.split(separator: "\n").last, outcome.status == .answerIsNo else { return }
        let words = command.replacingOccurrences(of: "'", with: "").split(separator: " ").dropFirst()
        if arguments.contains("A, b") {
            #expect(command.contains("--title 'A, b'"))
        } else {
            #expect(world.run(words.map(String.init)).status == .done)
            #expect(check().status == .done)
        }
    }

    @Test func tellsWhatDiffersAndHowToMendIt() throws {
        render()
        try changeModel()
        let outcome = check()
        #expect(outcome.status == .answerIsNo)
        #expect(outcome.output.hasPrefix("docs: 3 of 6 files are not up to date\n"))
        #expect(outcome.output.contains("outdated  diagrams/Customer.svg  shows what the model was\n") == false)
        #expect(outcome.output.contains("outdated  diagrams/overview.svg  shows what the model was\n"))
        #expect(outcome.output.contains("outdated  entities/Order.md\n    - "))
        #expect(outcome.output.contains("Decimal"))
        #expect(outcome.output.contains("\n    + "))
        #expect(outcome.output.hasSuffix("To bring it up to date:\n  modeldoc render shop.json -o docs\n"))
        render()
        #expect(check().status == .done)
    }

    @Test func tellsWhatIsMissingAndLeftOver() throws {
        render()
        try FileManager.default.removeItem(at: world.url("docs/entities/Order.md"))
        try FileManager.default.removeItem(at: world.url("docs/diagrams/overview.svg"))
        try world.write(SmallModel.entities(["Client", "Order"]), to: "shop.json")
        let lines = check().output.split(separator: "\n").map(String.init)
        #expect(lines.contains("missing   entities/Order.md"))
        #expect(lines.contains("missing   diagrams/overview.svg"))
        #expect(lines.contains("missing   entities/Client.md"))
        #expect(lines.contains("leftover  entities/Customer.md  no longer part of the documentation"))
        #expect(lines.contains("leftover  diagrams/Customer.svg  no longer part of the documentation"))
    }

    @Test func needsNoGraphvizAndForgivesAnother() throws {
        render()
        world.environment["PATH"] = "/nonexistent"
        #expect(check().status == .done)
        // What another version of Graphviz makes of the same: other places, the same digest.
        let picture = world.url("docs/diagrams/overview.svg")
        let text = try String(contentsOf: picture, encoding: .utf8)
        let moved = text.replacingOccurrences(of: "<rect ", with: "<rect  ")
        #expect(moved != text)
        try world.write(moved, to: "docs/diagrams/overview.svg")
        let manifest = world.url("docs/.modeldoc-manifest.json")
        let old = try String(contentsOf: manifest, encoding: .utf8)
        let digest = try #require(old.firstMatch(of: /"diagrams\/overview.svg": "([0-9a-f]+)"/)?.1)
        try world.write(old.replacingOccurrences(of: digest, with: sha256(moved)), to: "docs/.modeldoc-manifest.json")
        #expect(check().status == .done)
        try changeModel()
        #expect(check().output.contains("outdated  diagrams/overview.svg"))
    }

    private func sha256(_ text: String) -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", "sha256sum 2>/dev/null || shasum -a 256"]
        let (input, output) = (Pipe(), Pipe())
        (process.standardInput, process.standardOutput) = (input, output)
        try? process.run()
        input.fileHandleForWriting.write(Data(text.utf8))
        try? input.fileHandleForWriting.close()
        return String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self).prefix { $0 != " " }
            .lowercased()
    }

    @Test func pointsOutWhatWasEditedByHand() throws {
        render()
        try edit("docs/README.md")
        try edit("docs/diagrams/overview.svg")
        let outcome = check()
        #expect(outcome.status == .answerIsNo)
        #expect(
            outcome.output.contains(
                "edited    README.md  changed by hand since modeldoc wrote it\n    - edited\n    + # "))
        #expect(outcome.output.contains("edited    diagrams/overview.svg  changed by hand"))
        #expect(outcome.output.hasSuffix("  modeldoc render shop.json -o docs --force\n"))
    }

    @Test func renderWritesOverNoEditedFileUnlessForced() throws {
        render()
        try edit("docs/README.md")
        try edit("docs/entities/Order.md")
        try changeModel()
        let before = world.contents("docs")
        let refused = world.run("render", "shop.json", "-o", "docs")
        #expect(refused.status == .cannotWrite)
        #expect(
            refused.errors.contains(
                "docs/README.md: error: was changed by hand since modeldoc wrote it; nothing was changed [edited-file]")
        )
        #expect(refused.errors.contains("'entities/Order.md' was changed, too"))
        #expect(refused.errors.contains("--force"))
        #expect(world.contents("docs") == before)
        render("--force")
        #expect(check().status == .done)
    }

    @Test func writesFormsForPrograms() throws {
        render()
        try changeModel()
        let json = check("-f", "json")
        #expect(json.status == .answerIsNo)
        let value = try #require(try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String: Any])
        #expect(value["upToDate"] as? Bool == false)
        #expect(value["modeldocCheck"] as? Int == 1)
        #expect(
            (value["files"] as? [[String: Any]])?.compactMap { $0["path"] as? String }.contains("entities/Order.md")
                == true)
        let github = check("-f", "github").output.split(separator: "\n")
        #expect(github.count == 3)
        #expect(github.allSatisfy { $0.hasPrefix("::error file=docs/") })
    }

    /// Each way to an exit status that is not of the answer.
    @Test func tellsWhatKeepsItFromAnswering() throws {
        #expect(check().status == .noInput)
        #expect(check().errors.contains("make it with: modeldoc render shop.json -o docs\n"))
        try world.makeFolder("docs")
        #expect(check().errors.contains("holds no documentation by modeldoc"))
        render()
        #expect(world.run("check", "-o", "docs").status == .usage)
        #expect(world.run("check", "none.json", "-o", "docs").status == .noInput)
        try world.write("{", to: "broken.json")
        #expect(world.run("check", "broken.json", "-o", "docs").status == .noModel)
        #expect(world.run(["check", "shop.json", "-o", "docs"], canWrite: false).status == .cannotWrite)
        try world.write("<<<<<<< ours", to: "docs/.modeldoc-manifest.json")
        #expect(check().status == .noInput)
        #expect(check().errors.contains("[broken-manifest]"))
        try world.write(#"{"files": {}, "formats": ["hologram"], "options": {}}"#, to: "docs/.modeldoc-manifest.json")
        #expect(check().errors.contains("[unknown-options]"))
        try world.write(
            #"{"files": {}, "formats": ["svg"], "options": {"template:x.mustache": "1"}}"#,
            to: "docs/.modeldoc-manifest.json")
        #expect(check().status == .usage)
        #expect(check().errors.contains("--templates DIR"))
    }

    @Test func takesTheUsualFolderWhereNoneIsNamed() {
        world.run("render", "shop.json")
        let outcome = world.run("check", "shop.json")
        #expect(outcome.status == .done)
        #expect(outcome.output.hasPrefix("model-docs/shop: all "))
    }
}
