import Foundation
import ModelDocCommands
import Testing

/// What is told on stderr has one form, in text and in JSON.
@Suite struct DiagnosticsFormatTests {
    private let world = World()

    init() throws {
        try world.write(SmallModel.shop, to: "good.json")
        try world.write(
            """
            {"modeldoc": 1, "entities": {
              "A": {"attributes": {"a": "Strin", "a": "String"}, "relationships": {"b": "Nowhere", "c": "A?"}}}}
            """, to: "odd.json")
        try world.write("{\"modeldoc\": 1, \"entities\": [}", to: "broken.json")
        try world.write("", to: "empty.json")
        try world.makeFolder("folder")
    }

    private static let lines: [[String]] = [
        ["good.json"], ["odd.json"], ["broken.json"], ["empty.json"], ["folder"], ["none.json"], [],
        ["good.json", "odd.json"], ["good.json", "-o", "-"], ["good.json", "-o", "good.json/x"],
        ["good.json", "--dot", "/nowhere"], ["good.json", "--templates", "none"], ["good.json", "--formt", "svg"],
        ["good.json", "-f", "sgv"], ["good.json", "--layout-timeout", "nan"], ["good.json", "-o"],
        ["good.json", "-f", "facts", "-o", "-"], ["odd.json", "-f", "facts", "-o", "-"],
    ]

    @Test(arguments: lines, [["--diagnostics-format", "json"], ["--diagnostics-format=json"]])
    func jsonIsJSONWhateverHappens(arguments: [String], form: [String]) throws {
        let outcome = world.run(["render"] + form + arguments)
        let root = try #require(
            try JSONSerialization.jsonObject(with: Data(outcome.errors.utf8)) as? [String: Any], "\(outcome.errors)")
        #expect(Array(root.keys) == ["diagnostics"])
        let diagnostics = try #require(root["diagnostics"] as? [[String: Any]])
        let keys = ["column", "file", "help", "line", "message", "notes", "rule", "severity"]
        for diagnostic in diagnostics {
            #expect(diagnostic.keys.sorted() == keys)
            #expect(["note", "info", "warning", "error"].contains(diagnostic["severity"] as? String))
        }
        let hasError = diagnostics.contains { $0["severity"] as? String == "error" }
        if outcome.status != .done { #expect(hasError) }

        // The same as in text.
        let text = world.run(["render"] + arguments)
        #expect(text.status == outcome.status)
        for diagnostic in diagnostics {
            #expect(text.errors.contains(diagnostic["message"] as? String ?? "none"))
        }
    }

    @Test(arguments: lines, [["--diagnostics-format", "github"], ["--diagnostics-format=github"]])
    func githubIsOneCommandEach(arguments: [String], form: [String]) throws {
        let outcome = world.run(["render"] + form + arguments)
        let commands = outcome.errors.split(separator: "\n")
        for command in commands {
            #expect(command.wholeMatch(of: /::(error|warning|notice)( [a-z]+=[^:]+)?::[^ ].*/) != nil, "\(command)")
        }
        let text = world.run(["render"] + arguments)
        #expect(text.status == outcome.status)
        #expect(commands.contains { $0.hasPrefix("::error") } == text.errors.contains("error: "))
    }

    @Test func textHasOneForm() throws {
        for arguments in Self.lines {
            let outcome = world.run(["render"] + arguments)
            let form = /^([^ ].*: )?(error|warning|note): [^ ].*$/
            let detail = /^  ([^ ].*:\d+:\d+: )?(note|help): .+$/
            let summary = /^[^ ][^:]*: [^:]*(entities|entity|README\.md|usage).*$/
            for line in outcome.errors.split(separator: "\n") {
                let isKnown =
                    line.wholeMatch(of: form) != nil || line.wholeMatch(of: detail) != nil
                    || line.wholeMatch(of: summary) != nil || line.hasPrefix("usage: ")
                #expect(isKnown, "\(line)")
            }
        }
    }

    @Test func textNamesPlaceAndRule() {
        let outcome = world.run("render", "odd.json", "-f", "facts", "-o", "-")
        #expect(outcome.status == .done)
        let lines = outcome.errors.split(separator: "\n").filter { $0.hasPrefix("odd.json:") }
        #expect(lines.count >= 3)
        for line in lines {
            #expect(line.wholeMatch(of: /^odd\.json:\d+:\d+: (error|warning|note): .+ \[[a-z-]+\]$/) != nil, "\(line)")
        }
        #expect(
            outcome.errors.contains(
                "error: 'A.b' leads to 'Nowhere', which the model does not have [unknown-destination]"))
    }
}
