/// How a picture is drawn, whatever it shows.
public struct DiagramLook: Sendable, Equatable {
    /// What marks at the ends of lines tell how many.
    public enum Notation: String, Sendable, CaseIterable {
        /// The crow's foot.
        case crow
        /// Arrows as Xcode's graph had them: one head for to-one, two for to-many.
        case xcode
        /// The numbers of UML: `0..1`, `1..*`.
        case uml
    }

    /// The colours.
    public enum Theme: String, Sendable, CaseIterable {
        /// Light or dark, as the reader prefers.
        case auto
        case light, dark
        /// Black on white, with dashes and widths in place of colours.
        case print
    }

    /// How ends of lines are marked.
    public var notation = Notation.crow
    /// The colours.
    public var theme = Theme.auto
    /// Whether marks and colours are explained.
    public var hasLegend = true

    /// The usual look: the crow's foot, light or dark, with a legend.
    public init() {}
}
