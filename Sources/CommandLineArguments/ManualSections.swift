/// What a manual page says beyond what the declarations know.
public struct ManualSections: Sendable {
    /// What is shown beside each other in a list: a status with its meaning, a variable with its use.
    public struct Entry: Sendable, Equatable {
        /// What stands out.
        public let label: String
        /// What it means, in a sentence or a part of one.
        public let text: String

        /// Makes an entry.
        public init(_ label: String, _ text: String) {
            self.label = label
            self.text = text
        }
    }

    /// What the program is for, in paragraphs.
    public var description: String
    /// The exit statuses.
    public var exitStatuses: [Entry]
    /// The environment variables that it heeds.
    public var environment: [Entry]
    /// The files that it reads or writes by names of their own.
    public var files: [Entry]
    /// Other pages, as `dot(1)`.
    public var related: [String]

    /// Makes the sections; an empty one is left out of the page.
    public init(
        description: String, exitStatuses: [Entry] = [], environment: [Entry] = [], files: [Entry] = [],
        related: [String] = []
    ) {
        self.description = description
        self.exitStatuses = exitStatuses
        self.environment = environment
        self.files = files
        self.related = related
    }
}
