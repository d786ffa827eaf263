import DataModel
import SourceText

/// A prefix of capitals that all entities share.
enum CommonPrefix: FindingRule {
    static let id = "common-prefix"
    static let family = RuleFamily.naming
    static let severity = FindingSeverity.off
    static let lesson = RuleLesson(
        "all entities share a prefix",
        why: "Swift modules keep names apart, so that a prefix says the same in front of every name. It is a "
            + "matter of taste, so this rule is off.",
        remedy: "Drop the prefix from the entities, or only from their names and keep it in the classes.",
        example: RuleExample(
            wrongEntities: #"""
                "ABSong": { "attributes": { "title": "String" } },
                "ABAlbum": { "attributes": { "title": "String" } }
                """#,
            right: #"""
                "Song": { "attributes": { "title": "String" } },
                "Album": { "attributes": { "title": "String" } }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        guard let first = model.model.entities.first?.name, model.model.entities.count > 1 else { return }
        var prefix = capitals(of: first)
        for entity in model.model.entities where !prefix.isEmpty {
            let other = capitals(of: entity.name)
            while !other.hasPrefix(prefix) { prefix.removeLast() }
        }
        guard prefix.count > 1 else { return }
        report(
            Report(
                "",
                "all \(model.model.entities.count) entities begin with '\(prefix)', which tells nothing about any of them",
                at: model.model.range, help: ["drop it from the entities' names, or keep it in the classes only"]))
    }

    /// The capitals before the one that begins a word.
    private static func capitals(of name: String) -> String {
        let capitals = name.prefix { $0.isUppercase }
        return capitals.count < name.count && name.dropFirst(capitals.count).first?.isLowercase == true
            ? String(capitals.dropLast()) : ""
    }
}
