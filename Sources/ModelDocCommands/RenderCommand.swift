import CommandLineArguments
import ModelDocKit
import SourceText

/// `modeldoc render MODEL…`: diagrams and reference pages.
struct RenderCommand {
    private static let output = Option<String>(
        "output", short: "o", value: "OUT", help: "the folder to write into, a file for one document, or - for stdout",
        defaultText: "model-docs/NAME", completion: .files)
    private static let formats = RepeatedOption<OutputFormat>(
        "format", short: "f", value: "FORMAT", help: "what to write", defaultText: "svg,markdown")
    private static let title = Option<String>(
        "title", value: "TITLE", help: "the title of the documentation", defaultText: "the model's name")
    private static let pictures = Option<RenderOptions.Pictures>(
        "pictures", value: "KIND", help: "how pages show pictures", defaultText: "svg")
    private static let detail = Option<RenderOptions.Detail>(
        "detail", value: "DETAIL", help: "how much pictures show of each entity", defaultText: "auto")
    private static let notation = Option<RenderOptions.Notation>(
        "notation", value: "NOTATION", help: "how ends of lines tell how many", defaultText: "crow")
    private static let theme = Option<RenderOptions.Theme>(
        "theme", value: "THEME", help: "the colours of pictures", defaultText: "auto")
    private static let hidden = RepeatedOption<RenderOptions.Part>(
        "hide", value: "PART", help: "what pictures leave out")
    private static let only = RepeatedOption<String>(
        "only", value: "NAMES", help: "the entities that the picture of the whole shows, as in 'Order*,Item'",
        defaultText: "all")
    private static let excluded = RepeatedOption<String>(
        "exclude", value: "NAMES", help: "entities that it does not show")
    private static let focus = Option<String>(
        "focus", value: "ENTITY", help: "an entity that the picture of the whole shows, with what is linked to it")
    private static let depth = Option<Int>(
        "depth", value: "N", help: "how many lines from --focus an entity may be", defaultText: "1")
    private static let templates = Option<String>(
        "templates", value: "DIR", help: "a folder with templates that replace built-in ones", completion: .folders)
    private static let relayout = Flag(
        "relayout", help: "place all pictures anew, also those that show the same as before")
    private static let force = Flag(
        "force", help: "write over files of the documentation that somebody changed by hand")
    private static let dot = Option<String>(
        "dot", value: "PATH", help: "Graphviz's dot", defaultText: "$MODELDOC_DOT, else dot on PATH", completion: .files
    )
    private static let timeout = Option<Double>(
        "layout-timeout", value: "SECONDS", help: "the time that placing or converting a picture may take",
        defaultText: "60")

    static let declaration = CommandDeclaration(
        "render", summary: "draw and describe a model",
        discussion: """
            Writes a README, a page for each entity, and pictures of the whole and of each entity with its neighbours. With \
            one format that is one document, -o names a file; its ending tells the format where -f does not.

            Several models are merged into one, whose name is the title. Entities that are marked as placeholders, \
            "IsPlaceholder": "YES" in their userInfo, stand for those of other models.

            What a model's file has wrong is told on stderr and on the pages; the rest is rendered all the same.
            """,
        examples: [
            CommandExample("modeldoc render model.json", help: "pages and pictures in model-docs/NAME"),
            CommandExample("modeldoc render Shop.xcdatamodeld -o docs", help: "the bundle's current version"),
            CommandExample("modeldoc render Shop.xcdatamodeld -o shop.svg", help: "one picture of the whole"),
            CommandExample("modeldoc render Shop.xcdatamodeld -o shop.png", help: "the same as PNG; or shop.pdf"),
            CommandExample("modeldoc render Song.model Artist.model -o docs", help: "two models, merged"),
            CommandExample("modeldoc render model.json --notes notes.md", help: "with prose from a file of its own"),
            CommandExample(
                "modeldoc render model.json --focus Order --depth 2 -o order.svg", help: "an entity and what is near it"
            ),
            CommandExample("modeldoc render . -f markdown --pictures mermaid", help: "without Graphviz"),
            CommandExample("modeldoc render model.json -f facts -o -", help: "what is computed, as JSON"),
            CommandExample("modeldoc render model.json -f arrows -o -", help: "the model as text, with arrows"),
        ],
        declarations: [ModelArguments.models, output, formats, title] + ModelArguments.readingOptions
            + [
                pictures, detail, notation, theme, hidden, only, excluded, focus, depth, templates, relayout, force,
                dot, timeout,
            ] + ModelArguments.reportingOptions)

