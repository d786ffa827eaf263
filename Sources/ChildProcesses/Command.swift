/// A program to run, with what it reads from its standard input.
public struct Command: Sendable {
    /// The path of the program; it is not searched for.
    public var program: String
    /// The arguments, without the program's name.
    public var arguments: [String]
    /// The whole environment of the process.
    public var environment: [String: String]
    /// What it gets to read.
    public var input: [UInt8]
    /// How many seconds it may take by the clock on the wall before it is killed.
    public var timeLimit: Double
    /// How many bytes it may write to standard output before it is killed.
    public var outputLimit: Int

    /// Makes a command.
    public init(
        program: String, arguments: [String] = [], environment: [String: String] = [:], input: [UInt8] = [],
        timeLimit: Double, outputLimit: Int = 256 << 20
    ) {
        self.program = program
        self.arguments = arguments
        self.environment = environment
        self.input = input
        self.timeLimit = timeLimit
        self.outputLimit = outputLimit
    }
}

/// What a program did.
public struct CommandResult: Sendable, Equatable {
    /// How a process came to its end.
    public enum Ending: Sendable, Equatable {
        /// It ended by itself with this status.
        case exited(Int32)
        /// A signal that was not ours killed it.
        case signalled(Int32)
        /// It was killed because its time was over.
        case timedOut
        /// It was killed because it wrote more than it may.
        case tooMuchOutput
        /// The system could not start it; the value is an `errno`.
        case notStarted(Int32)
    }

    /// How it ended.
    public var ending: Ending
    /// What it wrote to standard output, up to its end.
    public var output: [UInt8]
    /// The beginning of what it wrote to standard error, at most 64 KiB.
    public var errors: [UInt8]

    /// Makes a result.
    public init(ending: Ending, output: [UInt8] = [], errors: [UInt8] = []) {
        self.ending = ending
        self.output = output
        self.errors = errors
    }
}
