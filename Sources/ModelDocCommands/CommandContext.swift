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

    /// Makes a world.
    public init(
        files: FileSystem, environment: [String: String], isErrorTerminal: Bool = false,
        readInput: @escaping @Sendable () -> [UInt8]?, writeOutput: @escaping @Sendable ([UInt8]) -> Bool,
        writeError: @escaping @Sendable (String) -> Void
    ) {
        self.files = files
        self.environment = environment
        self.isErrorTerminal = isErrorTerminal
        self.readInput = readInput
        self.writeOutput = writeOutput
        self.writeError = writeError
    }

    /// The width to wrap help at.
    var helpWidth: Int {
        environment["COLUMNS"].flatMap { Int($0) }.map { min(max($0, 40), 120) } ?? 80
    }

    /// What to say where stdout is closed, or full.
    static let outputRefused = Diagnostic.error("cannot-write", "stdout cannot be written")

    /// Writes a text to stdout, and says so where it cannot be written.
    func writeOutput(_ text: String) -> ExitStatus {
        if writeOutput(Array(text.utf8)) { return .done }
        DiagnosticsReport(context: self, format: .text).write([Self.outputRefused])
        return .cannotWrite
    }
}
