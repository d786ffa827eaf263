import DataModel
import SourceText

/// A prefix that all entities share: capitals, or whole words.
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
        let names = model.model.entities.map(\.name)
        guard names.count > 1, let prefix = prefix(of: names) else { return }
        report(
            Report(
                "",
                "all \(names.count) entities begin with '\(prefix)', which tells nothing about any of them",
                at: model.model.range, help: ["drop it from the entities' names, or keep it in the classes only"]))
    }

    /// The longest prefix of capitals, or of whole words, that all names share. Two names may share a word by chance.
    private static func prefix(of names: [String]) -> String? {
        let capitals = common(names.map(capitals))
        if capitals.count > 1 { return capitals }
        var words = common(names)
        while words.count > 1, !names.allSatisfy({ isWord(words, of: $0) }) { words.removeLast() }
        return words.count > 1 && names.count > 2 ? words : nil
    }

    /// What all texts begin with.
    private static func common(_ texts: [String]) -> String {
        guard var prefix = texts.first else { return "" }
        for text in texts.dropFirst() { while !text.hasPrefix(prefix) { prefix.removeLast() } }
        return prefix
    }

    /// Whether a text is the start of a name up to where a word begins.
    private static func isWord(_ start: String, of name: String) -> Bool {
        guard let next = name.dropFirst(start.count).first, let last = start.last else { return false }
        return (next.isUppercase && !last.isUppercase) || (last == "_" && next.isLetter)
    }

    /// The capitals before the one that begins a word.
    private static func capitals(of name: String) -> String {
        let capitals = name.prefix { $0.isUppercase }
        return capitals.count < name.count && name.dropFirst(capitals.count).first?.isLowercase == true
            ? String(capitals.dropLast()) : ""
    }
}
