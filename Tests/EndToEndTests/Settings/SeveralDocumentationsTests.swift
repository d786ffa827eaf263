import Foundation
import ModelDocCommands
import Testing

/// Settings with several documentations: all at once, and the page over them.
@Suite struct SeveralDocumentationsTests {
    private let project: SettingsProject
    private var world: World { project.world }

    init() throws { project = try SettingsProject(SettingsProject.two) }

    private static let page = """
        # Models

        | Model | What it is | How much | Findings |
        | --- | --- | --- | ---: |
        | [shop](shop/README.md) | – | 2 entities, 2 attributes, 2 relationships | 0 |
        | [Stock \\| room](stock/README.md) | What is in store. | 2 entities, 1 attribute, 1 relationship | 1 |

        """

    @Test func renderMakesAllAndThePageOverThem() throws {
        let outcome = project.run("render")
        #expect(outcome.status == .done, "\(outcome.errors)")
        #expect(try world.text("docs/README.md") == Self.page)
        let lines = outcome.errors.split(separator: "\n").filter { $0.hasPrefix("docs") }
        #expect(
            lines.map { String($0.prefix { $0 != "," }) } == [
                "docs/shop: README.md", "docs/stock: README.md", "docs: README.md over 2 documentations",
            ])
        try world.age("docs")
        let again = project.run("render")
        #expect(again.errors.contains("docs: README.md over 2 documentations; nothing has changed\n"))
        #expect(try world.written(in: "docs") == [])
    }

    @Test func pageOverAllIsWrittenOverNothingOfSomebodyElse() throws {
        try world.write("mine\n", to: "docs/README.md")
        let foreign = project.run("render")
        #expect(foreign.status == .cannotWrite)
        #expect(foreign.errors.contains("docs/README.md: error: is there already, and modeldoc did not write it"))
        #expect(try world.text("docs/README.md") == "mine\n")
        try world.remove("docs/README.md")
        #expect(project.run("render").status == .done)
        try world.write("edited\n", to: "docs/README.md")
        #expect(project.run("render").errors.contains("[edited-file]"))
        #expect(project.run("check").output.contains("edited    README.md  changed by hand since modeldoc wrote it"))
        #expect(project.run("check").output.hasSuffix("  modeldoc render --force\n"))
        #expect(project.run("render", "--force").status == .done)
        #expect(try world.text("docs/README.md") == Self.page)
    }

    @Test func checkLooksAtAll() throws {
        // Before the first time, all is missing.
        let before = project.run("check")
        #expect(before.status == .answerIsNo)
        #expect(before.output.contains("docs/shop: 3 of 3 files are not up to date\n\nmissing   README.md\n"))
        #expect(before.output.hasSuffix("To bring it up to date:\n  modeldoc render\n"))
        project.world.run("render")
        let outcome = project.run("check")
        #expect(outcome.status == .done, "\(outcome.errors)")
        #expect(
            outcome.output == """
                docs/shop: all 3 files are up to date
                docs/stock: all 3 files are up to date
                docs: its file is up to date

                """)
        try world.write(
            SettingsProject.stock.replacingOccurrences(of: "in store", with: "kept"), to: "parts/stock.json")
        let changed = project.run("check")
        #expect(changed.status == .answerIsNo)
        #expect(changed.output.contains("docs/shop: all 3 files are up to date\n"))
        #expect(changed.output.contains("docs: 1 of 1 files is not up to date\n\noutdated  README.md\n    - | "))
        #expect(changed.output.hasSuffix("To bring it up to date:\n  modeldoc render\n"))
        #expect(project.run("check", "-f", "github").output.contains("::error file=docs/README.md"))
        try world.remove("docs/README.md")
        #expect(project.run("check").output.contains("missing   README.md"))
        world.run("render")
        #expect(project.run("check").status == .done)
    }

    /// Settings say what the documentation should be: one that was made with others is not up to date.
    @Test func checkFollowsTheSettings() throws {
        world.run("render")
        try project.settle(SettingsProject.two.replacingOccurrences(of: "Stock | room", with: "Store"))
        let outcome = project.run("check")
        #expect(outcome.status == .answerIsNo)
        #expect(outcome.output.contains("    + # Store\n"))
        #expect(outcome.output.contains("docs: 1 of 1 files is not up to date"))
        world.run("render")
        #expect(project.run("check").status == .done)
    }

    @Test func lintAnswersForAll() throws {
        #expect(project.run("lint").status == .done)
        #expect(project.run("lint").output.contains("parts/stock.json:"))
        // Each says for itself what it comes to.
        #expect(project.run("lint").output.hasPrefix("shop.json: no findings\n"))
        #expect(project.run("lint").output.hasSuffix("\nparts/stock.json: 1 warning\n"))
        try project.settle(
            SettingsProject.two.replacingOccurrences(
                of: #""pictures": "none","#, with: #""severity": {"missing-inverse": "error"},"#))
        #expect(project.run("lint").status == .answerIsNo)
        #expect(project.run("lint", "-f", "github").output.contains("::error file=parts/stock.json"))
        #expect(project.run("lint", "--coverage").status == .done)
    }

    /// What one of them lacks is told, and the others are made all the same.
    @Test func oneThatFailsLeavesTheOthers() throws {
        try world.remove("shop.json")
        let outcome = project.run("render")
        #expect(outcome.status == .noInput)
        #expect(world.exists("docs/stock/README.md"))
        #expect(!world.exists("docs/README.md"))
    }

    @Test(arguments: [
        (["render", "-o", "x"], "'--output'"), (["check", "-o", "x"], "'--output'"),
        (["check", "-f", "json"], "'--format json'"), (["lint", "-o", "x"], "'--output'"),
        (["lint", "-f", "sarif"], "'--format sarif'"), (["lint", "--write-baseline", "x"], "'--write-baseline'"),
        (["explain", "Shelf"], "'explain'"), (["preview"], "'preview'"),
        (["diff", "--from", "x"], "'--from'"), (["diff", "-o", "x"], "'--output'"),
        (["diff", "-f", "svg"], "'--format svg'"),
    ])
    func whatIsForOneAsksForOne(line: [String], reason: String) {
        let outcome = world.run(line)
        #expect(outcome.status == .usage)
        #expect(
            outcome.errors.hasPrefix(
                "error: \(reason) is for one model, and 'modeldoc.settings.json' names 2 documentations\n"))
        #expect(outcome.errors.contains("choose one by its model: modeldoc \(line[0]) parts/stock.json"))
    }

    @Test(arguments: ["json", "sarif"]) func diagnosticsAreOneDocument(format: String) throws {
        let outcome = project.run("render", "--diagnostics-format", format)
        let root = try #require(
            try JSONSerialization.jsonObject(with: Data(outcome.errors.utf8)) as? [String: Any], "\(outcome.errors)")
        #expect(root[format == "json" ? "diagnostics" : "runs"] != nil)
        #expect(outcome.errors.contains("missing-inverse"))
    }

    // MARK: The page over all

    @Test func itsTemplateCanBeReplaced() throws {
        try project.settle(
            SettingsProject.two.replacingOccurrences(of: #""pictures""#, with: #""templates": "mine", "pictures""#))
        try world.write("{{#models}}{{name}}: {{counts}}\n{{/models}}", to: "mine/index.md.mustache")
        let outcome = project.run("render")
        #expect(outcome.status == .done, "\(outcome.errors)")
        #expect(!outcome.errors.contains("warning: there is no template"))
        #expect(try world.text("docs/README.md").hasPrefix("shop: 2 entities"))
        #expect(project.run("check").status == .done)
        try world.write("{{#models}", to: "mine/index.md.mustache")
        #expect(project.run("render").errors.contains("[template-syntax]"))
    }

    @Test func itsPlaceAndTitleCanBeGiven() throws {
        try project.settle(
            SettingsProject.two.replacingOccurrences(
                of: #""pictures""#, with: #""index": "overview", "title": "All our models", "pictures""#))
        #expect(project.run("render", in: "parts").status == .done)
        let page = try world.text("overview/README.md")
        #expect(page.hasPrefix("# All our models\n"))
        #expect(page.contains("[shop](../docs/shop/README.md)"))
        #expect(!world.exists("docs/README.md"))
        // The title is that of the page, not of each documentation.
        #expect(try world.text("docs/shop/README.md").hasPrefix("# shop\n"))
        #expect(project.run("check").status == .done)
    }

    /// No page is put among the project's own files by itself.
    @Test func thereIsNoneAtTheRoot() throws {
        try project.settle(
            SettingsProject.two.replacingOccurrences(of: "docs/shop", with: "shop-docs")
                .replacingOccurrences(of: "docs/stock", with: "stock-docs"))
        #expect(project.run("render").status == .done)
        #expect(!world.exists("README.md"))
        #expect(
            project.run("check").output == """
                shop-docs: all 3 files are up to date
                stock-docs: all 3 files are up to date

                """)
    }
}
