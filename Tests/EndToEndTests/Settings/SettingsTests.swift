import Foundation
import ModelDocCommands
import Testing

/// Commands without MODEL: what the settings of a project say, and what the command line says against them.
@Suite struct SettingsTests {
    @Test func renderTakesModelOutputAndOptions() throws {
        let project = try SettingsProject(
            #"""
            {"models": ["shop.json"], "output": "docs", "format": ["svg", "json"], "title": "Our shop", "detail": "names",
            "notation": "uml", "theme": "print", "hide": ["legend"], "only": ["Ord*", "Cust*"], "exclude": "Customer"}
            """#)
        let outcome = project.run("render")
        #expect(outcome.status == .done, "\(outcome.errors)")
        #expect(outcome.errors.hasPrefix("shop: 2 entities"))
        let manifest = try project.world.text("docs/.modeldoc-manifest.json")
        for option in [
            #""title": "Our shop""#, #""detail": "names""#, #""notation": "uml""#, #""theme": "print""#,
            #""hide": "legend""#, #""only": "Ord*,Cust*""#, #""exclude": "Customer""#,
        ] { #expect(manifest.contains(option), "\(option)") }
        #expect(project.world.exists("docs/model.json"))
        #expect(!project.world.exists("docs/README.md"))
    }

    @Test func flagOverridesTheKeyOfItsName() throws {
        let project = try SettingsProject(
            #"{"models": "shop.json", "output": "docs", "format": "markdown", "pictures": "none", "title": "A"}"#)
        #expect(project.run("render", "--title", "B", "-o", "other").status == .done)
        #expect(!project.world.exists("docs"))
        #expect(try project.world.text("other/README.md").hasPrefix("# B\n"))
        #expect(!project.world.exists("other/diagrams"))
        #expect(project.run("render", "-f", "facts", "-o", "-").output.hasPrefix("{"))
    }

    @Test func notesVersionAndNounsAreThoseOfTheSettings() throws {
        let project = try SettingsProject(
            #"""
            {"models": "Shop.xcdatamodeld", "modelVersion": "Shop", "notes": "notes.md", "output": "docs",
            "format": "markdown", "pictures": "none",
            "nouns": {"Order": {"singular": "purchase", "plural": "purchases"}, "Custmer": {"singular": "x"}}}
            """#)
        for version in ["Shop", "Shop 2"] {
            try project.world.write(SmallModel.xml, to: "Shop.xcdatamodeld/\(version).xcdatamodel/contents")
        }
        try project.world.write("# Notes\n\nWhat a sold thing is.\n\n## Order\n\nNoted here.\n", to: "notes.md")
        let outcome = project.run("explain", "Order")
        #expect(outcome.status == .done, "\(outcome.errors)")
        #expect(outcome.output.contains("Noted here."))
        #expect(outcome.output.contains("purchase"))
        #expect(
            outcome.errors.contains("warning: 'nouns' names 'Custmer', which is no entity of 'Shop' [unknown-entity]"))
        #expect(outcome.errors.contains("did you mean 'Customer'?"))
        #expect(project.run("render").status == .done)
        #expect(try project.world.text("docs/README.md").contains("Version `Shop`"))
    }

    @Test func whatTheModelSaysOfNounsCountsMore() throws {
        let project = try SettingsProject(
            #"{"models": "shop.json", "output": "docs", "nouns": {"Order": {"singular": "purchase", "plural": "deals"}}}"#
        )
        try project.world.write(
            SmallModel.shop.replacingOccurrences(
                of: #""Order": {"#, with: #""Order": {"userInfo": {"modeldoc.singular": "sale"}, "#), to: "shop.json")
        let text = project.run("explain", "Customer").output + project.run("explain", "Order").output
        #expect(text.contains("sale"))
        #expect(!text.contains("purchase"))
        #expect(text.contains("deals"))
    }

    @Test func severityAndBaselineAreThoseOfLint() throws {
        let project = try SettingsProject(
            #"{"models": "parts/stock.json", "severity": {"missing-inverse": "error"}}"#)
        let strict = project.run("lint")
        #expect(strict.status == .answerIsNo)
        #expect(strict.output.contains("error: "))
        #expect(project.run("lint", "--severity", "missing-inverse=off").status == .done)
        #expect(project.run("lint", "--write-baseline", "known.json").status == .done)
        try project.settle(
            #"{"models": "parts/stock.json", "severity": {"missing-inverse": "error"}, "baseline": "known.json"}"#)
        #expect(project.run("lint").status == .done)
        #expect(project.run("lint", in: "parts").status == .done)
        #expect(project.run("lint", "--coverage").status == .done)
        #expect(project.run("lint", "--rules").status == .done)
        #expect(project.run("lint", "--write-baseline", "again.json").status == .done)
    }

    /// Paths are relative to the settings, wherever below them the command runs.
    @Test func areFoundInTheFoldersAbove() throws {
        let project = try SettingsProject(SettingsProject.one)
        let outcome = project.run("render", in: "parts")
        #expect(outcome.status == .done, "\(outcome.errors)")
        #expect(outcome.errors.contains("../docs: README.md"))
        #expect(project.world.exists("docs/README.md"))
        #expect(project.run("check", in: "parts").output == "../docs: all 3 files are up to date\n")
        try project.settle(#"{"models": "shop.json", "format": "markdown", "pictures": "none"}"#)
        #expect(project.run("render", in: "parts").status == .done)
        #expect(project.world.exists("model-docs/shop/README.md"))
        #expect(project.run("check", in: "parts").status == .done)
    }

    @Test func areNotLookedForAboveARepository() throws {
        let project = try SettingsProject(SettingsProject.one)
        try project.world.makeFolder("parts/.git")
        try project.world.makeFolder("parts/deeper")
        for folder in ["parts", "parts/deeper"] {
            let outcome = project.run("render", in: folder)
            #expect(outcome.status == .usage)
            #expect(outcome.errors.hasPrefix("error: missing argument 'MODEL'\n"))
            #expect(
                outcome.errors.contains("name a model, or write settings for the whole project with 'modeldoc init'"))
        }
    }

    @Test func othersAreNamedOrNoneCount() throws {
        let project = try SettingsProject(SettingsProject.one)
        try project.world.write(
            #"{"models": "stock.json", "output": "out", "format": "markdown", "pictures": "none"}"#,
            to: "parts/other.json")
        #expect(project.run("render", "--settings", "parts/other.json").status == .done)
        #expect(project.world.exists("parts/out/README.md"))
        #expect(!project.world.exists("docs"))
        #expect(project.run("render", "--no-settings").errors.hasPrefix("error: missing argument 'MODEL'\n"))
        #expect(project.run("render", "shop.json", "--no-settings").status == .done)
        #expect(project.world.exists("model-docs/shop/diagrams"))
        #expect(project.run("lint", "--settings", "none.json").status == .noInput)
        #expect(
            project.run("render", "--settings", "x", "--no-settings").errors.hasPrefix(
                "error: '--settings' and '--no-settings' exclude each other"))
    }

    /// A model on the command line takes the other keys along only if the settings name just it.
    @Test func countForAModelThatTheyName() throws {
        let project = try SettingsProject(SettingsProject.two)
        #expect(project.run("render", "./shop.json").status == .done)
        #expect(
            project.world.tree("docs") == ["shop", "shop/.modeldoc-manifest.json"] + [
                "shop/README.md", "shop/entities", "shop/entities/Customer.md", "shop/entities/Order.md",
            ])
        #expect(project.run("render", "stock.json", in: "parts").status == .done)
        #expect(try project.world.text("docs/stock/README.md").hasPrefix("# Stock \\| room\n"))
        #expect(project.run("render", "shop.json", "parts/stock.json", "-f", "json", "-o", "-").status == .done)
        try project.world.write(SmallModel.entities(["A", "B"]), to: "other.json")
        #expect(project.run("render", "other.json", "-f", "markdown").errors.contains("model-docs/other: README.md"))
    }

    @Test func severalModelsOfOneDocumentationAreMerged() throws {
        let project = try SettingsProject(
            #"""
            {"models": ["shop.json", "parts/stock.json"], "title": "All", "output": "docs", "format": "markdown",
            "pictures": "none"}
            """#)
        #expect(project.run("render").errors.hasPrefix("All: 4 entities"))
        #expect(project.run("check").status == .done)
        #expect(project.run("explain", "Shelf").status == .done)
    }

    @Test func checkNamesTheCommandThatMends() throws {
        let project = try SettingsProject(SettingsProject.one)
        try project.world.write("## Order\n\nNoted.\n", to: "notes.md")
        #expect(project.run("render", "-o", "other").status == .done)
        let outcome = project.run("check", "shop.json", "-o", "other", "--notes", "notes.md")
        #expect(outcome.status == .answerIsNo)
        let command = "modeldoc render shop.json --notes notes.md --output other"
        #expect(outcome.output.hasSuffix("To bring it up to date:\n  \(command)\n"))
        #expect(project.world.run(command.split(separator: " ").dropFirst().map(String.init)).status == .done)
        #expect(project.run("check", "-o", "other", "--notes", "notes.md").status == .done)
    }

    @Test func theOrderOfModelsIsThatOfTheSettings() throws {
        let project = try SettingsProject(
            #"{"models": ["shop.json", "parts/stock.json"], "output": "docs", "format": "markdown", "pictures": "none"}"#
        )
        #expect(project.run("render").status == .done)
        #expect(project.run("check", "parts/stock.json", "shop.json").status == .done)
    }

    /// What `check` says to do is done without settings, too.
    @Test func theCommandWithoutSettingsSaysSo() throws {
        let project = try SettingsProject(SettingsProject.one)
        #expect(
            project.run("render", "--no-settings", "shop.json", "-f", "markdown", "-o", "other").status == .done)
        try project.world.remove("other/README.md")
        let outcome = project.run("check", "--no-settings", "shop.json", "-o", "other")
        #expect(outcome.status == .answerIsNo)
        let command = try #require(outcome.output.split(separator: "\n").last).split(separator: " ").map(String.init)
        #expect(command.starts(with: ["modeldoc", "render", "shop.json", "--no-settings"]))
        #expect(project.world.run(Array(command.dropFirst())).status == .done)
        #expect(project.run("check", "--no-settings", "shop.json", "-o", "other").status == .done)
    }

    /// A documentation may be one file, which keeps no options; the settings do.
    @Test(arguments: ["svg", "html", "dot", "mmd", "puml", "json"]) func oneFileIsChecked(ending: String) throws {
        guard Tool.path("dot") != nil else { return }
        let settings = #"{"models": "shop.json", "output": "docs/shop.ENDING", "detail": "keys"}"#
            .replacing("ENDING", with: ending)
        let project = try SettingsProject(settings)
        #expect(project.run("check").output.contains("missing   shop.\(ending)"))
        #expect(project.run("render").status == .done)
        let current = project.run("check")
        #expect(current.status == .done, "\(current.errors)")
        #expect(current.output == "docs: its file is up to date\n")
        try project.world.write(
            SmallModel.shop.replacingOccurrences(of: "Customer", with: "Client"), to: "shop.json")
        let changed = project.run("check")
        #expect(changed.status == .answerIsNo)
        #expect(changed.output.contains("outdated  shop.\(ending)"))
        #expect(changed.output.hasSuffix("To bring it up to date:\n  modeldoc render\n"))
        #expect(project.run("check", "-f", "github").output.contains("::error file=docs/shop.\(ending)"))
        #expect(project.run("render").status == .done)
        #expect(project.run("check").status == .done)
        // Other options make another picture.
        if ending == "svg" || ending == "dot" {
            try project.settle(settings.replacing("keys", with: "names"))
            #expect(project.run("check").status == .answerIsNo)
        }
        // Without settings nobody knows what it should be.
        let alone = project.run("check", "--no-settings", "shop.json", "-o", "docs/shop.\(ending)")
        #expect(alone.status == .usage)
        #expect(alone.errors.contains("is a file of its own, which does not keep the options that it was made with"))
    }

    @Test func diffTakesTheBundleOfTheSettings() throws {
        let project = try SettingsProject(#"{"models": "Shop.xcdatamodeld"}"#)
        let changed = SmallModel.xml.replacingOccurrences(of: "String", with: "Date")
        try project.world.write(SmallModel.xml, to: "Shop.xcdatamodeld/Shop.xcdatamodel/contents")
        try project.world.write(changed, to: "Shop.xcdatamodeld/Shop 2.xcdatamodel/contents")
        let outcome = project.run("diff", "--from", "Shop", "--to", "Shop 2")
        #expect(outcome.status == .done, "\(outcome.errors)")
        #expect(outcome.output.contains("Customer"))
        #expect(project.run("diff", "shop.json", "parts/stock.json").status == .done)
        try project.settle(#"{"models": ["shop.json", "parts/stock.json"]}"#)
        // Merged they have no older version; each is looked at alone, and has none either.
        #expect(project.run("diff").errors.contains("parts/stock.json: error: has no versions to compare"))
        #expect(
            project.run("diff", "-f", "json").errors.hasPrefix(
                "error: '--format json' is for one model, and 'modeldoc.settings.json' names 2 models\n"))
        #expect(project.run("diff", "shop.json", "parts/stock.json").status == .done)
        #expect(project.run("diff", "--no-settings").errors.hasPrefix("error: missing argument 'MODEL'\n"))
    }

    @Test func aLoneArgumentOfExplainIsTheSubject() throws {
        let project = try SettingsProject(SettingsProject.one)
        #expect(project.run("explain", "Customer").output.contains("Customer"))
        #expect(project.run("explain", "Customer.others").status == .done)
        #expect(project.run("explain", "parts/stock.json", "Shelf").status == .done)
        #expect(project.run("explain", "Custmer").status == .usage)
        // A file is a model, as ever; and so is any word where there are no settings.
        #expect(project.run("explain", "shop.json").errors.hasPrefix("error: missing argument 'SUBJECT'"))
        #expect(project.run("explain").errors.hasPrefix("error: missing argument 'SUBJECT'"))
        #expect(project.run("explain", "Customer", "--no-settings").status == .noInput)
    }
}
