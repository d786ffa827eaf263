import JSONText
import ModelAnalysis
import SourceText

/// The `rules` of a run: those that findings are made by, and the ids of whatever else has results.
struct SARIFRules {
    private let rules: [any FindingRule.Type]
    private let others: [String]
    private var indexes: [String: Int] = [:]

    init(_ rules: [any FindingRule.Type], and ids: [String]) {
        self.rules = rules
        for rule in rules where indexes[rule.id] == nil { indexes[rule.id] = indexes.count }
        var others: [String] = []
        for id in ids where !id.isEmpty && indexes[id] == nil {
            indexes[id] = indexes.count
            others.append(id)
        }
        self.others = others
    }

    /// The place of a rule in the list.
    func index(of id: String) -> Int? { indexes[id] }

    /// Writes the list.
    func write(to json: inout JSONWriter) {
        json.beginArray()
        for rule in rules { write(rule, to: &json) }
        for id in others {
            json.beginObject(inline: true)
            json.key("id")
            json.string(id)
            json.endObject()
        }
        json.endArray()
    }

    private func write(_ rule: any FindingRule.Type, to json: inout JSONWriter) {
        let lesson = rule.lesson
        json.beginObject()
        json.key("defaultConfiguration")
        json.beginObject(inline: true)
        if let severity = rule.severity.severity {
            json.key("level")
            json.string(severity.sarifLevel)
        } else {
            json.key("enabled")
            json.bool(false)
            json.key("level")
            json.string("note")
        }
        json.endObject()
        json.key("fullDescription")
        json.sarifMessage(lesson.why)
        json.key("help")
        json.beginObject()
        json.key("markdown")
        json.string(markdown(lesson))
        json.key("text")
        json.string(SARIFText.message("\(lesson.why)\n\n\(lesson.remedy)"))
        json.endObject()
        json.key("id")
        json.string(rule.id)
        json.key("properties")
        json.beginObject()
        json.key("tags")
        json.beginArray(inline: true)
        json.string(rule.family.rawValue)
        if rule.origin != .modeldoc { json.string(rule.origin.rawValue) }
        json.endArray()
        json.endObject()
        json.key("shortDescription")
        json.sarifMessage(lesson.summary)
        json.endObject()
    }

    /// The lesson in Markdown. Braces in it are those of JSON, which services show as they are, so they stay single.
    private func markdown(_ lesson: RuleLesson) -> String {
        """
        \(lesson.why)

        \(lesson.remedy)

        Wrong:

        ```json
        \(lesson.example.wrong)```

        Right:

        ```json
        \(lesson.example.right)```
        """
    }
}
