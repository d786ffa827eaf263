/// A heading and what stands below it, up to the next heading of any level.
public struct MarkdownSection: Sendable, Equatable {
    /// The heading's level, 1 to 6; 0 for what stands before the first heading.
    public var level: Int
    /// The heading's text without marks.
    public var heading: String
    /// The line that the heading stands on, from 1.
    public var line: Int
    /// What stands below it, in Markdown that means the same by itself; empty for nothing.
    public var markdown: String
    /// Where its links and pictures lead, as they are written, each with the line on which the block begins that holds it.
    public var links: [Link] = []

    /// A link or a picture.
    public struct Link: Sendable, Equatable {
        /// Where it leads.
        public var destination: String
        /// The line on which the outermost block begins that holds it, from 1.
        public var line: Int

        /// Makes a link.
        public init(destination: String, line: Int) {
            self.destination = destination
            self.line = line
        }
    }

    /// Makes a section without links.
    public init(level: Int, heading: String, line: Int, markdown: String) {
        self.level = level
        self.heading = heading
        self.line = line
        self.markdown = markdown
    }
}
