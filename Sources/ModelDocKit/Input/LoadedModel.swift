public import DataModel
public import ModelAnalysis
public import PlainLanguage
public import SourceText

/// A model that was read and understood.
public struct LoadedModel: Sendable {
    /// Where it came from: one input, or several whose models were merged, in their order.
    public let inputs: [ModelInput]
    /// The files with notes about it.
    public let notes: [ModelInput]
    /// What its file says, or its files.
    public let model: Model
    /// What it means.
    public let facts: ModelFacts
    /// How its entities are called in sentences.
    public let nouns: Nouns
    /// What there was to say when it was found and read; the findings are in the facts.
    public let diagnostics: [Diagnostic]

    /// What there was to say when it was found and read, and the findings; file by file in the order of the inputs.
    public var allDiagnostics: [Diagnostic] {
        let all = diagnostics + facts.findings.map(\.diagnostic)
        return fileOrder.sorted(all) { $0.path }
    }

    /// The order of the files that it was read from.
    var fileOrder: FileOrder { FileOrder(sources.map(\.path)) }

    /// Everything that was read, which no result may overwrite.
    var sources: [ModelInput] { inputs + notes }

    /// The paths of its files from their bundles on, as facts show them, by the paths as the user knows them.
    var sourceNames: [String: String] { SourceNames.byPath(of: inputs) }
}
