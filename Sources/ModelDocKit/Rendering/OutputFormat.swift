/// The formats that a model can be written in.
public enum OutputFormat: String, Sendable, CaseIterable {
    case svg, markdown, dot, png, pdf, mermaid, plantuml, html, json, facts, arrows

    /// Whether the format is one document; Markdown is a tree of pages.
    public var isOneDocument: Bool { self != .markdown }

    /// Whether the format is a picture that has to be placed, or holds one.
    public var isPlacedPicture: Bool { self == .svg || self == .png || self == .pdf || self == .html }

    /// The format that a file's name asks for.
    public init?(fileName: String) {
        if fileName.lowercased().hasSuffix("facts.json") {
            self = .facts
            return
        }
        switch InputFinder.ending(of: fileName) {
        case "svg": self = .svg
        case "dot", "gv": self = .dot
        case "png": self = .png
        case "pdf": self = .pdf
        case "mmd", "mermaid": self = .mermaid
        case "puml", "plantuml", "pu": self = .plantuml
        case "html", "htm": self = .html
        case "json": self = .json
        case "model": self = .arrows
        case "md", "markdown": self = .markdown
        default: return nil
        }
    }
}
