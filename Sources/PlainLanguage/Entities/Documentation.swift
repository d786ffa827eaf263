import DataModel

/// What an author writes about a part of a model: its documentation, or its user info `documentation`; and its notes.
public struct Documentation: Sendable, Equatable {
    /// The user info key.
    public static let key = "documentation"

    /// What the model itself says, as plain text; nil where nothing.
    public let text: String?
    /// What notes say, in Markdown; none of them blank.
    public let notes: [String]

    /// Collects what there is about a part.
    public init(of part: some Documented) {
        if let text = part.documentation, !text.allSatisfy(\.isWhitespace) {
            self.text = text
        } else {
            text = part.userInfo.value(for: Self.key)
        }
        notes = part.notes.isEmpty ? [] : part.notes.filter { !$0.allSatisfy(\.isWhitespace) }
    }

    /// Whether there is nothing.
    public var isEmpty: Bool { text == nil && notes.isEmpty }

    /// All of it as plain text, in paragraphs that blank lines part; nil where there is nothing.
    public var plainText: String? {
        if notes.isEmpty { return text }
        return ((text.map { [$0] } ?? []) + notes.map(NoteText.plain)).joined(separator: "\n\n")
    }

    /// All that an author says about a part, as plain text; nil where nothing.
    public static func text(of part: some Documented) -> String? { Documentation(of: part).plainText }
}
