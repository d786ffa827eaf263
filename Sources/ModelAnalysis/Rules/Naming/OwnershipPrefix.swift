import DataModel
import SourceText

/// A property whose name tells Objective-C that the caller owns the value.
enum OwnershipPrefix: FindingRule {
    static let id = "ownership-prefix"
    static let family = RuleFamily.naming
    static let severity = FindingSeverity.info
    static let lesson = RuleLesson(
        "a property name begins like a method that makes a new object",
        why: "In Objective-C a method whose name begins with new, alloc, copy, mutableCopy or init returns an "
            + "object that its caller owns. A property of such a name does not compile there, or is released once "
            + "too often.",
        remedy: "Put another word first: 'newTitle' → 'titleNew', 'copyCount' → 'numberOfCopies'.",
        example: RuleExample(
            wrongEntities: #"""
                "Song": { "attributes": { "newTitle": "String?" } }
                """#,
            right: #"""
                "Song": { "attributes": { "freshTitle": "String?" } }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for entity in model.resolved.entities {
            for property in model.namedProperties[entity.id.index] {
                guard let prefix = prefixes.first(where: { isInFamily(property.name, $0) }) else { continue }
                // A number or truth value is no object.
                let attribute = entity.entity.attributes.first { $0.name == property.name }
                if attribute?.usesScalarType == true { continue }
                report(
                    Report(
                        "\(entity.entity.name).\(property.name)", of: entity.id,
                        "'\(entity.entity.name).\(property.name)' begins with '\(prefix)', by which Objective-C takes it for a method "
                            + "that makes an object",
                        at: property.range, help: ["put another word first"]))
            }
        }
    }

    private static let prefixes = ["alloc", "copy", "init", "mutableCopy", "new"]

    /// Whether a name is in a family of methods: the prefix alone, or with what is no lower-case letter behind it. Those that are
    /// the prefix alone and reserved are told as that.
    private static func isInFamily(_ name: String, _ prefix: String) -> Bool {
        guard name.hasPrefix(prefix) else { return false }
        guard let next = name.dropFirst(prefix.count).first else { return prefix == "new" || prefix == "alloc" }
        return !next.isLowercase
    }
}
