public import SourceText

/// A simple value of an object.
public struct Attribute: Sendable, Equatable {
    /// Its name.
    public var name: String
    /// Its type.
    public var type: AttributeType
    /// Whether it may be empty; nil where the notation does not say.
    public var isOptional: Bool?
    /// Whether it lives in memory only.
    public var isTransient = false
    /// The value of a new object.
    public var defaultValue: AttributeValue?
    /// The smallest value that can be saved.
    public var minimum: AttributeValue?
    /// The largest value that can be saved.
    public var maximum: AttributeValue?
    /// The smallest number of characters of a string.
    public var minimumLength: Int?
    /// The largest number of characters of a string.
    public var maximumLength: Int?
    /// The ICU regular expression that a string matches.
    public var regularExpression: String?
    /// What the store computes it from; nil for an ordinary attribute.
    public var derivation: String?
    /// The name of the composite that it holds.
    public var composite: String?
    /// The name of the value transformer.
    public var valueTransformer: String?
    /// The class of a transformable value.
    public var valueClass: String?
    /// The meanings of raw values, in the file's order.
    public var values: [NamedValue] = []
    /// Whether large values are kept in files of their own.
    public var isStoredExternally = false
    /// Whether it is encrypted in CloudKit.
    public var isEncryptedInCloud = false
    /// Whether it is kept in the history after its object is deleted.
    public var isPreservedAfterDeletion = false
    /// Whether Spotlight indexes it.
    public var isSpotlightIndexed = false
    /// Whether it has an index of the kind before Xcode 9.
    public var isIndexed = false
    /// Whether generated code uses a plain number; nil where the file does not say.
    public var usesScalarType: Bool?
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

    /// Makes an attribute.
    public init(name: String, type: AttributeType) {
        self.name = name
        self.type = type
    }
}

/// The name of one raw value of an attribute, such as `0` → `draft`.
public struct NamedValue: Sendable, Equatable {
    /// The stored value, as text.
    public var value: String
    /// What it means.
    public var name: String

    /// Names a value.
    public init(value: String, name: String) {
        self.value = value
        self.name = name
    }
}
