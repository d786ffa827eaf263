public import SourceText

/// The forms that an explanation can have.
public enum ExplanationFormat: String, Sendable, CaseIterable {
    /// Text for a terminal.
    case text
    /// A page of Markdown.
    case markdown
    /// Facts.
    case json
}

/// How to explain a part of a model.
public struct ExplainOptions: Sendable {
    /// The form.
    public var format = ExplanationFormat.text
    /// Whether to tell what deleting one object of the subject, an entity, does.
    public var isDeletion = false
    /// The columns of a line of text.
    public var width = 80
    /// Whether text may have colours.
    public var hasColor = false

    /// Makes the options of a plain `explain`.
    public init() {}
}

/// A part of a model, explained.
public struct Explanation: Sendable {
    /// The document.
    public let content: [UInt8]
    /// The findings about the subject that the document has no room for.
    public let diagnostics: [Diagnostic]
}
