import Foundation
import ModelDocCommands
import Testing

/// The forms that findings are written in.
@Suite struct LintFormTests {
    private let world = World()

    init() throws { try world.write(LintModel.faulty, to: "models/faulty.json") }

    // MARK: JSON

    @Test func jsonHasTheShapeOfTheFacts() throws {
        let report = try #require(LintReportJSON(world.run("lint", "models/faulty.json", "-f", "json").output))
        #expect(Array(report.root.keys) == ["findings"])
        #expect(report.rules == ["attribute-bounds", "missing-inverse", "unknown-destination"])
        let rendered = world.run("render", "models/faulty.json", "-f", "facts", "-o", "-").output
        let facts = try #require(LintReportJSON(rendered))
        for finding in report.findings {
            #expect(finding["file"] as? String == "models/faulty.json")
            let same = facts.findings.filter { $0["rule"] as? String == finding["rule"] as? String }
            let other = try #require(same.first)
            for (key, value) in other where key != "file" {
                #expect("\(finding[key] ?? "none")" == "\(value)", "\(key)")
            }
            #expect(Set(finding.keys).subtracting(other.keys) == ["help", "origin"])
        }
        #expect(report.findings.map { $0["origin"] as? String } == ["modeldoc", "momc", "modeldoc"])
    }

    // MARK: GitHub

    @Test func githubHasACommandForEach() {
        let outcome = world.run("lint", "models/faulty.json", "-f", "github")
        #expect(outcome.status == .answerIsNo)
        #expect(outcome.errors == "")
        let lines = outcome.output.split(separator: "\n")
        #expect(lines.count == 3)
        for line in lines {
            let form = /::(error|warning|notice) file=models\/faulty\.json,line=\d+,col=\d+,title=[a-z-]+::[^ ].*/
            #expect(line.wholeMatch(of: form) != nil, "\(line)")
        }
        #expect(world.run("lint", "-", "-f", "github", input: SmallModel.shop).output == "")
    }

    @Test func pathsAreRelativeToTheWorkingDirectory() throws {
        let path = world.url("models/faulty.json").path
        let github = world.run("lint", path, "-f", "github").output
        #expect(github.hasPrefix("::error file=models/faulty.json,"))
        #expect(!github.contains(world.path))
        let sarif = world.run("lint", path, "-f", "sarif").output
        #expect(sarif.contains("\"uri\": \"models/faulty.json\", \"uriBaseId\": \"%SRCROOT%\""))
        #expect(!sarif.contains(world.path))
        let below = world.run("lint", "../models/faulty.json", "-f", "github", in: "models").output
        #expect(below.hasPrefix("::error file=faulty.json,"))
    }

    @Test func pipesHaveNoFile() {
        let output = world.run("lint", "-", "-f", "github", input: LintModel.oddKey).output
        #expect(output.hasPrefix("::warning title=unknown-key::<stdin>:1:40: unknown key 'colour'"), "\(output)")
    }

    // MARK: All

    private static let forms = ["text", "json", "sarif", "github"]

    @Test(arguments: forms, HostileTextTests.texts.indices)
    func anyNameComesOutAsText(form: String, index: Int) throws {
        let name = HostileTextTests.texts[index]
        let outcome = world.run("lint", "-", "-f", form, input: LintModel.named(name))
        #expect(outcome.status == .answerIsNo)
        switch form {
        case "json":
            let report = try #require(LintReportJSON(outcome.output))
            #expect(report.findings.contains { $0["subject"] as? String == "\(name).\(name)" })
        case "sarif": #expect(try SARIFSchema.parts.faults(in: outcome.output) == [])
        case "github":
            let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
            #expect(lines.last == "")
            #expect(
                lines.dropLast().allSatisfy { $0.wholeMatch(of: /::(error|warning|notice) title=[a-z-]+::.*/) != nil })
        default:
            for line in outcome.output.split(separator: "\n").dropLast() {
                #expect(line.hasPrefix("<stdin>:") || line.hasPrefix("  help: ") || line.hasPrefix("  note: "))
            }
        }
        if form != "json" { #expect(!outcome.output.unicodeScalars.contains { $0 == "\u{202E}" || $0 == "\u{7}" }) }
    }

    @Test(arguments: forms)
    func isTheSameEveryTime(form: String) throws {
        try world.write(LintModel.faulty, to: "other/models/faulty.json")
        let first = world.run("lint", "models/faulty.json", "-f", form)
        world.environment["LC_ALL"] = "tr_TR.UTF-8"
        let second = world.run("lint", "models/faulty.json", "-f", form, in: "other")
        #expect(first.output == second.output)
        #expect(!first.output.isEmpty)
    }
}
