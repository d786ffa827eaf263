public import SourceText

/// How a documentation differs from what it should be.
public struct CheckReport: Sendable {
    /// What is the matter with a file.
    public enum State: String, Sendable, CaseIterable {
        /// It says what the model was before.
        case outdated
        /// It is not there.
        case missing
        /// It is no longer part of the documentation.
        case leftover
        /// Somebody changed it since modeldoc wrote it.
        case edited
    }

    /// A file that is not as it should be.
    public struct File: Sendable, Equatable {
        /// Its path in the folder.
        public let path: String
        /// What is the matter with it.
        public let state: State
        /// From what it holds to what it should hold; nil for a picture, and for what is not there or should not be.
        public let difference: LineDifference?
    }

    /// The folder of the documentation, as it was named.
    public let folder: String
    /// The files that differ, by path.
    public let files: [File]
    /// How many files are as they should be.
    public let currentCount: Int
    /// The command that makes it as it should be.
    public let command: String
    /// What there was to say.
    public let diagnostics: [Diagnostic]

    /// Whether all is as it should be.
    public var isUpToDate: Bool { files.isEmpty }
}
