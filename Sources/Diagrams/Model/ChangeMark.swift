/// What became of a part that a picture of two models shows.
public enum ChangeMark: String, Sendable, CaseIterable {
    case added, removed, changed

    /// The sign that tells it where there is no colour.
    var sign: String {
        switch self {
        case .added: "+"
        case .removed: "−"
        case .changed: "~"
        }
    }

    /// What it means, in a few words.
    var meaning: String {
        switch self {
        case .added: "new"
        case .removed: "gone"
        case .changed: "changed"
        }
    }
}
