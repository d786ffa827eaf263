public import SourceText

/// A heading of a file of notes about a model, and what stands below it up to the next heading.
public struct NotesSection: Sendable, Equatable {
    /// The heading's level, 1 to 6; 0 for what stands before the first heading.
    public var level: Int
    /// The heading's text without marks: mostly the name of an entity, or `Entity.property`.
    public var heading: String
    /// What stands below it, in Markdown; empty for nothing.
    public var text: String
    /// Where links of the text lead, as they are written, and where their paragraphs begin.
    public var links: [Link] = []
    /// Where the heading stands in its file.
    public var range: SourceRange?

    /// Makes a section without links.
    public init(level: Int, heading: String, text: String, range: SourceRange? = nil) {
        self.level = level
        self.heading = heading
        self.text = text
        self.range = range
    }

    /// A link of a text.
    public struct Link: Sendable, Equatable {
        /// Where it leads, as it is written.
        public var destination: String
        /// Where its paragraph begins.
        public var range: SourceRange?

        /// Makes a link.
        public init(destination: String, range: SourceRange? = nil) {
            self.destination = destination
            self.range = range
        }
    }
}
