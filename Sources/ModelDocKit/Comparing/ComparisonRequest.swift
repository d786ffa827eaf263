/// Which models are compared.
public struct ComparisonRequest: Sendable {
    /// The old model and the new one; or one bundle; or, with `base`, the new model.
    public var paths: [String]
    /// The old version of a bundle; nil for the one before the new one.
    public var from: String?
    /// The new version of a bundle; nil for the current one.
    public var to: String?
    /// The revision of a git repository that has the old model.
    public var base: String?
    /// Whether each version of a bundle before the new one is compared with it.
    public var isFromEveryVersion = false
    /// The format of input that does not tell it.
    public var format: InputFormat?
    /// What came through a pipe, where a path is `-`.
    public var standardInput: [UInt8]?

    /// Asks for a comparison of what is at one path or two.
    public init(_ paths: [String]) {
        self.paths = paths
    }
}
