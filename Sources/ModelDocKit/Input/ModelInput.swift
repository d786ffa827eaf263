public import SourceText

/// A model that was found: its bytes, and what its place tells of it.
public struct ModelInput: Sendable {
    /// The path of the file as the user knows it, or `<stdin>`.
    public var path: String
    /// The file's content.
    public var bytes: [UInt8]
    /// The model's name: that of its bundle, or of its file.
    public var name: String
    /// The path of the file from its bundle on: the same wherever the model lies.
    var sourceName: String
    /// The version's name, where the model lies in a bundle of several versions.
    public var version: String?
    /// The bundle that the file lies in, or the file itself: where no result may be written.
    public var root: String?
    /// What there was to say on the way.
    public var diagnostics: [Diagnostic] = []
}

/// The formats that a model can be read from.
public enum InputFormat: String, Sendable, CaseIterable {
    case json, xcdatamodel, arrows, blocks
}
