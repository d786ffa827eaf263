import Diagrams

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

    /// What marks at the ends of lines tell how many.
    public enum Notation: String, Sendable, CaseIterable {
        /// The crow's foot.
        case crow
        /// Arrows as Xcode's graph had them.
        case xcode
        /// The numbers of UML.
        case uml

        var ofDiagrams: DiagramLook.Notation {
            switch self {
            case .crow: .crow
            case .xcode: .xcode
            case .uml: .uml
            }
        }
    }

    /// The colours of pictures.
    public enum Theme: String, Sendable, CaseIterable {
        /// Light or dark, as the reader prefers.
        case auto
        case light, dark
        /// Black on white.
        case print

        var ofDiagrams: DiagramLook.Theme {
            switch self {
            case .auto: .auto
            case .light: .light
            case .dark: .dark
            case .print: .print
            }
        }
    }

    /// What pictures can leave out.
    public enum Part: String, Sendable, CaseIterable {
        /// Attributes and stored searches.
        case attributes
        /// What an entity is a kind of: lines, and notes below titles.
        case inherited
        /// The types of attributes.
        case types
        /// What explains marks and colours.
        case legend

        var ofDiagrams: HiddenPart {
            switch self {
            case .attributes: .attributes
            case .inherited: .inherited
            case .types: .types
            case .legend: .legend
            }
        }
    }

    /// The formats, in no particular order.
    public var formats: [OutputFormat] = [.svg, .markdown]
    /// The title of the documentation; nil for the model's name.
    public var title: String?
    /// How pages show pictures.
    public var pictures = Pictures.svg
    /// How much pictures show.
    public var detail = Detail.auto
    /// Which entities the picture of the whole shows.
    public var filter = PictureFilter()
    /// What marks at the ends of lines tell how many.
    public var notation = Notation.crow
    /// The colours of pictures.
    public var theme = Theme.auto
    /// What pictures leave out.
    public var hidden: Set<Part> = []
    /// Whether pictures are placed anew though what they show has not changed.
    public var isRelayoutForced = false
    /// Whether files of an earlier result are written over though somebody changed them.
    public var isForced = false
    /// Templates that take the place of built-in ones, by name.
    public var templates: [(name: String, text: String)] = []
    /// The folder that those templates come from, for messages.
    public var templateFolder: String?

    /// Makes the options of a plain `render`.
    public init() {}

    /// How pictures are drawn.
    var look: DiagramLook {
        var look = DiagramLook()
        look.notation = notation.ofDiagrams
        look.theme = theme.ofDiagrams
        return look
    }
}
