import DataModel

/// A stretch of text of a model in arrow notation.
struct ArrowPiece: Equatable {
    /// The text that is meant: without quotes, escapes resolved.
    var text: String
    /// Where it stands, in bytes.
    var range: Range<Int>
}

/// One end of an arrow: `Tag.meetingNotes`, `Tag`, or, within an entity, `tags`.
struct ArrowEnd {
    /// The entity; nil where the end is nothing but a property of the entity around it.
    var entity: ArrowPiece?
    /// The property; nil where only the entity is named.
    var property: ArrowPiece?
}

/// An arrow with its two ends.
struct ArrowLink {
    var near: ArrowEnd
    var far: ArrowEnd
    var shape: ArrowShape
    /// Where the arrow itself stands.
    var arrow: Range<Int>
    /// What stands in parentheses; it speaks of the relationship at the near end.
    var flags: [ArrowFlag] = []
    var documentation = ArrowDocumentation()
}

/// What stands in parentheses behind a property or an entity: `cascade`, `default = 3`.
struct ArrowFlag {
    /// The word, or the whole of a flag that has no value.
    var key: ArrowPiece
    /// What stands behind `=`.
    var value: ArrowPiece?
    /// Whether the value stands in quotes.
    var isQuoted = false
}

/// An attribute and what its entity has to know of it.
struct ArrowAttribute {
    var attribute: Attribute
    /// Whether its value is unique among all objects of its entity.
    var isUnique = false
    /// Where its type stands; nil where none does, or where it stands in backticks.
    var plainType: Range<Int>?
}

/// An entity with braces.
struct ArrowEntity {
    var name: ArrowPiece
    var parent: ArrowPiece?
    var flags: [ArrowFlag] = []
    var documentation = ArrowDocumentation()
    var attributes: [ArrowAttribute] = []
    var links: [ArrowLink] = []
    /// Where its `{` stands.
    var brace = 0
}

/// Everything that is written in one file.
struct ArrowFile {
    var documentation = ArrowDocumentation()
    var entities: [ArrowEntity] = []
    /// The arrows outside entities, and those within one that name another at their near end.
    var links: [ArrowLink] = []
}

/// The lines of a comment that documents something.
struct ArrowDocumentation {
    var lines: [String] = []

    /// A line that begins so is a rule that the model cannot hold.
    static let ruleMark = "Rule:"

    /// The text without rules; nil where nothing is left.
    var text: String? {
        var kept = lines.filter { !$0.hasPrefix(Self.ruleMark) }
        while kept.first?.isEmpty == true { kept.removeFirst() }
        while kept.last?.isEmpty == true { kept.removeLast() }
        return kept.isEmpty ? nil : kept.joined(separator: "\n")
    }

    /// The rules.
    var rules: [String] {
        lines.filter { $0.hasPrefix(Self.ruleMark) }.map { trimmed($0.dropFirst(Self.ruleMark.count)) }
    }
}
