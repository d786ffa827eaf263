/// A command line worth showing in help.
public struct CommandExample: Sendable, Equatable {
    /// The whole line, with the program's name.
    public let line: String
    /// What it does, in a few words.
    public let help: String

    /// Makes an example.
    public init(_ line: String, help: String) {
        self.line = line
        self.help = help
    }
}
