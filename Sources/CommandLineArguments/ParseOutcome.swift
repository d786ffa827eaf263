/// What a command line asks for.
public enum ParseOutcome: Sendable {
    /// Run the command called by these words (`["templates", "list"]`).
    case command(path: [String], ParsedArguments)
    /// Print this help text, which ends in a newline.
    case help(String)
    /// Print this line, the program's name and version.
    case version(String)
}
