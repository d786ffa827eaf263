#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif
import SourceText

/// A single file that a result is written into, as a whole or not at all.
public struct OutputDocument: Sendable {
    private let files: FileSystem
    private let path: String
    private let option: String

    /// Makes a document of a path, which need not exist.
    ///
    /// - Parameters:
    ///   - files: where the path is relative to.
    ///   - path: the path.
    ///   - option: the option that names it, for advice.
    public init(files: FileSystem, path: String, option: String = "-o FILE") {
        self.files = files
        self.path = path
        self.option = option
    }

    /// The content that is there, where it is a file that can be read.
    public var content: [UInt8]? { files.kind(of: path) == .file ? try? files.read(path) : nil }

    /// Writes the content, unless it is there already; a device or a pipe is written to directly.
    public func write(_ content: [UInt8]) throws(Failure) {
        do throws(FileSystem.Refusal) {
            switch files.kind(of: path) {
            case .folder: throw FileSystem.Refusal(code: EISDIR)
            case .other: try files.write(content, to: path)
            case .file, nil: try replace(with: content)
            }
        } catch {
            throw Failure(
                .cannotWrite, "cannot-write", "cannot be written: \(error.text)", path: path,
                help: ["name another file with \(option)"])
        }
    }

    private func replace(with content: [UInt8]) throws(FileSystem.Refusal) {
        if self.content == content { return }
        // A link stays a link: what it points at is replaced.
        let target = try files.linkTarget(of: path)
        let folder = FileSystem.parent(of: target) ?? "."
        let made = try files.makeFolder(folder)
        StagingFolder.removeAbandoned(in: folder, files: files)
        do throws(FileSystem.Refusal) {
            let stage = try StagingFolder(files: files, in: folder)
            defer { stage.remove() }
            try stage.write(content, for: target)
            try stage.move(fileFor: target)
        } catch {
            for folder in made.reversed() { files.removeEmptyFolder(folder) }
            throw error
        }
    }
}
