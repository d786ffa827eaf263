public import DataModel
public import ModelAnalysis
public import PlainLanguage
public import SourceText

/// A model that was read and understood.
public struct LoadedModel: Sendable {
    /// Where it came from.
    public let input: ModelInput
    /// What its file says.
    public let model: Model
    /// What it means.
    public let facts: ModelFacts
    /// How its entities are called in sentences.
    public let nouns: Nouns
    /// What there was to say when it was found and read; the findings are in the facts.
    public let diagnostics: [Diagnostic]

    /// What there was to say when it was found and read, and the findings.
    public var allDiagnostics: [Diagnostic] { diagnostics + facts.findings.map(\.diagnostic) }

    /// The path of its file from its bundle on, as facts show it: the same wherever the model lies.
    var sourceName: String { input.sourceName }
}
