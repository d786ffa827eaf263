import CommandLineArguments

/// A printing program with every kind of declaration.
enum Press {
    enum Format: String, CaseIterable, ArgumentValue {
        case pdf, png, svg, postscript
    }

    static let sheets = RepeatedPositional<String>("SHEET", help: "a sheet to print", completion: .files)
    static let output = Option<String>(
        "output", short: "o", value: "OUT", help: "the folder to write to", defaultText: "printed",
        completion: .folders)
    static let formats = RepeatedOption<Format>(
        "format", short: "f", value: "FORMAT", help: "what to write", defaultText: "pdf,png")
    static let style = Option<Format>("preview", value: "FORMAT", help: "what to show before printing")
    static let copies = Option<Int>("copies", short: "n", value: "N", help: "how many of each", defaultText: "1")
    static let shift = Option<Double>("shift", value: "MM", help: "how far to move the sheet to the right")
    static let skipped = RepeatedOption<String>(
        "skip", value: "FILE", help: "a file to leave out", separatesAtCommas: false, completion: .files)
    static let color = Flag("color", help: "print in colour", isInvertible: true, isOnByDefault: true)
    static let quiet = Flag("quiet", short: "q", help: "say nothing")
    static let verbose = Flag("verbose", short: "v", help: "say everything")

    static let print = CommandDeclaration(
        "print", summary: "print sheets",
        discussion: """
            Several sheets are printed one after the other, in the order in which they are given on the command line.

              a sheet  ->  a page
            """,
        examples: [
            CommandExample("press print sheet.txt -o out", help: "one sheet, as PDF and PNG, into out"),
            CommandExample("press print - -f svg", help: "what comes from another program"),
        ],
        declarations: [
            sheets, output, formats, style, copies, shift, skipped, color, quiet, verbose,
        ])

    static let old = Positional<String>("OLD", help: "the sheet as it was", completion: .files)
    static let new = Positional<String>("NEW", help: "the sheet as it is", completion: .files)
    static let compare = CommandDeclaration(
        "compare", summary: "compare two sheets", declarations: [old, new, quiet])

    static let topic = OptionalPositional<String>("TOPIC", help: "what to look for")
    static let removed = Option<String>("remove", value: "NAME", help: "what would happen without this")
    static let ask = CommandDeclaration(
        "ask", summary: "ask about sheets", declarations: [sheets, topic, removed])

    static let folder = Option<String>(
        "output", short: "o", value: "DIR", help: "the folder to verify", isRequired: true, completion: .folders)
    static let verify = CommandDeclaration(
        "verify", summary: "verify what is printed", declarations: [sheets, folder])

    static let stencil = Positional<String>("NAME", help: "the stencil's name")
    static let target = OptionalPositional<String>(
        "FOLDER", help: "where to put them", defaultText: "stencils", completion: .folders)
    static let stencils = CommandDeclaration(
        "stencils", summary: "the stencils sheets are printed with",
        subcommands: [
            CommandDeclaration("list", summary: "list them"),
            CommandDeclaration("show", summary: "show one of them; it's text", declarations: [stencil]),
            CommandDeclaration("export", summary: "write them to a folder", declarations: [target]),
        ])

    static let shell = Positional<CompletionShell>("SHELL", help: "the shell")
    static let completions = CommandDeclaration(
        "completions", summary: "write a completion script", declarations: [shell])

    static let program = ProgramDeclaration(
        "press", version: "2.1", summary: "Prints sheets.",
        commands: [print, compare, ask, verify, stencils, completions])

    /// Parses words separated by spaces; `''` is the empty word.
    static func parse(_ line: String) throws(UsageError) -> ParseOutcome {
        try program.parse(words(line))
    }

    /// The arguments of a line that calls a command; nil if it asks for help or the version.
    static func arguments(_ line: String) throws(UsageError) -> ParsedArguments? {
        guard case .command(_, let arguments) = try parse(line) else { return nil }
        return arguments
    }

    private static func words(_ line: String) -> [String] {
        line.split(separator: " ").map { $0 == "''" ? "" : String($0) }
    }
}
