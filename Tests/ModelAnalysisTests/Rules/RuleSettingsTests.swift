import DataModel
import TestModels
import SourceText
import Testing

@testable import ModelAnalysis

@Suite struct RuleSettingsTests {
    private enum Opinion: FindingRule {
        static let id = "opinion"
        static let family = RuleFamily.naming
        static let severity = FindingSeverity.off
        static let lesson = RuleLesson("x", why: "X.", remedy: "X.", example: RuleExample(wrong: "", right: ""))

        static func check(_ model: CheckedModel, report: (Report) -> Void) {
            report(Report("", "an opinion", at: nil))
        }
    }

    private static let model = Sample.model(
        Sample.entity("A", [Sample.attribute("x", .undefined)], [Sample.relationship("b", to: "A")]))

    private static func told(_ settings: RuleSettings) -> [String] {
        ModelFacts(of: ModelResolver.resolve(model), rules: FindingRules.all + [Opinion.self], settings: settings)
            .findings.map { "\($0.rule) \($0.severity.rawValue)" }
    }

    private static let cases: [(settings: RuleSettings, told: [String])] = [
        (RuleSettings(), ["missing-inverse warning", "undefined-type error"]),
        (RuleSettings(only: ["undefined-type"]), ["undefined-type error"]),
        (RuleSettings(only: []), []),
        (RuleSettings(only: ["opinion"]), ["opinion info"]),
        (
            RuleSettings(severities: ["opinion": .warning]),
            ["missing-inverse warning", "undefined-type error", "opinion warning"]
        ),
        (RuleSettings(severities: ["missing-inverse": .off]), ["undefined-type error"]),
        (RuleSettings(severities: ["missing-inverse": .off], only: ["missing-inverse"]), []),
        (
            RuleSettings(severities: ["missing-inverse": .error, "undefined-type": .info]),
            ["missing-inverse error", "undefined-type info"]
        ),
    ]

    @Test(arguments: cases.indices) func saysWhatRuns(_ index: Int) {
        #expect(Self.told(Self.cases[index].settings) == Self.cases[index].told)
    }

    @Test func rulesAreFoundByTheirIDs() {
        #expect(FindingRules.rule("missing-inverse")?.origin == .momc)
        #expect(FindingRules.rule("unknown-type")?.origin == .modeldoc)
        #expect(FindingRules.rule("ghost") == nil)
    }
}
