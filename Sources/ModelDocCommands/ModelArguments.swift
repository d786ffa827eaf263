import CommandLineArguments
import ModelDocKit
import SourceText

/// The arguments that name a model and say how to read it: the same on every command that has a model.
struct ModelArguments {
    /// The models. Commands take one, and refuse several in their own words.
    static let models = models(isRequired: true)
    /// The models, of a command that has more to do than to read one.
    static let optionalModels = models(isRequired: false)
    private static let version = Option<String>(
        "model-version", value: "NAME", help: "the version of a bundle to read", defaultText: "the current one")
    private static let inputFormat = Option<InputFormat>(
        "input-format", value: "FORMAT", help: "the format of input that does not tell it")
    private static let diagnosticsFormat = Option<DiagnosticsFormat>(
        "diagnostics-format", value: "FORMAT", help: "how to write what there is to say, on stderr", defaultText: "text"
    )

    private static func models(isRequired: Bool) -> RepeatedPositional<String> {
        RepeatedPositional<String>(
            "MODEL",
            help:
                "a model.json, a .xcdatamodeld or .xcdatamodel bundle, a .model text, a folder with one model below it, or - for stdin",
            isRequired: isRequired, completion: .files)
    }

    /// The options that say how to read a model.
    static let readingOptions: [any ArgumentDeclaration] = [version, inputFormat]
    /// The option that says how to write what there is to say; the last in every command's help.
    static let reportingOptions: [any ArgumentDeclaration] = [diagnosticsFormat]

    /// The path of the model, or `-`.
    let path: String
    private let arguments: ParsedArguments

    /// Reads the arguments.
    ///
    /// - Parameters:
    ///   - arguments: the command line.
    ///   - refusal: what a command says of two models, without their names: "several models cannot be rendered into one
    ///     documentation", with what helps.
    /// - Throws: where no model is named, or several are.
    init(_ arguments: ParsedArguments, refusal: (message: String, help: String)) throws(UsageError) {
        let models = arguments[Self.models]
        guard let path = models.first else { throw arguments.error(.missingArgument("MODEL")) }
        if models.count > 1 {
            throw arguments.error(
                .other(message: "\(refusal.message): '\(path)', '\(models[1])'", notes: [refusal.help]))
        }
        self.path = path
        self.arguments = arguments
    }

    /// Where a command that has a model says what there is to say.
    func report(in context: CommandContext) -> DiagnosticsReport {
        Self.report(arguments, in: context)
    }

    /// Where a command that may have a model says what there is to say.
    static func report(_ arguments: ParsedArguments, in context: CommandContext) -> DiagnosticsReport {
        DiagnosticsReport(context: context, format: arguments[diagnosticsFormat] ?? .text)
    }

    /// The model that is named.
    func load(with modelDoc: ModelDoc, in context: CommandContext) throws(Failure) -> LoadedModel {
        let format = arguments[Self.inputFormat]
        guard path == "-" else {
            return try modelDoc.load(path, version: arguments[Self.version], format: format)
        }
        if arguments[Self.version] != nil {
            throw Failure(
                .badRequest, [.error("no-versions", "stdin has no versions to choose from with --model-version")])
        }
        guard let bytes = context.readInput() else {
            throw Failure(.noInput, [.error("unreadable-input", "stdin cannot be read")])
        }
        return try modelDoc.loadStandardInput(bytes, format: format)
    }
}

extension InputFormat: ArgumentValue {}
