import DataModel
public import ModelAnalysis
public import ModelReaders
import PlainLanguage
public import SourceText

/// Reads, merges, connects and analyses models that were found. Each part can be replaced.
public struct ModelLoader: Sendable {
    /// Makes a model of a file whose text is UTF-8.
    public typealias Reader = @Sendable (_ file: SourceFile, _ name: String) -> ReadResult

    /// The readers by format.
    public var readers: [InputFormat: Reader] = [
        .json: { JSONModelReader.read($0, name: $1) },
        .xcdatamodel: { XMLModelReader.read($0, name: $1) },
        .arrows: { ArrowModelReader.read($0, name: $1) },
        .blocks: { BlockModelReader.read($0, name: $1) },
    ]
    /// What models are checked against.
    public var rules: [any FindingRule.Type] = FindingRules.all
    /// Which of the rules run, and how bad what they find is.
    public var ruleSettings = RuleSettings()
    /// What objects of entities are called, where their model does not say it.
    public var nouns: [ProjectSettings.Noun] = []

    /// Makes a loader with the readers and rules of this library.
    public init() {}

    /// The model of an input; `format` is for input whose content does not tell it.
    public func load(_ input: ModelInput, format: InputFormat? = nil) throws(Failure) -> LoadedModel {
        try load([input], format: format)
    }

    /// The model that several inputs are merged into.
    ///
    /// - Parameters:
    ///   - inputs: where the models are, in the order in which they are merged.
    ///   - format: the format of the only input, whatever its content tells; of several, of those whose content does not tell
    ///     it.
    ///   - name: the name of a merged model; nil for the names of the parts, joined.
    ///   - notes: files in Markdown with notes about the model, whose paths and bytes count.
    /// - Returns: the model, with what there is to say about each input and about how they fit.
    /// - Throws: `Failure` where one of them gives no model, with what is wrong with all of them.
    public func load(
        _ inputs: [ModelInput], format: InputFormat? = nil, name: String? = nil, notes: [ModelInput] = []
    ) throws(Failure) -> LoadedModel {
        var models: [Model] = []
        var diagnostics: [Diagnostic] = []
        var reason: Failure.Reason?
        for input in inputs {
            do throws(Failure) {
                let result = try read(input, format: inputs.count == 1 ? format : nil, fallback: format)
                models.append(result.model)
                diagnostics += result.diagnostics
            } catch {
                reason = reason ?? error.reason
                diagnostics += error.diagnostics
            }
        }
        var sections: [[NotesSection]] = []
        for file in notes {
            let decoded = TextDecoding.utf8File(path: file.path, bytes: file.bytes)
            diagnostics += decoded.diagnostics
            if let text = decoded.file { sections.append(NotesReader.read(text)) } else { reason = reason ?? .noModel }
        }
        if let reason { throw Failure(reason, diagnostics) }
        var merged = ModelMerger.merge(models, name: inputs.count > 1 ? name : nil)
        ProjectSettings.Noun.merge(nouns, into: &merged.model)
        if !sections.isEmpty {
            let noted = NoteMerger.merge(sections, into: merged.model)
            merged.model = noted.model
            merged.diagnostics += noted.diagnostics
        }
        let facts = ModelFacts(of: ModelResolver.resolve(merged.model), rules: rules, settings: ruleSettings)
        return LoadedModel(
            inputs: inputs, notes: notes, model: merged.model, facts: facts, nouns: Nouns(facts: facts),
            diagnostics: Self.told(diagnostics, merged, order: FileOrder((inputs + notes).map(\.path))))
    }

    /// What there was to say about files, and how they fit, file by file; that an entity is only implied is not true any more
    /// where another file has it.
    private static func told(_ diagnostics: [Diagnostic], _ merged: MergeResult, order: FileOrder) -> [Diagnostic] {
        let replaced = merged.model.entities.filter { !$0.isStub }.flatMap(\.otherRanges)
        let told = diagnostics.filter { diagnostic in
            diagnostic.id != "implied-entity" || !replaced.contains { $0 == diagnostic.range }
        }
        return order.sorted(told + merged.diagnostics) { $0.path }
    }

    private func read(
        _ input: ModelInput, format: InputFormat?, fallback: InputFormat?
    ) throws(Failure) -> (model: Model, diagnostics: [Diagnostic]) {
        let format = if let format { format } else { try Self.format(of: input, fallback: fallback) }
        let decoded = TextDecoding.utf8File(path: input.path, bytes: input.bytes)
        guard let file = decoded.file, let reader = readers[format] else {
            throw Failure(.noModel, input.diagnostics + decoded.diagnostics)
        }
        let result = reader(file, input.name)
        let diagnostics = input.diagnostics + decoded.diagnostics + result.diagnostics
        guard var model = result.model else { throw Failure(.noModel, diagnostics) }
        if let version = input.version { model.version = version }
        return (model, diagnostics)
    }

    /// The format that the content tells, or an error that says what it is instead.
    private static func format(of input: ModelInput, fallback: InputFormat?) throws(Failure) -> InputFormat {
        if input.bytes.allSatisfy({ $0 == 0x20 || (0x09...0x0D).contains($0) }) {
            throw Failure(
                .noModel, "empty-input", "is empty", path: input.path,
                help: ["a model.json starts with { \"modeldoc\": 1, \"entities\": { … } }"])
        }
        let save = "give the model's source, a folder that ends in .xcdatamodeld"
        switch ModelFormat.of(input.bytes) {
        case .xmlModel, .otherXML: return .xcdatamodel
        case .json: return .json
        case .arrows: return .arrows
        case .blocks: return .blocks
        case .elementsArchive: throw InputFinder.oldFormat(input.path)
        case .compiledModel:
            throw Failure(
                .noModel, "compiled-model", "is a compiled model (.mom), which modeldoc does not read",
                path: input.path, help: [save])
        case .optimizedModel:
            throw Failure(
                .noModel, "compiled-model", "is an optimised compiled model (.omo), which only Core Data can read",
                path: input.path, help: [save])
        case .mappingModel: throw InputFinder.mappingModel(input.path)
        case .unknown:
            if let fallback { return fallback }
            switch InputFinder.ending(of: input.path) {
            case "json": return .json
            case "xml": return .xcdatamodel
            case "model": return .arrows
            default: break
            }
            if FileSystem.name(of: input.path) == "contents" { return .xcdatamodel }
            throw Failure(
                .noModel, "no-model", "is no model that modeldoc knows", path: input.path,
                help: [
                    "it reads JSON with 'modeldoc' at its root, Xcode's .xcdatamodeld, .xcdatamodel and 'contents', arrow "
                        + "notation such as 'Note { tags <<-->> Tag.notes }', and block notation such as "
                        + "'Song = { attribute title : string; };'",
                    "for JSON that is broken at its start, add --input-format json to see what is wrong",
                ])
        }
    }
}
