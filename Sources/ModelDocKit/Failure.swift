public import SourceText

/// Why something asked for cannot be had. What it means for an exit status is the command's business.
public struct Failure: Error, Sendable {
    /// The kind of a failure.
    public enum Reason: Sendable, CaseIterable {
        /// What is asked for makes no sense.
        case badRequest
        /// No model can be made of the input.
        case noModel
        /// There is no such input.
        case noInput
        /// A tool that is needed is missing, or it failed.
        case toolFailed
        /// The result cannot be written.
        case cannotWrite
    }

    /// The kind of failure.
    public let reason: Reason
    /// What to tell the user.
    public let diagnostics: [Diagnostic]

    /// Makes a failure.
    public init(_ reason: Reason, _ diagnostics: [Diagnostic]) {
        self.reason = reason
        self.diagnostics = diagnostics
    }

    /// Makes a failure of one error.
    init(_ reason: Reason, _ id: String, _ message: String, path: String? = nil, help: [String] = []) {
        self.init(reason, [.error(id, message, path: path, help: help)])
    }
}
