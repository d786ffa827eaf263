/// What a shell offers for a value whose texts cannot be listed.
public enum ValueCompletion: Sendable, Equatable {
    /// Nothing; the value is free text.
    case nothing
    /// Files and folders.
    case files
    /// Folders only.
    case folders
}
