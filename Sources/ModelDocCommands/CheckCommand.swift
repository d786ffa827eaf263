import CommandLineArguments
import ModelDocKit
import SourceText

/// `modeldoc check MODEL…`: whether a documentation says what the model says now.
struct CheckCommand {
    private static let folder = Option<String>(
        "output", short: "o", value: "DIR", help: "the folder of the documentation", defaultText: "model-docs/NAME",
        completion: .folders)
    private static let format = Option<CheckFormat>(
        "format", short: "f", value: "FORMAT", help: "how to write what differs", defaultText: "text")
    private static let templates = Option<String>(
        "templates", value: "DIR", help: "the folder with the templates that it was made with", completion: .folders)

    static let declaration = CommandDeclaration(
        "check", summary: "tell whether the documentation is up to date",
        discussion: """
            Compares what a folder holds with what render would write there now, with the formats and options that it was made \
            with. The exit status is 1 where they differ. Files that somebody changed by hand are pointed out.

            Pictures are compared by what they show, so another version of Graphviz makes no difference, and none is needed.
            """,
        examples: [
            CommandExample(
                "modeldoc check Shop.xcdatamodeld -o docs", help: "what is not up to date, and how to mend it"),
            CommandExample("modeldoc check Shop.xcdatamodeld -o docs -f github", help: "the same in a GitHub workflow"),
        ],
        declarations: [ModelArguments.models, folder, format, templates] + ModelArguments.readingOptions
            + ModelArguments.reportingOptions)

    private let model: ModelArguments
    private let arguments: ParsedArguments

    init(_ arguments: ParsedArguments) throws(UsageError) {
        model = try ModelArguments(arguments)
        self.arguments = arguments
    }

    func run(in context: CommandContext) -> ExitStatus {
        let report = model.report(in: context)
        var told: [Diagnostic] = []
        do throws(Failure) {
            let modelDoc = ModelDoc(files: context.files, environment: context.environment)
            let templates = try arguments[Self.templates].map { folder throws(Failure) in
                (folder: folder, texts: try TemplateFolder(files: context.files, path: folder).read())
            }
            let loaded = try model.load(with: modelDoc, in: context)
            told = loaded.diagnostics
            let result = try modelDoc.check(
                loaded, in: arguments[Self.folder], modelArguments: model.words, templates: templates)
            told += result.diagnostics
            guard context.writeOutput(document(result, in: context)) else {
                throw Failure(.cannotWrite, [CommandContext.outputRefused])
            }
            report.write(told)
            return result.isUpToDate ? .done : .answerIsNo
        } catch {
            report.write(told + error.diagnostics, isSuccessful: false)
            return ExitStatus(error.reason)
        }
    }

    private func document(_ result: CheckReport, in context: CommandContext) -> [UInt8] {
        switch arguments[Self.format] ?? .text {
        case .text: Array(result.text(width: context.textWidth, hasColor: context.hasOutputColor).utf8)
        case .json: result.json
        case .github:
            Array(
                result.errors.map { error in
                    GitHubCommandPrinter { context.files.relative($0) }.text(of: error)
                }.joined().utf8)
        }
    }
}

extension CheckFormat: ArgumentValue {}
