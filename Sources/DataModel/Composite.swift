public import SourceText

/// A structured attribute type: a group of values under one name.
public struct Composite: Sendable, Equatable {
    /// Its name.
    public var name: String
    /// Its parts; each may be a composite again.
    public var attributes: [Attribute] = []
    /// What it is, in its author's words.
    public var documentation: String?
    /// More of its author's words, in Markdown: a piece each.
    public var notes: [String] = []
    /// Free key-value notes.
    public var userInfo: [UserInfoEntry] = []
    /// Where it stands in its file.
    public var range: SourceRange?

    /// Makes an empty composite.
    public init(name: String) {
        self.name = name
    }
}
