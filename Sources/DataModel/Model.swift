public import SourceText

/// An object model as its file states it; nothing is derived, and what the file leaves open stays open.
public struct Model: Sendable, Equatable {
    /// The model's name: that of its bundle or file, or what the file itself says.
    public var name: String
    /// The version's name where the model came from a bundle of several, such as `Model 2`.
    public var version: String?
    /// What the model is, in its author's words.
    public var documentation: String?
    /// More of its author's words, in Markdown: a piece each.
    public var notes: [String] = []
    /// The entities, in the file's order.
    public var entities: [Entity] = []
    /// Structured attribute types, in the file's order.
    public var composites: [Composite] = []
    /// Stored fetch requests, in the file's order.
    public var fetchRequests: [FetchRequest] = []
    /// Named sets of entities, in the file's order.
    public var configurations: [Configuration] = []
    /// Free key-value notes.
    public var userInfo: [UserInfoEntry] = []
    /// Whether the model is kept in step with CloudKit, which forbids some features.
    public var isUsedWithCloudKit = false
    /// Whether SwiftData drives the model.
    public var isUsedWithSwiftData = false
    /// The label that its author gave this version (`userDefinedModelVersionIdentifier`).
    public var versionIdentifier: String?
    /// The language that code is generated in, such as `Swift`.
    public var sourceLanguage: String?
    /// The oldest tools that may open the file, such as `Xcode 8.0`.
    public var minimumToolsVersion: String?
    /// The build of the tools that saved the file last.
    public var lastSavedToolsVersion: String?
    /// The build of macOS on which the file was saved last.
    public var systemVersion: String?
    /// Where the model stands in its file.
    public var range: SourceRange?

    /// Makes an empty model.
    public init(name: String) {
        self.name = name
    }
}
