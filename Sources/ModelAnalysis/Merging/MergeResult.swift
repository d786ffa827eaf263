public import DataModel
public import SourceText

/// What merging gives: one model, and all there is to say about how its parts fit.
public struct MergeResult: Sendable {
    /// The merged model.
    public var model: Model
    /// What does not fit, in the order of the parts.
    public var diagnostics: [Diagnostic]
}
