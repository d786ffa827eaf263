/// Two small models, each a whole `model.json`.
public struct RuleExample: Sendable, Equatable {
    /// The model that breaks the rule.
    public let wrong: String
    /// The model that does not.
    public let right: String

    /// Makes an example of the members of two `model.json`, without the braces around them and without the `modeldoc` key.
    public init(wrong: String, right: String) {
        self.wrong = Self.document(wrong)
        self.right = Self.document(right)
    }

    /// Makes an example of the entities of two models, without the braces around them.
    public init(wrongEntities: String, right: String) {
        self.init(wrong: Self.entities(wrongEntities), right: Self.entities(right))
    }

    private static func document(_ members: String) -> String {
        "{\n  \"modeldoc\": 1,\n\(indented(members))\n}\n"
    }

    private static func entities(_ members: String) -> String {
        "\"entities\": {\n\(indented(members))\n}"
    }

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
    }
}
