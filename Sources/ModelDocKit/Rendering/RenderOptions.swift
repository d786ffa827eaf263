import SourceText

/// What to render, and how.
public struct RenderOptions: Sendable {
    /// How pages show pictures.
    public enum Pictures: String, Sendable, CaseIterable {
        /// As SVG files beside the pages.
        case svg
        /// As Mermaid text in the pages, which needs no Graphviz.
        case mermaid
        /// Not at all.
        case none
    }

    /// How much a picture shows of each entity.
    public enum Detail: String, Sendable, CaseIterable {
        /// As much as the number of entities lets it.
        case auto
        /// Attributes and relationships.
        case full
        /// Relationships.
        case keys
        /// Names only.
        case names
    }

    /// The formats, in no particular order.
    public var formats: [OutputFormat] = [.svg, .markdown]
    /// The title of the documentation; nil for the model's name.
    public var title: String?
    /// How pages show pictures.
    public var pictures = Pictures.svg
    /// How much pictures show.
    public var detail = Detail.auto
    /// Whether pictures are placed anew though what they show has not changed.
    public var isRelayoutForced = false
    /// Templates that take the place of built-in ones, by name.
    public var templates: [(name: String, text: String)] = []
    /// The folder that those templates come from, for messages.
    public var templateFolder: String?

    /// Makes the options of a plain `render`.
    public init() {}

    /// The options that shaped a result, by name, as its manifest keeps them; those at their usual value are left out.
    var recorded: [String: String] {
        var options: [String: String] = [:]
        if let title { options["title"] = title }
        if pictures != .svg { options["pictures"] = pictures.rawValue }
        if detail != .auto { options["detail"] = detail.rawValue }
        for template in templates {
            options["template:\(template.name)"] = ContentDigest(of: template.text).hexadecimal
        }
        return options
    }
}
