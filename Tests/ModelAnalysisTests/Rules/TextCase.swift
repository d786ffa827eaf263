import ModelReaders
import SourceText
import Testing

@testable import ModelAnalysis

/// A model as text, and all that one rule says about it.
struct TextCase: CustomTestStringConvertible, Sendable {
    let rule: String
    let name: String
    let messages: [String]
    let text: String

    /// Makes a case of the entities of a `model.json`, without the braces around them.
    init(_ rule: String, _ name: String, says messages: String..., entities: String) {
        self.init(rule, name, messages, "\"entities\": { \(entities) }")
    }

    /// Makes a case of the members of a `model.json`.
    init(_ rule: String, _ name: String, says messages: String..., model: String) {
        self.init(rule, name, messages, model)
    }

    private init(_ rule: String, _ name: String, _ messages: [String], _ members: String) {
        self.rule = rule
        self.name = name
        self.messages = messages
        text = "{ \"modeldoc\": 1, \(members) }"
    }

    var testDescription: String { "\(rule): \(name)" }

    /// The findings of the rule, even if it is off by itself.
    func findings(_ settings: RuleSettings? = nil) throws -> [Finding] {
        let result = JSONModelReader.read(SourceFile(path: "model.json", text: text), name: "Case")
        let model = try #require(result.model, "\(result.diagnostics)")
        #expect(result.diagnostics.filter { $0.severity == .error } == [])
        let settings = settings ?? RuleSettings(only: [rule])
        return ModelFacts(of: ModelResolver.resolve(model), settings: settings).findings
    }

    func check() throws {
        #expect(try findings().map(\.message) == messages)
    }
}
