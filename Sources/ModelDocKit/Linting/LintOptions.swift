/// How the findings of a model are reported.
public struct LintOptions: Sendable {
    /// The path of a file with findings that are known and not told again; nil for none.
    public var baseline: String?
    /// The path of a file to write the findings into, so that from then on they are known; nil for none.
    public var newBaseline: String?
    /// The model as the user named it, for advice that is a command line.
    public var modelArgument = "MODEL"

    /// Makes the usual options.
    public init() {}
}
