/// A page of Markdown.
public struct Page: Sendable, Equatable {
    /// Its place in the tree of the documentation, such as `entities/Department.md`.
    public let path: String
    /// Its text.
    public let text: String

    /// Makes a page.
    public init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}
