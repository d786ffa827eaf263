import CommandLineArguments
import ModelDocKit
import SourceText

/// `modeldoc check MODEL…`: whether a documentation says what the model says now.
struct CheckCommand: SettledCommand {
    static let use = SettingsKey.Use.check

    private static let folder = Option<String>(
        "output", short: "o", value: "DIR", help: "the folder of the documentation", defaultText: "model-docs/NAME",
        completion: .folders)
    private static let format = Option<CheckFormat>(
        "format", short: "f", value: "FORMAT", help: "how to write what differs", defaultText: "text")
    private static let templates = Option<String>(
        "templates", value: "DIR", help: "the folder with the templates that it was made with", completion: .folders)

    /// The options that `render` has, too, and that say where the documentation is and what it looks like.
    static let renderOptions: [any ArgumentDeclaration] = [folder, templates]

    static let declaration = CommandDeclaration(
        "check", summary: "tell whether the documentation is up to date",
        discussion: """
            Compares what a folder holds with what render would write there now, with the formats and options that it was made \
            with; notes and the version of a bundle are given again. The exit status is 1 where they differ. Files that somebody changed by hand are pointed out.

            Without MODEL, it looks at all that the settings of the project name; formats and options are then those of the \
            settings, and a documentation may be one file.

            Pictures are compared by what they show, so another version of Graphviz makes no difference, and none is needed.
            """,
        examples: [
            CommandExample("modeldoc check", help: "all that the settings of the project name"),
            CommandExample(
                "modeldoc check Shop.xcdatamodeld -o docs", help: "what is not up to date, and how to mend it"),
            CommandExample("modeldoc check Shop.xcdatamodeld -o docs -f github", help: "the same in a GitHub workflow"),
        ],
        declarations: [ModelArguments.models, folder, format, templates] + ModelArguments.readingOptions
            + ModelArguments.reportingOptions)

    private let model: ModelArguments
    private let arguments: ParsedArguments

    private let assignment: Assignment
    /// The formats and options that settings ask for; nil where none count.
    private let wanted: ModelDoc.Wanted?

    init(_ assignment: Assignment) throws(UsageError) {
        model = try ModelArguments(assignment)
        arguments = assignment.arguments
        self.assignment = assignment
        let command = ["modeldoc", "render"] + model.wordsBesideSettings
        wanted = try assignment.arguments(of: RenderCommand.declaration, for: .render).map {
            arguments throws(UsageError) in
            ModelDoc.Wanted(
                formats: arguments[RenderCommand.formats], options: try RenderCommand.options(of: arguments),
                command: command)
        }
    }

    static func standsAgainstSeveral(_ arguments: ParsedArguments) -> String? {
        if arguments.contains(folder) { return "'--output'" }
        return arguments[format] == .json ? "'--format json'" : nil
    }

    static func finish(
        _ outcomes: [Outcome], of settings: ProjectSettings, _ arguments: ParsedArguments, in context: CommandContext
    ) -> ExitStatus {
        let report = ModelArguments.report(arguments, in: context)
        let run = OverallRun(settings: settings, context: context)
        return run.finish(outcomes, report) { page throws(Failure) in
            let words = ["modeldoc", "render"] + Assignment.ownWords(arguments)
            let result = try run.modelDoc.check(page, command: words)
            guard context.writeOutput(document(result, arguments, in: context)) else {
                throw Failure(.cannotWrite, [CommandContext.outputRefused])
            }
            report.write(result.diagnostics)
            return result.isUpToDate ? .done : .answerIsNo
        }
    }

    func run(in context: CommandContext) -> Outcome {
        let report = model.report(in: context)
        var told: [Diagnostic] = []
        do throws(Failure) {
            let modelDoc = ModelDoc(files: context.files, environment: context.environment)
            let templates = try arguments[Self.templates].map { folder throws(Failure) in
                (folder: folder, texts: try TemplateFolder(files: context.files, path: folder).read())
            }
            let loaded = try model.load(with: modelDoc, name: wanted?.options.title, in: context)
            told = loaded.diagnostics + model.remarks(on: loaded)
            let folder = arguments[Self.folder] ?? assignment.usualOutput(of: loaded)
            let result = try modelDoc.check(
                loaded, in: folder, modelArguments: model.words, templates: templates,
                wanted: wanted)
            told += result.diagnostics
            guard context.writeOutput(Self.document(result, arguments, in: context)) else {
                throw Failure(.cannotWrite, [CommandContext.outputRefused])
            }
            report.write(told)
            return Outcome(
                result.isUpToDate ? .done : .answerIsNo,
                part: folder.map { OverallDocumentation.Part(loaded: loaded, title: wanted?.options.title, output: $0) }
            )
        } catch {
            report.write(told + error.diagnostics, isSuccessful: false)
            return Outcome(ExitStatus(error.reason))
        }
    }

    private static func document(
        _ result: CheckReport, _ arguments: ParsedArguments, in context: CommandContext
    ) -> [UInt8] {
        switch arguments[format] ?? .text {
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
