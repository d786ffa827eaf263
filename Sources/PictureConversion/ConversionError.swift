public import SourceText

/// Why pictures cannot be converted.
public struct ConversionError: Error, Sendable {
    /// What to tell the user.
    public let diagnostic: Diagnostic

    /// Makes an error of what to tell.
    public init(_ diagnostic: Diagnostic) {
        self.diagnostic = diagnostic
    }
}
