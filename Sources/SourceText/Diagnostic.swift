/// Something to say about an input, an option or a tool: what is wrong, where, and a way out.
public struct Diagnostic: Sendable, Equatable {
    /// How bad it is.
    public enum Severity: String, Sendable, CaseIterable, Comparable {
        /// What modeldoc did with an input.
        case note
        /// Advice about an input.
        case info
        case warning, error

        /// `note` is the least.
        public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

        private var rank: Int {
            switch self {
            case .note: 0
            case .info: 1
            case .warning: 2
            case .error: 3
            }
        }
    }

    /// A second place, or a fact, that explains the message.
    public struct Note: Sendable, Equatable {
        /// The text: lower-case, no full stop.
        public let message: String
        /// The place it speaks of, where it is not the diagnostic's own.
        public let range: SourceRange?

        /// Makes a note.
        public init(_ message: String, at range: SourceRange? = nil) {
            self.message = message
            self.range = range
        }
    }

    /// A stable kebab-case name of the kind of problem, such as `missing-inverse`; empty for one that has none.
    public let id: String
    /// How bad it is.
    public let severity: Severity
    /// What is wrong, with names in single quotes: lower-case, no full stop.
    public let message: String
    /// Where, when it is a place in a file that was read.
    public let range: SourceRange?
    /// Where, when it is a file or folder as a whole.
    public let path: String?
    /// More facts and places.
    public let notes: [Note]
    /// What the user can do about it, one sentence each.
    public let help: [String]

    /// Makes a diagnostic; give `range` or `path`, or neither for what has no place.
    public init(
        _ severity: Severity, _ id: String, _ message: String, at range: SourceRange? = nil, path: String? = nil,
        notes: [Note] = [], help: [String] = []
    ) {
        self.severity = severity
        self.id = id
        self.message = message
        self.range = range
        self.path = path ?? range?.file.path
        self.notes = notes
        self.help = help
    }

    /// An error.
    public static func error(
        _ id: String, _ message: String, at range: SourceRange? = nil, path: String? = nil, notes: [Note] = [],
        help: [String] = []
    ) -> Diagnostic {
        Diagnostic(.error, id, message, at: range, path: path, notes: notes, help: help)
    }

    /// A warning.
    public static func warning(
        _ id: String, _ message: String, at range: SourceRange? = nil, path: String? = nil, notes: [Note] = [],
        help: [String] = []
    ) -> Diagnostic {
        Diagnostic(.warning, id, message, at: range, path: path, notes: notes, help: help)
    }

    /// A note of its own.
    public static func note(
        _ id: String, _ message: String, at range: SourceRange? = nil, path: String? = nil, notes: [Note] = [],
        help: [String] = []
    ) -> Diagnostic {
        Diagnostic(.note, id, message, at: range, path: path, notes: notes, help: help)
    }
}
