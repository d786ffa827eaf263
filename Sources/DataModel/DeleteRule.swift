/// What happens to the objects at the far end of a relationship when the one that has it is deleted.
public enum DeleteRule: String, Sendable, CaseIterable {
    /// They stay and are no longer linked.
    case nullify
    /// They are deleted too.
    case cascade
    /// The deletion is refused while there are any.
    case deny
    /// Nothing happens to them, nor to what they refer to.
    case noAction = "no-action"

    /// The name that Xcode writes.
    public var xcodeName: String {
        switch self {
        case .nullify: "Nullify"
        case .cascade: "Cascade"
        case .deny: "Deny"
        case .noAction: "No Action"
        }
    }
}
