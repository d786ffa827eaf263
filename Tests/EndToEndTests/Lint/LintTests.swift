import Foundation
import ModelDocCommands
import Testing

/// `modeldoc lint MODEL`: what it tells, and what it answers.
@Suite struct LintTests {
    private let world = World()

    init() throws {
        try world.write(LintModel.faulty, to: "faulty.json")
        try world.write(LintModel.oddKey, to: "odd.json")
        try world.write(LintModel.twice, to: "twice.json")
        try world.write(SmallModel.shop, to: "shop.json")
    }

    // MARK: Text

    @Test func tellsPlaceSeverityAndRule() {
        let outcome = world.run("lint", "faulty.json")
        #expect(outcome.status == .answerIsNo)
        #expect(outcome.errors == "")
        let lines = outcome.output.split(separator: "\n").map(String.init)
        #expect(lines.count { $0.hasPrefix("  help: ") } == 3)
        let told = lines.filter { $0.hasPrefix("faulty.json:") }
        #expect(told.count == 3)
        for line in told {
            #expect(line.wholeMatch(of: /faulty\.json:\d+:\d+: (error|warning|info): .+ \[[a-z-]+\]/) != nil, "\(line)")
        }
        #expect(lines.last == "2 errors, 1 warning; 1 ignored")
    }

    @Test func labelsWhatTheModelCompilerSaysToo() {
        let outcome = world.run("lint", "faulty.json")
        let labelled = outcome.output.split(separator: "\n").filter { $0.contains("(momc says so too)") }
        #expect(labelled.count == 1)
        #expect(labelled.first?.hasSuffix(" (momc says so too) [missing-inverse]") == true)
        #expect(world.run("lint", "faulty.json", "-f", "github").output.contains("(momc says so too)"))
    }

    @Test func tellsInTheOrderOfPlaces() {
        let lines = world.run("lint", "faulty.json").output.matches(of: /(?m)^faulty\.json:(\d+):/)
        let numbers = lines.compactMap { Int($0.output.1) }
        #expect(numbers == numbers.sorted())
        #expect(numbers.count == 3)
    }

    @Test func showsTheSourceOnATerminal() {
        world.isOutputTerminal = true
        let output = world.run("lint", "faulty.json").output
        #expect(output.contains("\u{1B}[1;31merror:"))
        #expect(output.contains(" | ") && output.contains("^~"))
        world.environment["NO_COLOR"] = "1"
        #expect(!world.run("lint", "faulty.json").output.contains("\u{1B}"))
        #expect(world.run("lint", "faulty.json", "-o", "out.txt").status == .answerIsNo)
        #expect((try? world.text("out.txt"))?.contains("^~") == false)
    }

    @Test func hasAWordForAModelWithoutFault() {
        let outcome = world.run("lint", "shop.json")
        #expect(outcome.status == .done)
        #expect(outcome.output == "no findings\n")
        #expect(outcome.errors == "")
    }

    @Test func countsWhatIsWrongWithTheFile() {
        let odd = world.run("lint", "odd.json")
        #expect(odd.status == .done)
        #expect(odd.output.contains("warning: unknown key 'colour'"))
        #expect(odd.output.hasSuffix("\n1 warning\n"))
        let twice = world.run("lint", "twice.json")
        #expect(twice.status == .answerIsNo)
        #expect(twice.output.hasSuffix("\n1 error\n"))
    }

    // MARK: Exceptions

    @Test func passesOverWhatTheModelAsksFor() {
        #expect(!world.run("lint", "faulty.json").output.contains("Song.mood"))
        let shown = world.run("lint", "faulty.json", "--show-ignored").output
        #expect(shown.contains(": ignored: 'Song.mood' has no inverse"))
        #expect(shown.contains("\n  reason: moods are a catalogue\n2 errors, 1 warning; 1 ignored\n"))
        let json = LintReportJSON(world.run("lint", "faulty.json", "--show-ignored", "-f", "json").output)
        #expect(json?.ignored.count == 1)
        #expect(json?.ignored.first?["reason"] as? String == "moods are a catalogue")
        #expect(json?.ignored.first?["subject"] as? String == "Song.mood")
    }

    // MARK: Rules

    struct Settings: Sendable {
        var options: [String]
        var status: ModelDocCommands.ExitStatus
        var summary: String
    }

    @Test(arguments: [
        Settings(options: ["--rule", "missing-inverse"], status: .done, summary: "1 warning; 1 ignored"),
        Settings(
            options: ["--rule", "missing-inverse,attribute-bounds"], status: .answerIsNo,
            summary: "1 error, 1 warning; 1 ignored"),
        Settings(
            options: ["--rule", "missing-inverse", "--rule", "attribute-bounds"], status: .answerIsNo,
            summary: "1 error, 1 warning; 1 ignored"),
        Settings(options: ["--rule", "inverses"], status: .done, summary: "1 warning; 1 ignored"),
        Settings(
            options: ["--severity", "missing-inverse=error"], status: .answerIsNo, summary: "3 errors; 1 ignored"),
        Settings(
            options: ["--severity", "missing-inverse=off"], status: .answerIsNo, summary: "2 errors"),
        Settings(
            options: ["--severity", "missing-inverse=info,structure=warning,bounds=warning"], status: .done,
            summary: "2 warnings, 1 info; 1 ignored"),
        Settings(
            options: ["--severity", "attribute-bounds=info", "--severity", "bounds=off"], status: .answerIsNo,
            summary: "1 error, 1 warning, 1 info; 1 ignored"),
        Settings(
            options: ["--rule", "missing-inverse", "--severity", "missing-inverse=off"], status: .done,
            summary: "no findings"),
    ])
    func runsTheRulesThatAreAskedFor(settings: Settings) {
        let outcome = world.run(["lint", "faulty.json"] + settings.options)
        #expect(outcome.status == settings.status)
        #expect(outcome.output.split(separator: "\n").last.map(String.init) == settings.summary)
    }

