/// What the deletion of an object does directly to those at the other end of one of its links.
public enum DirectEffect: Sendable, Equatable {
    /// There is nobody there, or nothing happens to who is there.
    case nothing
    /// They stay and are unlinked.
    case unlinks
    /// They go.
    case deletes
    /// They refuse it.
    case refuses
    /// They refuse it unless they are given another object: each must have one.
    case requiresAnother
    /// They stay and refer to what is gone, in the store.
    case dangles
    /// The model does not say.
    case notStated
}
