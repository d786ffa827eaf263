import DataModel
import ModelReaders
import SourceText
import Testing

@testable import ModelAnalysis

/// What the rules teach is true: the wrong example breaks the rule, and the right one does not.
@Suite struct RuleLessonTests {
    private static let ids = FindingRules.all.map { $0.id }

    private static func findings(_ text: String, of rule: String) throws -> [Finding] {
        let result = JSONModelReader.read(SourceFile(path: "model.json", text: text), name: "Example")
        let model = try #require(result.model, "\(result.diagnostics)")
        return ModelFacts(of: ModelResolver.resolve(model), settings: RuleSettings(only: [rule])).findings
    }

    @Test(arguments: ids) func theWrongExampleBreaksTheRule(_ id: String) throws {
        let rule = try #require(FindingRules.rule(id))
        let findings = try Self.findings(rule.lesson.example.wrong, of: id)
        #expect(!findings.isEmpty)
        for finding in findings {
            #expect(finding.rule == id)
            #expect(finding.severity == rule.severity.severity ?? .info)
            #expect(finding.origin == rule.origin)
        }
    }

    @Test(arguments: ids) func theRightExampleDoesNot(_ id: String) throws {
        let rule = try #require(FindingRules.rule(id))
        let text = rule.lesson.example.right
        #expect(try Self.findings(text, of: id).map(\.message) == [])
        let read = JSONModelReader.read(SourceFile(path: "model.json", text: text), name: "Example")
        #expect(read.diagnostics.filter { $0.severity > .note } == [])
        // And it teaches no other fault.
        let model = try #require(read.model)
        let others = ModelFacts(of: ModelResolver.resolve(model)).findings.filter { $0.severity == .error }
        #expect(others.map(\.message) == [])
    }

    @Test(arguments: ids) func whatIsSaidReadsTheSameEverywhere(_ id: String) throws {
        let rule = try #require(FindingRules.rule(id))
        let lesson = rule.lesson
        let isTerm = ["CloudKit ", "SwiftData ", "Nullify ", "No Action "].contains { lesson.summary.hasPrefix($0) }
        #expect(isTerm || lesson.summary.first?.isLowercase == true)
        #expect(!lesson.summary.hasSuffix("."))
        #expect(lesson.summary.unicodeScalars.count <= 90, "\(lesson.summary)")
        for text in [lesson.why, lesson.remedy] {
            #expect(text.hasSuffix("."))
            #expect(text.first?.isLowercase == false)
            #expect(!text.contains("  "))
        }
        for finding in try Self.findings(lesson.example.wrong, of: id) {
            let message = finding.message
            #expect(message.first?.isUppercase == false && !message.hasSuffix("."), "\(message)")
            #expect(!message.contains("\n") && !message.contains("  "), "\(message)")
            #expect(!finding.help.isEmpty && finding.help.allSatisfy { !$0.hasSuffix(".") }, "\(finding.help)")
            for word in ["table", "column", "row", "join"] { #expect(!message.contains(word), "\(message)") }
        }
    }

    @Test func everyRuleHasANameOfItsOwn() {
        #expect(Set(Self.ids).count == Self.ids.count)
        for id in Self.ids { #expect(id.allSatisfy { $0.isLowercase || $0 == "-" }, "\(id)") }
    }
}
