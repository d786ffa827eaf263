/// Who says that what a rule finds is wrong.
public enum RuleOrigin: String, Sendable, CaseIterable {
    /// Only modeldoc.
    case modeldoc
    /// Xcode's model compiler too; with the same severity, unless the rule says why not.
    case momc
}
