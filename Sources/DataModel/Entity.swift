public import SourceText

/// A kind of object.
public struct Entity: Sendable, Equatable {
    /// Its name, unique in the model.
    public var name: String
    /// The name of the entity it is a kind of.
    public var parent: String?
    /// Whether there are only objects of its subentities.
    public var isAbstract = false
    /// The class of its objects as written (`Module.Name`, `.Name`); nil means `NSManagedObject`.
    public var className: String?
    /// How code is generated for it: `class`, `category`, or nil for by hand.
    public var codeGeneration: String?
    /// Its simple values.
    public var attributes: [Attribute] = []
    /// Its links to other objects.
    public var relationships: [Relationship] = []
    /// Its stored searches.
    public var fetchedProperties: [FetchedProperty] = []
    /// Sets of attributes whose values together are unique.
    public var uniquenessConstraints: [[String]] = []
    /// Its fetch indexes.
    public var indexes: [FetchIndex] = []
    /// Indexes of the kind before Xcode 9, each a list of properties.
    public var compoundIndexes: [[String]] = []
    /// Its name in an earlier version of the model (`elementID`).
    public var renamingIdentifier: String?
    /// A text that makes this version differ from an equal one.
    public var versionHashModifier: String?
    /// The expression that names an object in Spotlight.
    public var spotlightDisplayName: String?
    /// What it belongs to, for pictures and page order.
    public var group: String?
    /// What it is, in its author's words.
    public var documentation: String?
    /// Sentences about what the model cannot hold and code enforces.
    public var rules: [String] = []
    /// More of its author's words, in Markdown: a piece each.
    public var notes: [String] = []
    /// Free key-value notes.
    public var userInfo: [UserInfoEntry] = []
    /// Where Xcode's graph editor, up to version 13, drew it.
    public var editorBox: EditorBox?
    /// Whether the model has it, or only hints at it.
    public var standing = Standing.real
    /// Where it stands in its file.
    public var range: SourceRange?
    /// Where else it stands, where several models were merged: as a placeholder, or once more.
    public var otherRanges: [SourceRange] = []

    /// Whether it is only hinted at: what the model says of it is true, and is not all of it.
    public var isStub: Bool { standing != .real }

    /// Makes an entity without properties.
    public init(name: String) {
        self.name = name
    }

    /// How a model has an entity.
    public enum Standing: String, Sendable, CaseIterable {
        /// It is written out.
        case real
        /// It stands for an entity of that name in another file.
        case placeholder
        /// It is named by relationships only; what they say of it is all that is known.
        case implied
    }
}

/// The box of an entity in Xcode's graph editor, in points; coordinates are often negative.
public struct EditorBox: Sendable, Equatable {
    /// The horizontal position, as written.
    public var x: String
    /// The vertical position, as written.
    public var y: String
    /// The width, as written.
    public var width: String
    /// The height, as written.
    public var height: String

    /// Makes a box of what a file says.
    public init(x: String, y: String, width: String, height: String) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}
