import CommandLineArguments
import ModelDocKit
import PreviewServer
import SourceText

/// `modeldoc preview MODEL…`: the page of a model in a browser, renewed whenever a file is saved.
struct PreviewCommand: SettledCommand {
    static let use = SettingsKey.Use.preview

    private static let port = Option<Int>(
        "port", value: "N", help: "the port to serve at, or 0 for any that is free",
        defaultText: "\(ServerSettings.usualPort), or the next that is free")
    private static let host = Option<String>(
        "host", value: "HOST", help: "the name or address of this machine to serve at, which lets others see it",
        defaultText: "this machine only")
    private static let opens = Flag(
        "open", help: "open the page in a browser; else that is done on a desktop, from a terminal", isInvertible: true)

    static let declaration = CommandDeclaration(
        "preview", summary: "show a model in a browser, and again whenever it is saved",
        discussion: """
            Serves the page of a model to this machine, and prints its address on stderr. When the model is saved, and so when \
            notes, templates or another version of a bundle are, the page changes in place. While a file is broken the page \
            stays as it was, and shows what is wrong. Ctrl-C ends it.

            It needs libmicrohttpd, which is looked for where the system has its libraries, unless MODELDOC_MICROHTTPD names \
            its file.
            """,
        examples: [
            CommandExample("modeldoc preview", help: "the model that the settings of the project name"),
            CommandExample("modeldoc preview Shop.xcdatamodeld", help: "opens it in a browser on a desktop"),
            CommandExample("modeldoc preview model.json --notes notes.md", help: "with prose that is being written"),
            CommandExample(
                "modeldoc preview . --port 8000 --no-open", help: "at a port of your choice, for any browser"),
            CommandExample("modeldoc preview model.json --host 0.0.0.0", help: "for others in the network, too"),
        ],
        declarations: [ModelArguments.savedModels, port, host, opens, RenderArguments.title]
            as [any ArgumentDeclaration]
            + ModelArguments.readingOptions + RenderArguments.drawingOptions + RenderArguments.toolOptions
            + ModelArguments.reportingOptions)

    private let model: ModelArguments
    private let rendering: RenderArguments
    private let arguments: ParsedArguments
    private let server: ServerSettings

    init(_ assignment: Assignment) throws(UsageError) {
        let arguments = assignment.arguments
        model = try ModelArguments(assignment)
        rendering = try RenderArguments(arguments)
        if model.paths.contains("-") {
            throw arguments.error(
                .other(message: "stdin cannot be watched for changes", notes: ["save it as a file, and name that"]))
        }
        var settings = ServerSettings()
        settings.host = arguments[Self.host]
        if settings.host == "" { throw arguments.error(.other(message: "'--host' is empty", notes: [])) }
        if let port = arguments[Self.port] {
            guard let number = UInt16(exactly: port) else {
                throw arguments.error(
                    .other(message: "'--port' takes a number from 0 to 65535, not '\(port)'", notes: []))
            }
            settings.port = number
        }
        server = settings
        self.arguments = arguments
    }

    func run(in context: CommandContext) -> Outcome {
        var modelDoc = ModelDoc(files: context.files, environment: context.environment)
        model.setUp(&modelDoc.loader)
        rendering.setUp(&modelDoc.layout)
        var settings = server
        settings.library = context.environment["MODELDOC_MICROHTTPD"].flatMap { $0.isEmpty ? nil : $0 }
        let session = PreviewSession(
            context: context, modelDoc: modelDoc, request: model.previewRequest(options: rendering.options),
            report: model.report(in: context), settings: settings, opensBrowser: arguments.given(Self.opens))
        context.onInterrupt { session.end(with: .done) }
        // Reading may go deep, and takes its time; the end does not wait for it.
        let isStarted = LargeThread.start { session.end(with: session.run()) }
        return Outcome(isStarted ? session.awaitEnd() : .fault)
    }
}
