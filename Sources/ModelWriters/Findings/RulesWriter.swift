import JSONText
public import ModelAnalysis
import SourceText

/// Writes rules with their lessons as JSON: `{"rules": […]}`.
public struct RulesWriter {
    private let rules: [any FindingRule.Type]
    private let settings: RuleSettings

    /// Makes a writer.
    ///
    /// - Parameters:
    ///   - rules: what to write, in its order.
    ///   - settings: what says how bad findings of them are taken to be.
    public init(_ rules: [any FindingRule.Type], settings: RuleSettings = RuleSettings()) {
        self.rules = rules
        self.settings = settings
    }

    /// The bytes of the file.
    public func bytes() -> [UInt8] {
        var json = JSONWriter()
        json.beginObject()
        json.key("rules")
        json.beginArray()
        for rule in rules {
            let lesson = rule.lesson
            json.beginObject()
            json.key("example")
            json.beginObject()
            json.key("right")
            json.string(lesson.example.right)
            json.key("wrong")
            json.string(lesson.example.wrong)
            json.endObject()
            json.key("family")
            json.string(rule.family.rawValue)
            json.key("id")
            json.string(rule.id)
            json.key("origin")
            json.string(rule.origin.rawValue)
            json.key("remedy")
            json.string(lesson.remedy)
            json.key("severity")
            json.string(settings.severity(of: rule)?.rawValue ?? FindingSeverity.off.rawValue)
            json.key("summary")
            json.string(lesson.summary)
            json.key("why")
            json.string(lesson.why)
            json.endObject()
        }
        json.endArray()
        json.endObject()
        return json.finish()
    }
}
