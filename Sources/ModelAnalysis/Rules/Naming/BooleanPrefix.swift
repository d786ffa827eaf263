import DataModel
import SourceText

/// A Boolean attribute whose name does not read like a question.
enum BooleanPrefix: FindingRule {
    static let id = "boolean-prefix"
    static let family = RuleFamily.naming
    static let severity = FindingSeverity.off
    static let lesson = RuleLesson(
        "a Boolean attribute does not begin like a question",
        why: "A name such as 'isPublic' or 'hasCover' says that the answer is yes or no. It is a matter of taste, "
            + "so this rule is off.",
        remedy: "Begin the name with is, has, can or a like word.",
        example: RuleExample(
            wrongEntities: #"""
                "Song": { "attributes": { "public": "Bool" } }
                """#,
            right: #"""
                "Song": { "attributes": { "isPublic": "Bool" } }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for place in model.placedAttributes where place.attribute.type == .boolean {
            let name = place.attribute.name
            let isQuestion = prefixes.contains { prefix in
                name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isLowercase == false
            }
            // What is a question in another language is not known here.
            if isQuestion || !name.isASCII { continue }
            report(
                Report(
                    place.subject, of: place.entity,
                    "'\(place.subject)' is yes or no, but its name does not read like a question",
                    at: place.attribute.range, help: ["begin it with 'is', 'has' or a like word"]))
        }
    }

    private static let prefixes = [
        "is", "has", "can", "should", "was", "did", "will", "does", "needs", "allows", "uses", "shows", "supports",
    ]
}
