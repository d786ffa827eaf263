/// The forms that a comparison of models can have.
public enum ComparisonFormat: String, Sendable, CaseIterable {
    /// Text for a terminal.
    case text
    /// Markdown for a comment on a pull request.
    case markdown
    /// `{"comparisons": […]}`
    case json
    /// A picture of what changed.
    case svg

    /// The form that a file's name asks for.
    public init(fileName: String) {
        switch InputFinder.ending(of: fileName) {
        case "md", "markdown": self = .markdown
        case "json": self = .json
        case "svg": self = .svg
        default: self = .text
        }
    }
}
