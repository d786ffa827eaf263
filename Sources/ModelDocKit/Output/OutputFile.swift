/// A file of a result, not yet on the disk.
public struct OutputFile: Sendable, Equatable {
    /// The path in the result's folder, with `/` between its parts.
    public let path: String
    /// The content.
    public let content: [UInt8]

    /// Makes a file of bytes.
    public init(path: String, content: [UInt8]) {
        self.path = path
        self.content = content
    }

    /// Makes a file of a text.
    public init(path: String, text: String) {
        self.init(path: path, content: Array(text.utf8))
    }
}
