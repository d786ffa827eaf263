/// A default or a bound as its file writes it; numbers keep their text, so that no digit is lost.
public enum AttributeValue: Sendable, Hashable {
    /// A text: a number, `YES` or `NO`, a string, a date.
    case text(String)
    /// A moment in seconds since 2001-01-01 00:00 UTC, as text.
    case secondsSinceReferenceDate(String)

    /// The moment that seconds mean, in UTC as ISO 8601 writes it; nil for a text, and for what is no number or too far away
    /// to matter.
    public var moment: String? {
        switch self {
        case .text: nil
        case .secondsSinceReferenceDate(let seconds): MomentText.iso8601(secondsSinceReferenceDate: seconds)
        }
    }

    /// The text as written.
    public var text: String {
        switch self {
        case .text(let text), .secondsSinceReferenceDate(let text): text
        }
    }
}
