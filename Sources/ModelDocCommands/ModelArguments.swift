import CommandLineArguments
import ModelDocKit
import SourceText

/// The arguments that name models, which are merged, and say how to read them: the same on every command that has a model.
struct ModelArguments {
    /// The models; where none is named, those of the project's settings.
    static let models = models(mayBeInput: true)
    /// The models of a command that reads them again and again, which stdin cannot be.
    static let savedModels = models(mayBeInput: false)
    private static let version = Option<String>(
        "model-version", value: "NAME", help: "the version of a bundle to read", defaultText: "the current one")
    /// The format of input that does not tell it.
    static let inputFormat = Option<InputFormat>(
        "input-format", value: "FORMAT", help: "the format of input that does not tell it")
    private static let notes = RepeatedOption<String>(
        "notes", value: "FILE.md", help: "notes about the model, in Markdown with headings Entity and Entity.property",
        completion: .files)
    private static let diagnosticsFormat = Option<DiagnosticsFormat>(
        "diagnostics-format", value: "FORMAT", help: "how to write what there is to say, on stderr", defaultText: "text"
    )

    private static func models(mayBeInput: Bool) -> RepeatedPositional<String> {
        let paths = "a model.json, a .xcdatamodeld or .xcdatamodel bundle, a .model text"
        let folder = "a folder with one model below it"
        return RepeatedPositional<String>(
            "MODEL", help: mayBeInput ? "\(paths), \(folder), or - for stdin" : "\(paths), or \(folder)",
            isRequired: false, defaultText: "those of the project's settings", completion: .files)
    }

    /// The options that say how to read a model.
    static let readingOptions: [any ArgumentDeclaration] = ownOptions + SettingsArguments.options
    /// Those of them that are about the model itself.
    static let ownOptions: [any ArgumentDeclaration] = [version, inputFormat, notes]
    /// The option that says how to write what there is to say; the last in every command's help.
    static let reportingOptions: [any ArgumentDeclaration] = [diagnosticsFormat]

    /// The paths of the models, `-` at most once among them.
    let paths: [String]
    /// The words of a command line on which the settings name all the rest.
    let wordsBesideSettings: [String]
    private let arguments: ParsedArguments
    private let nouns: [ProjectSettings.Noun]

    /// Reads the arguments.
    ///
    /// - Parameter assignment: the command line, with the settings of the project.
    /// - Throws: where no model is named, or stdin twice.
    init(_ assignment: Assignment) throws(UsageError) {
        let arguments = assignment.arguments
        paths = arguments[Self.models]
        nouns = assignment.documentation?.nouns ?? []
        wordsBesideSettings = assignment.ownWords
        if paths.isEmpty {
            throw Self.missing(arguments)
        }
        if paths.count(where: { $0 == "-" }) > 1 {
            throw arguments.error(.other(message: "stdin can be read once only: '-' stands twice", notes: []))
        }
        self.arguments = arguments
    }

    /// What to say to somebody who names no model where no settings do.
    static func missing(_ arguments: ParsedArguments) -> UsageError {
        arguments.error(
            .other(
                message: "missing argument 'MODEL'",
                notes: ["name a model, or write settings for the whole project with 'modeldoc init'"]))
    }

    /// What settings say of entities that a model does not have.
    func remarks(on loaded: LoadedModel) -> [Diagnostic] { ProjectSettings.Noun.strangers(among: nouns, in: loaded) }

    /// Gives what reads models what the settings say about them.
    func setUp(_ loader: inout ModelLoader) { loader.nouns = nouns }

    /// The words of a command line that name the same model.
    var words: [String] {
        var words = paths
        if let version = arguments[Self.version] { words += ["--model-version", version] }
        if let format = arguments[Self.inputFormat] { words += ["--input-format", format.rawValue] }
        for notes in arguments[Self.notes] { words += ["--notes", notes] }
        return words + SettingsArguments.words(arguments)
    }

    /// Where a command that has a model says what there is to say.
    func report(in context: CommandContext) -> DiagnosticsReport {
        Self.report(arguments, in: context)
    }

    /// Where a command that may have a model says what there is to say.
    static func report(_ arguments: ParsedArguments, in context: CommandContext) -> DiagnosticsReport {
        DiagnosticsReport(context: context, format: arguments[diagnosticsFormat] ?? .text)
    }

    /// What a preview reads, again and again.
    func previewRequest(options: RenderOptions) -> ModelDoc.PreviewRequest {
        ModelDoc.PreviewRequest(
            paths: paths, version: arguments[Self.version], format: arguments[Self.inputFormat],
            notes: arguments[Self.notes], options: options)
    }

    /// The model that is named, or that those that are named are merged into; `name` is for a merged one.
    func load(with modelDoc: ModelDoc, name: String? = nil, in context: CommandContext) throws(Failure) -> LoadedModel {
        let version = arguments[Self.version]
        if version != nil, paths == ["-"] {
            throw Failure(
                .badRequest, [.error("no-versions", "stdin has no versions to choose from with --model-version")])
        }
        var input: [UInt8]?
        if paths.contains("-") {
            input = context.readInput()
            if input == nil { throw Failure(.noInput, [.error("unreadable-input", "stdin cannot be read")]) }
        }
        var modelDoc = modelDoc
        setUp(&modelDoc.loader)
        return try context.showingProgress(of: modelDoc) { modelDoc throws(Failure) in
            try modelDoc.load(
                paths, version: version, format: arguments[Self.inputFormat], name: name, standardInput: input,
                notes: arguments[Self.notes])
        }
    }
}

extension InputFormat: ArgumentValue {}
