import Foundation
import ModelAnalysis
import ModelDocCommands
import Testing

/// Findings and diagnostics as SARIF 2.1.0.
@Suite struct SARIFTests {
    private let world = World()

    init() throws { try world.write(LintModel.faulty, to: "my models/faulty.json") }

    /// A log that both schemas accept.
    private func run(_ arguments: [String], input: String? = nil) throws -> [String: Any] {
        let outcome = world.run(arguments, input: input.map { Array($0.utf8) })
        return try checked(outcome.output.isEmpty ? outcome.errors : outcome.output)
    }

    private func checked(_ text: String) throws -> [String: Any] {
        #expect(try SARIFSchema.parts.faults(in: text) == [])
        if let published = SARIFSchema.published { #expect(published.faults(in: text) == []) }
        let root = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        return try #require((root["runs"] as? [[String: Any]])?.first)
    }

    private func results(_ run: [String: Any]) -> [[String: Any]] { run["results"] as? [[String: Any]] ?? [] }

    private func rules(_ run: [String: Any]) -> [[String: Any]] {
        let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
        return driver?["rules"] as? [[String: Any]] ?? []
    }

    @Test func findingsAreResultsWithTheirRules() throws {
        let run = try run(["lint", "my models/faulty.json", "-f", "sarif"])
        let results = results(run)
        let rules = rules(run)
        #expect(results.map { $0["level"] as? String } == ["error", "warning", "error", "warning"])
        for result in results {
            let index = try #require(result["ruleIndex"] as? Int)
            #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
            #expect((result["partialFingerprints"] as? [String: String])?.values.first?.count == 64)
        }
        #expect(rules.count == FindingRules.all.count)
        for (rule, found) in zip(FindingRules.all, rules) {
            #expect(found["id"] as? String == rule.id)
            let tags = (found["properties"] as? [String: Any])?["tags"] as? [String]
            #expect(tags?.contains("momc") == (rule.origin == .momc))
            let configuration = found["defaultConfiguration"] as? [String: Any]
            #expect(configuration?["enabled"] as? Bool == (rule.severity == .off ? false : nil))
        }
    }

    @Test func placesAreRegionsOfFilesByURI() throws {
        let text = world.run("lint", "my models/faulty.json", "-f", "sarif").output
        #expect(text.contains("{ \"uri\": \"my%20models/faulty.json\", \"uriBaseId\": \"%SRCROOT%\" }"))
        // The message of 'Song.label' and its place, as text and as region.
        let place = try #require(
            world.run("lint", "my models/faulty.json").output.firstMatch(of: /json:(\d+):(\d+): error: 'Song.label'/))
        #expect(text.contains("\"startColumn\": \(place.output.2), \"startLine\": \(place.output.1) }"))
        let outside = world.run("lint", world.url("my models/faulty.json").path, "-f", "sarif", in: "my models/..")
            .output
        #expect(outside == text)
        try world.makeFolder("elsewhere")
        let far = world.run("lint", world.url("my models/faulty.json").path, "-f", "sarif", in: "elsewhere").output
        #expect(far.contains("\"uri\": \"file://"))
        _ = try checked(far)
    }

    @Test func whatIsExcusedIsSuppressed() throws {
        world.run("lint", "my models/faulty.json", "--write-baseline", "known.json")
        let run = try run(["lint", "my models/faulty.json", "-f", "sarif", "--baseline", "known.json"])
        let kinds = results(run).map { ($0["suppressions"] as? [[String: String]])?.first?["kind"] }
        #expect(kinds == ["external", "external", "external", "inSource"])
        let reasons = results(run).compactMap { ($0["suppressions"] as? [[String: String]])?.first?["justification"] }
        #expect(reasons.last == "moods are a catalogue")
    }

    @Test func fingerprintsStayWhenLinesMove() throws {
        let first = try results(run(["lint", "-", "-f", "sarif"], input: LintModel.faulty))
        let second = try results(run(["lint", "-", "-f", "sarif"], input: "\n\n\n" + LintModel.faulty))
        let prints = [first, second].map { $0.map { $0["partialFingerprints"] as? [String: String] } }
        #expect(prints[0] == prints[1])
        #expect(Set(prints[0].compactMap { $0?.values.first }).count == 4)
    }

    @Test func problemsOfTheFileAreResultsToo() throws {
        let run = try run(["lint", "-", "-f", "sarif"], input: LintModel.oddKey)
        #expect(results(run).map { $0["ruleId"] as? String } == ["unknown-key"])
        #expect(rules(run).last?["id"] as? String == "unknown-key")
    }

    @Test func bracesAndBracketsAreText() throws {
        let run = try run(["lint", "-", "-f", "sarif"], input: LintModel.named("{0} [a](b)"))
        let texts = results(run).compactMap { ($0["message"] as? [String: Any])?["text"] as? String }
        #expect(texts.count >= 2)
        for text in texts { #expect(text.contains("{{0}} \\[a\\](b)"), "\(text)") }
    }

    // MARK: Diagnostics of any command

    @Test(arguments: [
        ["render", "my models/faulty.json", "-f", "facts", "-o", "out.json"], ["render", "none.json"], ["render"],
        ["render", "my models/faulty.json", "-f", "fax"], ["lint", "x", "--rule", "nothing"], ["lint"],
        ["lint", "none"],
    ])
    func diagnosticsAreALog(line: [String]) throws {
        let outcome = world.run(line + ["--diagnostics-format", "sarif"])
        let run = try checked(outcome.errors)
        let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
        #expect(invocation["executionSuccessful"] as? Bool == (outcome.status == .done))
        let notifications = invocation["toolExecutionNotifications"] as? [Any] ?? []
        #expect(results(run).count + notifications.count > 0)
        #expect(outcome.output == "")
    }

    @Test func theCheckFindsFaults() throws {
        let good = world.run("lint", "my models/faulty.json", "-f", "sarif").output
        for (old, new) in [
            ("\"2.1.0\"", "\"2.0.0\""), ("\"level\": \"error\"", "\"level\": \"bad\""), ("%20", " "),
            ("\"startLine\": ", "\"startLine\": -"), ("\"results\"", "\"result\""),
            ("\"ruleIndex\": ", "\"ruleIndex\": -2"),
        ] {
            let bad = good.replacingOccurrences(of: old, with: new)
            #expect(bad != good)
            #expect(try SARIFSchema.parts.faults(in: bad) != [])
            if let published = SARIFSchema.published { #expect(published.faults(in: bad) != [], "\(old)") }
        }
    }
}
