import SourceText

/// A file of a result, not yet on the disk.
public struct OutputFile: Sendable, Equatable {
    /// The path in the result's folder, with `/` between its parts.
    public let path: String
    /// The content.
    public let content: [UInt8]
    /// The digest of the content, for the manifest: taken where the file is made, which may be on any core.
    let digest: ContentDigest

    /// Makes a file of bytes.
    public init(path: String, content: [UInt8]) {
        self.path = path
        self.content = content
        digest = ContentDigest(of: content)
    }

    /// Makes a file of a text.
    public init(path: String, text: String) {
        self.init(path: path, content: Array(text.utf8))
    }
}
