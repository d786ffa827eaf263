/// A command line that cannot be understood: what is wrong, and how the command is called.
public struct UsageError: Error, Sendable, Equatable {
    /// What is wrong. Options are named with their dashes.
    public enum Problem: Sendable, Equatable {
        /// The command has no such option.
        case unknownOption(String, suggestion: String?)
        /// An option stands where the command is expected.
        case optionBeforeCommand(String)
        /// An option ends the line or is followed by `next`, which looks like an option.
        case missingValue(option: String, next: String?)
        /// A flag is given a value.
        case unexpectedValue(flag: String, value: String)
        /// The value cannot be read. `allowed` is empty if the values cannot be listed.
        case invalidValue(name: String, value: String, allowed: [String], expectation: String?, suggestion: String?)
        /// Nothing stands between two commas.
        case emptyValue(option: String, list: String)
        /// A positional argument is missing.
        case missingArgument(String)
        /// A required option is missing.
        case missingOption(String, valueName: String)
        /// There are more arguments than the command takes.
        case extraArgument(String)
        /// An option with one value is given twice.
        case givenTwice(String)
        /// There is no such command; a subcommand is named with the commands above it.
        case unknownCommand(String, suggestion: String?)
        /// Two arguments exclude each other.
        case conflict(String, String)
        /// No command is given; `parent` is the command whose subcommand is missing.
        case noCommand(parent: String?, choices: [String])
        /// What a command finds wrong itself.
        case other(message: String, notes: [String])
    }

    /// What is wrong.
    public let problem: Problem
    /// The usage line of the command concerned, if known.
    public let usage: UsageLine?

    /// Makes an error; commands use ``ParsedArguments/error(_:)``, which knows the usage line.
    public init(_ problem: Problem, usage: UsageLine? = nil) {
        self.problem = problem
        self.usage = usage
    }
}
