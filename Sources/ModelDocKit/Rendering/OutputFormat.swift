/// The formats that a model can be written in.
public enum OutputFormat: String, Sendable, CaseIterable {
    case svg, markdown, dot, mermaid, json, facts, arrows

    /// Whether the format is one document; Markdown is a tree of pages.
    public var isOneDocument: Bool { self != .markdown }

    /// The format that a file's name asks for.
    public init?(fileName: String) {
        if fileName.lowercased().hasSuffix("facts.json") {
            self = .facts
            return
        }
        switch InputFinder.ending(of: fileName) {
        case "svg": self = .svg
        case "dot", "gv": self = .dot
        case "mmd", "mermaid": self = .mermaid
        case "json": self = .json
        case "model": self = .arrows
        case "md", "markdown": self = .markdown
        default: return nil
        }
    }
}
