public import SourceText

/// How bad what a rule finds is taken to be, or that the rule does not run.
public enum FindingSeverity: String, Sendable, CaseIterable {
    /// Core Data, or Xcode's model compiler, refuses it.
    case error
    /// It will hurt some day.
    case warning
    /// Advice, or a fact worth knowing.
    case info
    /// The rule does not run unless it is asked for.
    case off

    /// The severity of the findings; nil for none.
    public var severity: Diagnostic.Severity? {
        switch self {
        case .error: .error
        case .warning: .warning
        case .info: .info
        case .off: nil
        }
    }
}
