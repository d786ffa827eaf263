public import SourceText

/// A stored search of the model.
public struct FetchRequest: Sendable, Equatable {
    /// What a request returns.
    public enum ResultType: String, Sendable, CaseIterable {
        case objects, objectIDs, dictionaries, count
    }

    /// Its name.
    public var name: String
    /// The entity whose objects it finds.
    public var entity: String?
    /// The condition, as a predicate format.
    public var predicate: String?
    /// What it returns.
    public var resultType = ResultType.objects
    /// The largest number of results; nil for no limit.
    public var fetchLimit: Int?
    /// How many objects are read at a time; nil for all.
    public var batchSize: Int?
    /// Whether objects of subentities are found; nil where the file does not say.
    public var includesSubentities: Bool?
    /// Whether values are read at once; nil where the file does not say.
    public var includesPropertyValues: Bool?
    /// Whether unsaved changes count; nil where the file does not say.
    public var includesPendingChanges: Bool?
    /// Whether objects come as faults; nil where the file does not say.
    public var returnsObjectsAsFaults: Bool?
    /// Whether equal results come once; nil where the file does not say.
    public var returnsDistinctResults: Bool?
    /// What it is for, in its author's words.
    public var documentation: String?
    /// Where it stands in its file.
    public var range: SourceRange?

    /// Makes a request for all objects of an entity.
    public init(name: String, entity: String?) {
        self.name = name
        self.entity = entity
    }
}
