public import DataModel
public import SourceText

/// What a reader makes of a file.
public struct ReadResult: Sendable {
    /// The model; nil where none can be made of the file.
    public var model: Model?
    /// What is wrong with the file, or worth knowing, by position.
    public var diagnostics: [Diagnostic]

    /// Makes a result.
    public init(model: Model?, diagnostics: [Diagnostic]) {
        self.model = model
        self.diagnostics = diagnostics
    }
}
