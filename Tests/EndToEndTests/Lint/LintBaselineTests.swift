import Foundation
import ModelDocCommands
import Testing

/// A team starts clean: what is known is not told again.
@Suite struct LintBaselineTests {
    private let world = World()

    init() throws { try world.write(LintModel.faulty, to: "model.json") }

    @Test func whatWasWrittenIsNotToldAgain() throws {
        let written = world.run("lint", "model.json", "--write-baseline", "known.json")
        #expect(written.status == .done)
        #expect(written.output == "no findings; 1 ignored, 3 in the baseline\n")
        #expect(written.errors == "known.json: 3 findings\n")
        let again = world.run("lint", "model.json", "--baseline", "known.json")
        #expect(again.status == .done)
        #expect(again.output == written.output)
        #expect(again.errors == "")
        #expect(
            LintReportJSON(world.run("lint", "model.json", "--baseline", "known.json", "-f", "json").output)?.rules
                == [])
        #expect(world.run("lint", "model.json", "--baseline", "known.json", "-f", "github").output == "")
    }

    @Test func isSortedAndTellsNothingOfTheMachine() throws {
        world.run("lint", world.url("model.json").path, "--write-baseline", "known.json")
        let text = try world.text("known.json")
        #expect(!text.contains(world.path) && !text.contains("\"line\""))
        let root = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(root["modeldocBaseline"] as? Int == 1)
        let subjects = (root["findings"] as? [[String: String]] ?? []).compactMap { $0["subject"] }
        #expect(subjects == ["Song.genre", "Song.label", "Song.length"])
        // The same again touches nothing.
        try world.write(text, to: "folder/known.json")
        try world.age("folder")
        world.run("lint", "model.json", "--write-baseline", "folder/known.json")
        #expect(try world.written(in: "folder") == [])
    }

    @Test func linesMayMoveAndNewFindingsAreTold() throws {
        world.run("lint", "model.json", "--write-baseline", "known.json")
        try world.write("\n\n" + LintModel.faulty.replacingOccurrences(of: "label", with: "brand"), to: "model.json")
        let outcome = world.run("lint", "model.json", "--baseline", "known.json")
        #expect(outcome.status == .answerIsNo)
        #expect(outcome.output.contains("'Song.brand' leads to 'Nowhere'"))
        #expect(outcome.output.hasSuffix("\n1 error; 1 ignored, 2 in the baseline\n"))
        #expect(
            outcome.errors.hasPrefix("known.json: note: 1 entry of the baseline no longer occurs [stale-baseline]\n"))
        #expect(outcome.errors.contains("  note: 'unknown-destination' of 'Song.label'\n"))
    }

    @Test func rulesThatDidNotRunSayNothingOfTheirEntries() {
        world.run("lint", "model.json", "--write-baseline", "known.json")
        let outcome = world.run("lint", "model.json", "--baseline", "known.json", "--rule", "missing-inverse")
        #expect(outcome.output == "no findings; 1 ignored, 1 in the baseline\n")
        #expect(outcome.errors == "")
    }

    @Test func aFindingThatIsThereTwiceNeedsTwoEntries() throws {
        try world.write(
            """
            {"modeldocBaseline": 1, "findings": [{"rule": "unknown-key", "subject": "", \
            "message": "unknown key 'colour' in entity 'Genre'"}]}
            """, to: "known.json")
        try world.write(LintModel.oddKey, to: "odd.json")
        #expect(world.run("lint", "odd.json", "--baseline", "known.json").output == "no findings; 1 in the baseline\n")
        let twice = LintModel.oddKey.replacingOccurrences(of: "{\"colour\"", with: "{\"colour\": 1, \"colour\"")
        try world.write(twice, to: "odd.json")
        let outcome = world.run("lint", "odd.json", "--baseline", "known.json")
        #expect(outcome.output.hasSuffix("1 in the baseline\n") && !outcome.output.hasPrefix("no findings"))
    }

    @Test func aMissingOneNamesTheCommandThatWritesIt() throws {
        try world.write(LintModel.faulty, to: "a model.json")
        let outcome = world.run("lint", "a model.json", "--baseline", "known.json")
        #expect(outcome.status == .noInput)
        #expect(outcome.output == "")
        #expect(
            outcome.errors.contains(
                "  help: write one with: modeldoc lint 'a model.json' --write-baseline known.json\n"))
        #expect(!world.exists("known.json"))
    }

    struct Bad: Sendable {
        var text: String
        var errors: [String]
    }

    @Test(arguments: [
        Bad(text: "", errors: ["1:1: error: "]),
        Bad(text: "{\"modeldocBaseline\": 1, \"findings\": [", errors: ["1:38: error: the file ends inside an array"]),
        Bad(text: "{}", errors: ["1:1: error: is no baseline: 'modeldocBaseline' is missing at its root"]),
        Bad(text: "{\"modeldocBaseline\": 2}", errors: ["1:22: error: is a baseline of another version of modeldoc"]),
        Bad(
            text: "{\"modeldocBaseline\": \"1\"}", errors: ["1:22: error: 'modeldocBaseline' is a string instead of 1"]),
        Bad(
            text: "{\"modeldocBaseline\": 1,\n \"findings\": {}, \"x\": 1}",
            errors: ["2:14: error: 'findings' is an object", "2:18: error: a baseline has no key 'x'"]),
        Bad(
            text: "{\"modeldocBaseline\": 1, \"findings\": [1, {\"rule\": 3, \"subject\": \"\"}]}",
            errors: [
                "1:38: error: a finding is a number", "1:41: error: a finding has no 'message'",
                "1:50: error: 'rule' is a number instead of a string",
            ]),
    ])
    func aBadOneIsToldWithItsPlaces(bad: Bad) throws {
        try world.write(bad.text, to: "known.json")
        let outcome = world.run("lint", "model.json", "--baseline", "known.json")
        #expect(outcome.status == .noModel)
        #expect(outcome.output == "")
        let told = outcome.errors.split(separator: "\n").filter { $0.hasPrefix("known.json:") }
        #expect(told.count == bad.errors.count)
        for (line, error) in zip(told, bad.errors) { #expect(line.hasPrefix("known.json:\(error)"), "\(line)") }
    }

    @Test func overwritesNothingElse() throws {
        try world.write("my notes", to: "notes.txt")
        let notes = world.run("lint", "model.json", "--write-baseline", "notes.txt")
        #expect(notes.status == .cannotWrite)
        #expect(try world.text("notes.txt") == "my notes")
        #expect(world.run("lint", "model.json", "--write-baseline", "model.json").status == .cannotWrite)
        #expect(try world.text("model.json") == LintModel.faulty)
        #expect(world.run("lint", "model.json", "--write-baseline", "").status == .usage)
        // One that is broken can be written anew.
        try world.write("{\"modeldocBaseline\": 1, <<<<<<<", to: "known.json")
        #expect(world.run("lint", "model.json", "--write-baseline", "known.json").status == .done)
        #expect(world.run("lint", "model.json", "--baseline", "known.json").status == .done)
        #expect(world.tree() == ["known.json", "model.json", "notes.txt"])
    }
}
