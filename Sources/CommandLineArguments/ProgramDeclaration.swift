/// A program with commands: what parsing, help and completions start from.
///
/// `help`, `--help`, `-h` and `--version` come with it and are not declared.
public struct ProgramDeclaration: Sendable {
    /// The name it is called by.
    public let name: String
    /// The version, as `--version` prints it after the name.
    public let version: String
    /// One line, without a full stop.
    public let summary: String
    /// The commands in the order of help.
    public let commands: [CommandDeclaration]

    /// Declares a program.
    public init(_ name: String, version: String, summary: String, commands: [CommandDeclaration]) {
        self.name = name
        self.version = version
        self.summary = summary
        self.commands = commands
    }

    /// Finds a command by the words that call it, or nil.
    public func command(at path: [String]) -> CommandDeclaration? {
        var level = commands
        var found: CommandDeclaration?
        for word in path {
            guard let next = level.first(where: { $0.name == word }) else { return nil }
            found = next
            level = next.subcommands
        }
        return found
    }
}
