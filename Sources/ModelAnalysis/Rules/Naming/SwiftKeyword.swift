import DataModel
import SourceText

/// A property that is named like a word of Swift's grammar.
enum SwiftKeyword: FindingRule {
    static let id = "swift-keyword"
    static let family = RuleFamily.naming
    static let severity = FindingSeverity.info
    static let lesson = RuleLesson(
        "a property is named like a word of the Swift language",
        why: "The declaration needs back-ticks around the name, which is easy to forget in classes written by hand.",
        remedy: "Rename the property, or put the name in back-ticks.",
        example: RuleExample(
            wrongEntities: #"""
                "Song": { "attributes": { "default": "Bool" } }
                """#,
            right: #"""
                "Song": { "attributes": { "isDefault": "Bool" } }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for entity in model.resolved.entities {
            for property in model.namedProperties[entity.id.index] where keywords.contains(property.name) {
                report(
                    Report(
                        "\(entity.entity.name).\(property.name)", of: entity.id,
                        "'\(entity.entity.name).\(property.name)' is a word of the Swift language, so its declaration needs back-ticks",
                        at: property.range, help: ["rename it, or write `\(property.name)` in code"]))
            }
        }
    }

    /// The reserved words of "The Swift Programming Language", Lexical Structure. `init` and `self` are told by another rule.
    private static let keywords: Set<String> = [
        "associatedtype", "borrowing", "consuming", "deinit", "enum", "extension", "fileprivate", "func", "import",
        "inout", "internal", "let", "nonisolated", "operator", "precedencegroup", "private", "protocol", "public",
        "rethrows", "static", "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue",
        "default",
        "defer", "do", "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "switch", "throw",
        "where",
        "while", "as", "false", "is", "nil", "super", "throws", "true", "try",
    ]
}
