/// What a shell offers for a value whose texts cannot be listed, or not in help.
public enum ValueCompletion: Sendable, Equatable {
    /// Nothing; the value is free text.
    case nothing
    /// Files and folders.
    case files
    /// Folders only.
    case folders
    /// These words, which help does not list since they are many.
    case words([String])
}
