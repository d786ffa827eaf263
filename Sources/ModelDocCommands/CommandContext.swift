public import ModelDocKit
import SourceText

/// What a command has of the world: so that a test can give it another one.
public struct CommandContext: Sendable {
    /// Writes to stdout; false where nobody reads it, or it cannot be written.
    public var writeOutput: @Sendable ([UInt8]) -> Bool
    /// Writes to stderr.
    public var writeError: @Sendable (String) -> Void
    /// The whole of stdin; nil where it cannot be read.
    public var readInput: @Sendable () -> [UInt8]?
    /// The files, with the working directory that paths are relative to.
    public var files: FileSystem
    /// The environment variables.
    public var environment: [String: String]
    /// Whether stderr is a terminal, where colours and excerpts help.
    public var isErrorTerminal: Bool
    /// Whether stdout is a terminal, where colours help.
    public var isOutputTerminal: Bool
    /// The columns of the terminal that stdout is, where that is known.
    public var outputColumns: Int?
    /// The time in seconds since some moment, which never goes back.
    public var now: @Sendable () -> Double = CommandContext.systemTime
    /// From its call on, a wish to end the program, as by Ctrl-C, does not end it but calls `stop`, on any thread.
    public var onInterrupt: @Sendable (_ stop: @escaping @Sendable () -> Void) -> Void = CommandContext.systemInterrupts
    /// Where diagnostics are kept until several documentations are done; nil where they are written at once.
    var collection: DiagnosticsCollection?

    /// Makes a world.
    public init(
        files: FileSystem, environment: [String: String], isErrorTerminal: Bool = false,
        isOutputTerminal: Bool = false, outputColumns: Int? = nil,
        readInput: @escaping @Sendable () -> [UInt8]?, writeOutput: @escaping @Sendable ([UInt8]) -> Bool,
        writeError: @escaping @Sendable (String) -> Void
    ) {
        self.files = files
        self.environment = environment
        self.isErrorTerminal = isErrorTerminal
        self.isOutputTerminal = isOutputTerminal
        self.outputColumns = outputColumns
        self.readInput = readInput
        self.writeOutput = writeOutput
        self.writeError = writeError
    }

    /// The width to wrap help at.
    var helpWidth: Int {
        environment["COLUMNS"].flatMap { Int($0) }.map { min(max($0, 40), 120) } ?? 80
    }

    /// The width to wrap a text on stdout at: what `COLUMNS` says, else what the terminal has, within what can be read.
    var textWidth: Int {
        let columns = environment["COLUMNS"].flatMap { Int($0) } ?? outputColumns
        return columns.map { min(max($0, 20), 120) } ?? 80
    }

    /// Whether a text on stdout may be coloured.
    var hasOutputColor: Bool { isOutputTerminal && allowsColor }

    /// Whether a terminal may be sent colours at all: not where `NO_COLOR` is set, nor to one that calls itself dumb.
    var allowsColor: Bool { environment["TERM"] != "dumb" && environment["NO_COLOR", default: ""].isEmpty }

    /// What to say where stdout is closed, or full.
    static let outputRefused = Diagnostic.error("cannot-write", "stdout cannot be written")

    /// Writes a text to stdout, and says so where it cannot be written.
    func writeOutput(_ text: String) -> ExitStatus {
        if writeOutput(Array(text.utf8)) { return .done }
        DiagnosticsReport(context: self, format: .text).write([Self.outputRefused])
        return .cannotWrite
    }
}
