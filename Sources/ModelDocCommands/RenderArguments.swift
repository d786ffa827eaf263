import CommandLineArguments
import ModelDocKit

/// The arguments that say how a model is drawn and described: the same for files and for a preview.
struct RenderArguments {
    /// The title of the documentation.
    static let title = Option<String>(
        "title", value: "TITLE", help: "the title of the documentation", defaultText: "the model's name")
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
    private static let dot = Option<String>(
        "dot", value: "PATH", help: "Graphviz's dot", defaultText: "$MODELDOC_DOT, else dot on PATH", completion: .files
    )
    private static let timeout = Option<Double>(
        "layout-timeout", value: "SECONDS", help: "the time that placing or converting a picture may take",
        defaultText: "60")

    /// The options that say what is drawn, and how.
    static let drawingOptions: [any ArgumentDeclaration] = [
        detail, notation, theme, hidden, only, excluded, focus, depth, templates,
    ]
    /// The options that say how anything is drawn, whatever it shows.
    static let lookOptions: [any ArgumentDeclaration] = [notation, theme]
    /// The options that are about programs that are needed.
    static let toolOptions: [any ArgumentDeclaration] = [dot, timeout]

    private let arguments: ParsedArguments
    private let timeLimit: Double

    /// Reads the arguments.
    ///
    /// - Parameter arguments: the command line.
    /// - Throws: where they make no sense together.
    init(_ arguments: ParsedArguments) throws(UsageError) {
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

    /// Options that say how anything is drawn, whatever it shows, and nothing else.
    static func look(_ arguments: ParsedArguments) -> RenderOptions {
        var options = RenderOptions()
        options.notation = arguments[notation] ?? .crow
        options.theme = arguments[theme] ?? .auto
        return options
    }

    /// How to render; a folder of templates is named, not read.
    var options: RenderOptions {
        var options = Self.look(arguments)
        options.title = arguments[Self.title]
        options.detail = arguments[Self.detail] ?? .auto
        options.hidden = Set(arguments[Self.hidden])
        options.filter.only = arguments[Self.only]
        options.filter.excluded = arguments[Self.excluded]
        options.filter.focus = arguments[Self.focus]
        options.filter.depth = arguments[Self.depth] ?? 1
        options.templateFolder = arguments[Self.templates]
        return options
    }

    /// Says how Graphviz is found and used.
    func setUp(_ layout: inout ModelDoc.LayoutOptions) {
        layout.dot = arguments[Self.dot]
        layout.timeLimit = timeLimit
    }
}

extension RenderOptions.Detail: ArgumentValue {}
extension RenderOptions.Notation: ArgumentValue {}
extension RenderOptions.Theme: ArgumentValue {}
extension RenderOptions.Part: ArgumentValue {}
