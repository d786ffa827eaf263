import Foundation
import ModelAnalysis
import ModelDocCommands
import Testing

/// `lint --rules` lists the rules, `--explain RULE` teaches one.
@Suite struct LintRulesTests {
    private let world = World()

    @Test func listsEveryRuleInALine() {
        let outcome = world.run("lint", "--rules")
        #expect(outcome.status == .done)
        #expect(outcome.errors == "")
        let lines = outcome.output.split(separator: "\n")
        for rule in FindingRules.all {
            let line = lines.first { $0.hasPrefix("\(rule.id) ") }
            #expect(line?.contains(" \(rule.severity.rawValue) ") == true, "\(rule.id)")
            #expect(line?.contains(" \(rule.family.rawValue) ") == true, "\(rule.id)")
            #expect(line?.hasSuffix("  \(rule.lesson.summary)") == true, "\(rule.id)")
            #expect(line?.contains(" momc ") == (rule.origin == .momc), "\(rule.id)")
        }
    }

    @Test func tableFitsTheTerminal() {
        for width in [60, 100, 120] {
            world.environment["COLUMNS"] = "\(width)"
            let output = world.run("lint", "--rules").output
            #expect(output.split(separator: "\n").allSatisfy { $0.count <= width })
            for rule in FindingRules.all { #expect(output.contains("\(rule.id): ") || output.contains("\(rule.id)  ")) }
        }
    }

    @Test func listShowsTheSeveritiesAndRulesThatAreAskedFor() {
        let output = world.run("lint", "--rules", "--rule", "missing-inverse", "--severity", "inverses=error").output
        #expect(
            output.contains("missing-inverse  error     inverses  momc  a relationship has no inverse\n"), "\(output)")
        #expect(!output.contains("attribute-bounds"))
    }

    @Test func listIsJSONToo() throws {
        let output = world.run("lint", "--rules", "-f", "json").output
        let root = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
        let rules = try #require(root["rules"] as? [[String: Any]])
        #expect(Set(rules.compactMap { $0["id"] as? String }) == Set(FindingRules.all.map { $0.id }))
        for rule in rules {
            #expect(
                rule.keys.sorted() == ["example", "family", "id", "origin", "remedy", "severity", "summary", "why"])
        }
        let one = world.run("lint", "--explain", "missing-inverse", "-f", "json").output
        #expect(one.contains("\"id\": \"missing-inverse\"") && !one.contains("attribute-bounds"))
    }

    @Test(arguments: FindingRules.all.map { $0.id })
    func teachesEveryRule(id: String) throws {
        let rule = try #require(FindingRules.rule(id))
        world.environment["COLUMNS"] = "60"
        let outcome = world.run("lint", "--explain", id)
        #expect(outcome.status == .done)
        #expect(outcome.errors == "")
        let text = outcome.output
        #expect(text.hasPrefix("\(id): "))
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        for part in [rule.lesson.summary, rule.lesson.why, rule.lesson.remedy] {
            #expect(words.contains(part.split(whereSeparator: \.isWhitespace).joined(separator: " ")))
        }
        for line in (rule.lesson.example.wrong + rule.lesson.example.right).split(separator: "\n") {
            #expect(text.contains("\n  \(line)\n"))
        }
        #expect(!text.contains("\u{1B}"))
        // What stands there as wrong is, and as right is not.
        let wrong = world.run("lint", "-", "--rule", id, "-f", "json", input: rule.lesson.example.wrong).output
        #expect(LintReportJSON(wrong)?.rules.contains(id) == true)
        let right = world.run("lint", "-", "--rule", id, "-f", "json", input: rule.lesson.example.right).output
        #expect(LintReportJSON(right)?.rules.contains(id) == false)
    }

    @Test func hasColoursOnATerminalOnly() {
        world.isOutputTerminal = true
        #expect(world.run("lint", "--explain", "missing-inverse").output.contains("\u{1B}[1m"))
        #expect(world.run("lint", "--rules").output.contains("\u{1B}["))
        world.environment["NO_COLOR"] = "1"
        #expect(!world.run("lint", "--rules").output.contains("\u{1B}["))
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func completionsOfferTheRules(shell: String) {
        let script = world.run("completions", shell).output
        let id = shell == "zsh" ? "missing\\-inverse" : "missing-inverse"
        #expect(script.contains(id))
    }
}
