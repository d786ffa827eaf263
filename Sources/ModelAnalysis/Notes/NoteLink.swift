/// Where a link in notes may lead.
public enum NoteLink: Sendable, Equatable {
    /// An address on the web, or one for mail.
    case web(String)
    /// A name, `Entity` or `Entity.property`.
    case part(String)

    /// Reads the destination of a link. Paths are none, since pages do not lie where notes do; nor is anything that a
    /// browser would run.
    ///
    /// - Parameter destination: the text as it was written.
    public init?(_ destination: String) {
        let lower = destination.lowercased()
        if lower.hasPrefix("https://") || lower.hasPrefix("http://") || lower.hasPrefix("mailto:") {
            self = .web(destination)
        } else if destination.isEmpty || destination.contains(":") || destination.contains("/") {
            return nil
        } else {
            self = .part(Self.name(in: destination))
        }
    }

    /// The name that is meant by the destination of a link: `Order.items`, `#Order.items`.
    static func name(in destination: String) -> String {
        destination.hasPrefix("#") ? String(destination.dropFirst()) : destination
    }
}
