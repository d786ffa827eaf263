public import SourceText

/// A named set of entities that can have a store of its own.
public struct Configuration: Sendable, Equatable {
    /// Its name.
    public var name: String
    /// The names of its entities.
    public var entities: [String] = []
    /// Whether its store is kept in step with CloudKit.
    public var isUsedWithCloudKit = false
    /// Where it stands in its file.
    public var range: SourceRange?

    /// Makes an empty configuration.
    public init(name: String) {
        self.name = name
    }
}
