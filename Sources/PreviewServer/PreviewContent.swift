/// What a preview shows.
public struct PreviewContent: Sendable, Equatable {
    /// A whole page of HTML, in UTF-8.
    public var page: [UInt8]
    /// What tells the page from all others: a browser that shows one with another digest gets this one.
    public var digest: String
    /// What is wrong at the moment, as HTML to show over the page; empty for nothing.
    public var problems: String

    /// Makes a content.
    ///
    /// - Parameters:
    ///   - page: a whole page of HTML, in UTF-8.
    ///   - digest: what tells the page from all others, on one line.
    ///   - problems: HTML to show over the page; empty for nothing.
    public init(page: [UInt8], digest: String, problems: String = "") {
        self.page = page
        self.digest = digest
        self.problems = problems
    }
}
