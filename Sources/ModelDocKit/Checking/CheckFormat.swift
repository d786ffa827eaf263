/// The forms that the result of a check is written in.
public enum CheckFormat: String, Sendable, CaseIterable {
    /// For people: a line a file, and how it differs.
    case text
    /// `{"files": […]}`
    case json
    /// Workflow commands of GitHub Actions.
    case github
}
