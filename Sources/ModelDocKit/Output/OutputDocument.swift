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

    /// Makes a document of a path, which need not exist.
    public init(files: FileSystem, path: String) {
        self.files = files
        self.path = path
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
                help: ["name another file with -o FILE"])
        }
    }

    private func replace(with content: [UInt8]) throws(FileSystem.Refusal) {
        if self.content == content { return }
        // A link stays a link: what it points at is replaced.
        let target = files.isLink(path) ? files.real(path) ?? path : path
        let folder = FileSystem.parent(of: target) ?? "."
        try files.makeFolder(folder)
        let aside = "\(folder)/.modeldoc-unfinished-\(getpid())-\(FileSystem.name(of: target).prefix(60))"
        do throws(FileSystem.Refusal) {
            try files.write(content, to: aside)
            files.copyMode(of: target, to: aside)
            try files.move(aside, to: target)
        } catch {
            try? files.remove(aside)
            throw error
        }
    }
}
