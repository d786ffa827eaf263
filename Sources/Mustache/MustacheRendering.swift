/// What rendering a template gives.
public struct MustacheRendering: Sendable, Equatable {
    /// The rendered text.
    public let text: String
    /// The tags that could not be rendered, each place once, in the order in which they were met.
    public let warnings: [MustacheWarning]

    /// Makes a rendering from its parts.
    public init(text: String, warnings: [MustacheWarning]) {
        self.text = text
        self.warnings = warnings
    }
}
