/// The forms that findings are written in.
public enum LintFormat: String, Sendable, CaseIterable {
    /// Lines for people, as compilers write them.
    case text
    /// `{"findings": […]}`
    case json
    /// SARIF 2.1.0, for code scanning services.
    case sarif
    /// Workflow commands of GitHub Actions.
    case github

    /// The form that a file's name asks for.
    public init(fileName: String) {
        switch InputFinder.ending(of: fileName) {
        case "sarif": self = .sarif
        case "json": self = fileName.lowercased().hasSuffix(".sarif.json") ? .sarif : .json
        default: self = .text
        }
    }
}
