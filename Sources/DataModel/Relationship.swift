public import SourceText

/// A link from the objects of an entity to those of another, or of the same.
public struct Relationship: Sendable, Equatable {
    /// Its name.
    public var name: String
    /// The name of the entity it leads to; nil where the file gives none.
    public var destination: String?
    /// The relationship that leads back; nil where none is named.
    public var inverse: InverseReference?
    /// Whether its notation lets the other side alone name the inverse, and it says nothing itself.
    public var isInverseOpen = false
    /// Whether one object can be linked to several.
    public var isToMany = false
    /// Whether it may be empty; nil where the notation does not say.
    public var isOptional: Bool?
    /// Whether its objects are kept in an order.
    public var isOrdered = false
    /// Whether it lives in memory only.
    public var isTransient = false
    /// The lower bound as written; nil where the file has none, which Core Data reads as 0.
    public var minimumCount: Int?
    /// The upper bound as written; nil where the file has none. 0 is "no bound".
    public var maximumCount: Int?
    /// What happens to its objects when the one that has it is deleted; nil where the notation does not say.
    public var deleteRule: DeleteRule?
    /// Whether Spotlight indexes it.
    public var isSpotlightIndexed = false
    /// Whether it has an index of the kind before Xcode 9.
    public var isIndexed = false
    /// Its name in an earlier version of the model (`elementID`).
    public var renamingIdentifier: String?
    /// A text that makes this version differ from an equal one.
    public var versionHashModifier: String?
    /// What it is, in its author's words.
    public var documentation: String?
    /// Sentences about what the model cannot hold and code enforces.
    public var rules: [String] = []
    /// More of its author's words, in Markdown: a piece each.
    public var notes: [String] = []
    /// Free key-value notes.
    public var userInfo: [UserInfoEntry] = []
    /// Where it stands in its file.
    public var range: SourceRange?

    /// Makes an optional to-one relationship without an inverse.
    public init(name: String, destination: String?) {
        self.name = name
        self.destination = destination
    }
}

/// The name of an inverse.
public struct InverseReference: Sendable, Equatable {
    /// The relationship's name.
    public var name: String
    /// The entity that has it, where the file says; else the destination.
    public var entity: String?
    /// Whether the reader added it because the other side names this one.
    public var isCompleted = false

    /// Makes a reference.
    public init(name: String, entity: String? = nil, isCompleted: Bool = false) {
        self.name = name
        self.entity = entity
        self.isCompleted = isCompleted
    }
}