    // MARK: Where from, where to

    @Test func readsStandardInputAndBundles() throws {
        let piped = world.run("lint", "-", input: LintModel.faulty)
        #expect(piped.status == .answerIsNo)
        #expect(piped.output.hasPrefix("<stdin>:3:"))
        try world.write(LintModel.xml, to: "Songs.xcdatamodeld/One.xcdatamodel/contents")
        try world.write(SmallModel.xml, to: "Songs.xcdatamodeld/Two.xcdatamodel/contents")
        let one = world.run("lint", "Songs.xcdatamodeld", "--model-version", "One")
        #expect(one.output.hasPrefix("Songs.xcdatamodeld/One.xcdatamodel/contents:1:"))
        #expect(one.output.hasSuffix("\n1 warning\n"))
        // Which version is read is told, and counts.
        let last = world.run("lint", ".", in: "Songs.xcdatamodeld")
        #expect(last.status == .done)
        #expect(last.output.contains("[no-current-version]") && last.output.hasSuffix("\n1 warning\n"))
    }

    @Test(arguments: ["text", "json", "sarif", "github"])
    func writesAFile(form: String) throws {
        let document = world.run("lint", "faulty.json", "-f", form)
        let outcome = world.run("lint", "faulty.json", "-f", form, "-o", "new/report")
        #expect(outcome.status == .answerIsNo)
        #expect(outcome.output == "")
        #expect(outcome.errors == "new/report: 2 errors, 1 warning; 1 ignored\n")
        #expect(try world.text("new/report") == document.output)
        #expect(world.run("lint", "faulty.json", "-f", form, "-o", "-").output == document.output)
    }

    @Test func tellsTheFormByTheFilesName() throws {
        for (name, start) in [
            ("a.sarif", "{\n  \"$schema\""), ("a.json", "{\n  \"findings\""), ("a.txt", "faulty.json:3:"),
        ] {
            world.run("lint", "faulty.json", "-o", name)
            #expect(try world.text(name).hasPrefix(start), "\(name)")
        }
    }

    @Test func answersWhatWentWrong() throws {
        try world.write("{\"modeldoc\": 1, \"entities\": [}", to: "broken.json")
        #expect(world.run("lint", "broken.json").status == .noModel)
        #expect(world.run("lint", "none.json").status == .noInput)
        #expect(world.run("lint", "faulty.json", "-o", "faulty.json").status == .cannotWrite)
        #expect(world.run(["lint", "faulty.json"], canWrite: false).status == .cannotWrite)
        #expect(try world.text("faulty.json") == LintModel.faulty)
        for arguments in [["lint", "broken.json"], ["lint", "none.json"]] { #expect(world.run(arguments).output == "") }
    }

    struct Mistake: Sendable {
        var line: [String]
        var message: String
    }

    @Test(arguments: [
        Mistake(line: [], message: "missing argument 'MODEL'"),
        Mistake(
            line: ["x", "--rule", "mising-inverse"],
            message: "there is no rule 'mising-inverse'; did you mean 'missing-inverse'? [unknown-rule]"),
        Mistake(line: ["x", "--rule", "a,,b"], message: "'--rule' has an empty value in 'a,,b'"),
        Mistake(
            line: ["x", "--severity", "mising-inverse=error"],
            message: "there is no rule 'mising-inverse'; did you mean 'missing-inverse'? [unknown-rule]"),
        Mistake(
            line: ["x", "--severity", "missing-inverse"],
            message: "'--severity' takes RULE=LEVEL, not 'missing-inverse' [bad-severity]"),
        Mistake(
            line: ["x", "--severity", "missing-inverse=eror"],
            message: "'--severity' has no level 'eror'; did you mean 'error'? [bad-severity]"),
        Mistake(
            line: ["x", "--severity", "=error"], message: "'--severity' takes RULE=LEVEL, not '=error' [bad-severity]"),
        Mistake(
            line: ["--explain", "mising-inverse"],
            message: "there is no rule 'mising-inverse'; did you mean 'missing-inverse'? [unknown-rule]"),
        Mistake(line: ["x", "--rules"], message: "'MODEL' and '--rules' exclude each other"),
        Mistake(line: ["--rules", "--cloudkit"], message: "'--cloudkit' and '--rules' exclude each other"),
        Mistake(line: ["--rules", "-f", "sarif"], message: "rules cannot be written as 'sarif'"),
        Mistake(
            line: ["x", "--baseline", "a", "--write-baseline", "b"],
            message: "'--baseline' and '--write-baseline' exclude each other"),
        Mistake(line: ["-", "a", "-"], message: "stdin can be read once only: '-' stands twice"),
        Mistake(line: ["shop.json", "-o", ""], message: "'-o' has an empty path [empty-path]"),
    ])
    func tellsMistakes(mistake: Mistake) {
        let outcome = world.run(["lint"] + mistake.line)
        #expect(outcome.status == .usage)
        #expect(outcome.errors.split(separator: "\n").first.map(String.init) == "error: \(mistake.message)")
        #expect(outcome.output == "")
    }
}
