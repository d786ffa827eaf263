/// The data a template is rendered with.
///
/// In a section `null`, `false` and an empty list count as false; everything else, an empty text and the number zero
/// included, counts as true. Whoever wants a section left out for want of a text passes `null`.
public enum MustacheValue: Sendable, Equatable {
    /// Declared, but without a value: renders as nothing, and is no reason for a warning.
    case null
    /// Renders as `true` or `false`.
    case bool(Bool)
    /// A number as it is to be written; it is never computed with.
    case number(String)
    /// A text, escaped when it is rendered by `{{name}}`.
    case text(String)
    /// What a section repeats its content for.
    case list([MustacheValue])
    /// Names that become visible inside a section.
    case object(MustacheObject)
}

extension MustacheValue {
    /// Whether a section over this value shows its content.
    var isTrue: Bool {
        switch self {
        case .null: false
        case .bool(let value): value
        case .list(let items): !items.isEmpty
        case .number, .text, .object: true
        }
    }

    /// The value as text, before escaping; `nil` for a list and an object, which have none.
    var text: String? {
        switch self {
        case .null: ""
        case .bool(let value): value ? "true" : "false"
        case .number(let text), .text(let text): text
        case .list, .object: nil
        }
    }
}
