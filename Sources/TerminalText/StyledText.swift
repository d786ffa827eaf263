import SourceText

/// How a stretch of text looks on a terminal that has colours.
public enum TextStyle: Sendable, Hashable, CaseIterable {
    case plain
    /// A heading, or the first word of something.
    case strong
    /// What is said beside something.
    case faint
    /// A name as it stands in the code.
    case name
    /// What goes away.
    case danger
    /// What stands in the way.
    case warning
    /// What is well.
    case good

    /// The parameters of the escape sequence (ECMA-48 SGR); nil where none is needed.
    var code: String? {
        switch self {
        case .plain: nil
        case .strong: "1"
        case .faint: "2"
        case .name: "36"
        case .danger: "31"
        case .warning: "35"
        case .good: "32"
        }
    }
}

/// A text in stretches of one look each. What a terminal would not print, or would take as a command, is shown as a
/// picture.
public struct StyledText: Sendable, Hashable, ExpressibleByStringLiteral {
    /// A stretch.
    struct Span: Sendable, Hashable {
        var text: String
        var style: TextStyle
    }

    private(set) var spans: [Span] = []

    /// Makes an empty text.
    public init() {}

    /// Makes a text of one look.
    public init(_ text: String, _ style: TextStyle = .plain) { append(text, style) }

    /// Makes a plain text.
    public init(stringLiteral value: String) { self.init(value) }

    /// Whether there is nothing.
    public var isEmpty: Bool { spans.isEmpty }

    /// The columns it takes on one line.
    public var columns: Int { spans.reduce(0) { $0 + TextColumns.count($1.text) } }

    /// Adds a stretch at the end.
    public mutating func append(_ text: String, _ style: TextStyle = .plain) {
        guard !text.isEmpty else { return }
        if let last = spans.indices.last, spans[last].style == style {
            spans[last].text += text.visible
        } else {
            spans.append(Span(text: text.visible, style: style))
        }
    }

    /// Adds a text at the end.
    public mutating func append(_ other: StyledText) {
        for span in other.spans { append(span.text, span.style) }
    }

    /// Joins two texts.
    public static func + (left: StyledText, right: StyledText) -> StyledText {
        var result = left
        result.append(right)
        return result
    }

    /// The text for a terminal, with escape sequences where it has colours.
    func rendered(hasColor: Bool) -> String {
        guard hasColor else { return spans.map(\.text).joined() }
        return spans.map { span in span.style.code.map { "\u{1B}[\($0)m\(span.text)\u{1B}[0m" } ?? span.text }.joined()
    }
}
