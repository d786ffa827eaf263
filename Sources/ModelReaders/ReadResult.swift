public import DataModel
public import SourceText

/// What reading gives: the model, where one can be made, and all there is to say.
public struct ReadResult: Sendable {
    /// The model; nil where none can be made of the input.
    public var model: Model?
    /// Everything there is to say about the input, in the order in which it was met.
    public var diagnostics: [Diagnostic]

    /// Makes a result.
    public init(model: Model?, diagnostics: [Diagnostic]) {
        self.model = model
        self.diagnostics = diagnostics
    }
}
