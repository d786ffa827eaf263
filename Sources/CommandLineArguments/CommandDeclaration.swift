/// A command: its name, what it takes, and what help says about it.
///
/// A command takes arguments or has subcommands, never both.
public struct CommandDeclaration: Sendable {
    /// The word that calls it.
    public let name: String
    /// One line, lower-case, without a full stop.
    public let summary: String
    /// What else help says, in paragraphs; empty if nothing. A line that begins with a space is kept as it is.
    public let discussion: String
    /// Command lines shown in help.
    public let examples: [CommandExample]
    /// What it takes, in the order of help.
    public let arguments: [ArgumentSpecification]
    /// The commands below it.
    public let subcommands: [CommandDeclaration]

    /// Declares a command that takes arguments.
    public init(
        _ name: String, summary: String, discussion: String = "", examples: [CommandExample] = [],
        declarations: [any ArgumentDeclaration] = []
    ) {
        self.name = name
        self.summary = summary
        self.discussion = discussion
        self.examples = examples
        arguments = declarations.map(\.specification)
        subcommands = []
    }

    /// Declares a command that only groups others.
    public init(
        _ name: String, summary: String, discussion: String = "", examples: [CommandExample] = [],
        subcommands: [CommandDeclaration]
    ) {
        self.name = name
        self.summary = summary
        self.discussion = discussion
        self.examples = examples
        arguments = []
        self.subcommands = subcommands
    }

    var positionals: [ArgumentSpecification] { arguments.filter(\.isPositional) }

    var options: [ArgumentSpecification] { arguments.filter { !$0.isPositional } }

    /// Whether `-h` asks for help here; not if the command has another use for the letter.
    var hasShortHelp: Bool { !arguments.contains { $0.short == "h" } }

    /// The spellings of `--help` here.
    var helpSpellings: [String] { hasShortHelp ? ["-h", "--help"] : ["--help"] }
}
