import CommandLineArguments
import ModelDocKit
import SourceText

/// `modeldoc render MODEL…`: diagrams and reference pages.
struct RenderCommand: SettledCommand {
    static let use = SettingsKey.Use.render

    private static let output = Option<String>(
        "output", short: "o", value: "OUT", help: "the folder to write into, a file for one document, or - for stdout",
        defaultText: "model-docs/NAME", completion: .files)
    static let formats = RepeatedOption<OutputFormat>(
        "format", short: "f", value: "FORMAT", help: "what to write", defaultText: "svg,markdown")
    private static let pictures = Option<RenderOptions.Pictures>(
        "pictures", value: "KIND", help: "how pages show pictures", defaultText: "svg")
    private static let relayout = Flag(
        "relayout", help: "place all pictures anew, also those that show the same as before")
    private static let force = Flag(
        "force", help: "write over files of the documentation that somebody changed by hand")

    static let declaration = CommandDeclaration(
        "render", summary: "draw and describe a model",
        discussion: """
            Writes a README, a page for each entity, and pictures of the whole and of each entity with its neighbours. With \
            one format that is one document, -o names a file; its ending tells the format where -f does not.

            Several models are merged into one, whose name is the title. Entities that are marked as placeholders, \
            "IsPlaceholder": "YES" in their userInfo, stand for those of other models.

            Without MODEL, it renders all that the settings of the project name, and a page over all where there are several.

            What a model's file has wrong is told on stderr and on the pages; the rest is rendered all the same.
            """,
        examples: [
            CommandExample("modeldoc render model.json", help: "pages and pictures in model-docs/NAME"),
            CommandExample("modeldoc render", help: "what the settings of the project say"),
            CommandExample("modeldoc render Shop.xcdatamodeld -o docs", help: "the bundle's current version"),
            CommandExample("modeldoc render Shop.xcdatamodeld -o shop.svg", help: "one picture of the whole"),
            CommandExample("modeldoc render Shop.xcdatamodeld -o shop.png", help: "the same as PNG; or shop.pdf"),
            CommandExample("modeldoc render Shop.xcdatamodeld -o shop.html", help: "one page to explore in a browser"),
            CommandExample("modeldoc render Song.model Artist.model -o docs", help: "two models, merged"),
            CommandExample("modeldoc render model.json --notes notes.md", help: "with prose from a file of its own"),
            CommandExample(
                "modeldoc render model.json --focus Order --depth 2 -o order.svg", help: "an entity and what is near it"
            ),
            CommandExample("modeldoc render . -f markdown --pictures mermaid", help: "without Graphviz"),
            CommandExample("modeldoc render model.json -f facts -o -", help: "what is computed, as JSON"),
            CommandExample("modeldoc render model.json -f arrows -o -", help: "the model as text, with arrows"),
        ],
        declarations: [ModelArguments.models, output, formats, RenderArguments.title] + ModelArguments.readingOptions
            + [pictures] + RenderArguments.drawingOptions + [relayout, force] + RenderArguments.toolOptions
            + ModelArguments.reportingOptions)

    private let model: ModelArguments
    private let rendering: RenderArguments
    /// What the command line and the settings ask for; a folder of templates is named, not read.
    private let options: RenderOptions
    private let arguments: ParsedArguments
    private let assignment: Assignment

    init(_ assignment: Assignment) throws(UsageError) {
        model = try ModelArguments(assignment)
        rendering = try RenderArguments(assignment.arguments)
        options = try Self.options(of: assignment.arguments)
        arguments = assignment.arguments
        self.assignment = assignment
    }

    /// The formats and options that a command line asks for; a folder of templates is named, not read.
    static func options(of arguments: ParsedArguments) throws(UsageError) -> RenderOptions {
        var options = try RenderArguments(arguments).options
        options.pictures = arguments[Self.pictures] ?? .svg
        if !arguments[Self.formats].isEmpty { options.formats = arguments[Self.formats] }
        return options
    }

    static func standsAgainstSeveral(_ arguments: ParsedArguments) -> String? {
        arguments.contains(output) ? "'--output'" : nil
    }

    static func finish(
        _ outcomes: [Outcome], of settings: ProjectSettings, _ arguments: ParsedArguments, in context: CommandContext
    ) -> ExitStatus {
        let report = ModelArguments.report(arguments, in: context)
        let run = OverallRun(settings: settings, context: context)
        return run.finish(outcomes, report) { page throws(Failure) in
            let (line, diagnostics) = try run.modelDoc.render(page, isForced: arguments[Self.force])
            report.write(diagnostics, after: [line])
            return .done
        }
    }

    func run(in context: CommandContext) -> Outcome {
        let report = model.report(in: context)
        var told: [Diagnostic] = []
        do throws(Failure) {
            var options = options
            options.isRelayoutForced = arguments[Self.relayout]
            options.isForced = arguments[Self.force]
            if let folder = options.templateFolder {
                options.templates = try TemplateFolder(files: context.files, path: folder).read()
            }
            var modelDoc = ModelDoc(files: context.files, environment: context.environment)
            rendering.setUp(&modelDoc.layout)
            modelDoc.prepareLayout(to: arguments[Self.output], formats: arguments[Self.formats], options: options)
            let loaded = try model.load(with: modelDoc, name: options.title, in: context)
            told = loaded.allDiagnostics + model.remarks(on: loaded)
            let output = arguments[Self.output] ?? assignment.usualOutput(of: loaded)
            let result = try context.showingProgress(of: modelDoc) { modelDoc throws(Failure) in
                try modelDoc.render(
                    loaded, to: output, formats: arguments[Self.formats], options: options)
            }
            told += result.diagnostics
            if let document = result.document, !context.writeOutput(document) {
                throw Failure(.cannotWrite, [CommandContext.outputRefused])
            }
            report.write(told, after: result.document == nil ? [result.model, result.output] : [])
            return Outcome(
                .done,
                part: output.map {
                    OverallDocumentation.Part(loaded: loaded, title: arguments[RenderArguments.title], output: $0)
                })
        } catch {
            report.write(told + error.diagnostics, isSuccessful: false)
            return Outcome(ExitStatus(error.reason))
        }
    }
}

extension OutputFormat: ArgumentValue {}
extension RenderOptions.Pictures: ArgumentValue {}
