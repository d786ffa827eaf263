/// How the findings of a model are reported.
public struct LintOptions: Sendable {
    /// The path of a file with findings that are known and not told again; nil for none.
    public var baseline: String?
    /// The path of a file to write the findings into, so that from then on they are known; nil for none.
    public var newBaseline: String?
    /// The models as the user named them, for advice that is a command line.
    public var modelArguments = ["MODEL"]

    /// Makes the usual options.
    public init() {}
}
