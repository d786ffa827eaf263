public import SourceText

/// A stored search that stands among an object's properties.
public struct FetchedProperty: Sendable, Equatable {
    /// Its name.
    public var name: String
    /// Whether it may be empty; nil where the file does not say.
    public var isOptional: Bool?
    /// Whether it lives in memory only.
    public var isTransient = false
    /// What it searches for.
    public var request: FetchRequest
    /// Its name in an earlier version of the model (`elementID`).
    public var renamingIdentifier: String?
    /// A text that makes this version differ from an equal one.
    public var versionHashModifier: String?
    /// What it is, in its author's words.
    public var documentation: String?
    /// More of its author's words, in Markdown: a piece each.
    public var notes: [String] = []
    /// Free key-value notes.
    public var userInfo: [UserInfoEntry] = []
    /// Where it stands in its file.
    public var range: SourceRange?

    /// Makes a fetched property.
    public init(name: String, request: FetchRequest) {
        self.name = name
        self.request = request
    }
}