    private let model: ModelArguments
    private let arguments: ParsedArguments
    private let timeLimit: Double

    init(_ arguments: ParsedArguments) throws(UsageError) {
        model = try ModelArguments(arguments)
        let timeLimit = arguments[Self.timeout] ?? 60
        guard timeLimit > 0, timeLimit <= 86_400 else {
            throw arguments.error(
                .other(message: "'--layout-timeout' takes seconds above 0, up to a day, not '\(timeLimit)'", notes: []))
        }
        if let depth = arguments[Self.depth] {
            guard arguments[Self.focus] != nil else {
                throw arguments.error(
                    .other(message: "'--depth' is about '--focus', which is missing", notes: ["add --focus ENTITY"]))
            }
            guard depth >= 0 else {
                throw arguments.error(.other(message: "'--depth' takes a number from 0 on, not '\(depth)'", notes: []))
            }
        }
        self.arguments = arguments
        self.timeLimit = timeLimit
    }

    func run(in context: CommandContext) -> ExitStatus {
        let report = model.report(in: context)
        var told: [Diagnostic] = []
        do throws(Failure) {
            var options = RenderOptions()
            options.title = arguments[Self.title]
            options.pictures = arguments[Self.pictures] ?? .svg
            options.detail = arguments[Self.detail] ?? .auto
            options.notation = arguments[Self.notation] ?? .crow
            options.theme = arguments[Self.theme] ?? .auto
            options.hidden = Set(arguments[Self.hidden])
            options.filter.only = arguments[Self.only]
            options.filter.excluded = arguments[Self.excluded]
            options.filter.focus = arguments[Self.focus]
            options.filter.depth = arguments[Self.depth] ?? 1
            options.isRelayoutForced = arguments[Self.relayout]
            options.isForced = arguments[Self.force]
            if let folder = arguments[Self.templates] {
                options.templateFolder = folder
                options.templates = try TemplateFolder(files: context.files, path: folder).read()
            }
            var modelDoc = ModelDoc(files: context.files, environment: context.environment)
            modelDoc.layout.dot = arguments[Self.dot]
            modelDoc.layout.timeLimit = timeLimit
            modelDoc.prepareLayout(to: arguments[Self.output], formats: arguments[Self.formats], options: options)
            let loaded = try model.load(with: modelDoc, name: arguments[Self.title], in: context)
            told = loaded.allDiagnostics
            let result = try context.showingProgress(of: modelDoc) { modelDoc throws(Failure) in
                try modelDoc.render(
                    loaded, to: arguments[Self.output], formats: arguments[Self.formats], options: options)
            }
            told += result.diagnostics
            if let document = result.document, !context.writeOutput(document) {
                throw Failure(.cannotWrite, [CommandContext.outputRefused])
            }
            report.write(told, after: result.document == nil ? [result.model, result.output] : [])
            return .done
        } catch {
            report.write(told + error.diagnostics, isSuccessful: false)
            return ExitStatus(error.reason)
        }
    }
}

extension OutputFormat: ArgumentValue {}
extension RenderOptions.Pictures: ArgumentValue {}
extension RenderOptions.Detail: ArgumentValue {}
extension RenderOptions.Notation: ArgumentValue {}
extension RenderOptions.Theme: ArgumentValue {}
extension RenderOptions.Part: ArgumentValue {}
