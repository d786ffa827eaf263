#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif
import SourceText

/// A folder that a result is written into, as a whole or not at all.
///
/// Everything that differs is written into a folder of its own beside, and moved into place only when all of it is there;
/// what does not differ is not touched. Only files that the manifest of an earlier result lists are ever removed.
public struct OutputFolder: Sendable {
    /// What writing did.
    public struct Summary: Sendable, Equatable {
        /// The paths of files that are new or differ.
        public var written: [String] = []
        /// How many files were the same already.
        public var untouched = 0
        /// The paths of files that were removed, since the result no longer has them.
        public var removed: [String] = []
    }

    private let files: FileSystem
    private let path: String

    /// Makes a folder of a path, which need not exist.
    public init(files: FileSystem, path: String) {
        self.files = files
        self.path = FileSystem.trimmed(path)
    }

    /// The content of a file in the folder, where it can be read.
    public func content(of name: String) -> [UInt8]? {
        let path = inside(name)
        return files.kind(of: path) == .file ? try? files.read(path) : nil
    }

    /// Writes a result with its manifest.
    public func write(
        _ result: [OutputFile], manifest: (_ digests: [String: String]) -> Manifest
    ) throws(Failure) -> Summary {
        if let kind = files.kind(of: path), kind != .folder {
            throw Failure(
                .cannotWrite, "no-folder", "is a file, where a folder is needed", path: path,
                help: ["name another folder with -o DIR"])
        }
        var digests: [String: String] = [:]
        for file in result { digests[file.path] = ContentDigest(of: file.content).hexadecimal }
        let earlier = content(of: Manifest.fileName).flatMap(Manifest.files(in:)) ?? [:]
        let whole = result + [OutputFile(path: Manifest.fileName, content: manifest(digests).bytes)]

        var summary = Summary()
        let changed = whole.filter { content(of: $0.path) != $0.content }
        summary.untouched = whole.count - changed.count
        summary.written = changed.map(\.path)
        // Paths that differ in case only are one file on many disks, so a renamed page is no leftover.
        let kept = Set(whole.map { $0.path.lowercased() })
        let leftover = earlier.keys.filter { !kept.contains($0.lowercased()) }.sorted()
        do throws(FileSystem.Refusal) {
            try put(changed)
            for name in leftover where files.kind(of: inside(name)) == .file {
                try files.remove(inside(name))
                summary.removed.append(name)
                if let folder = FileSystem.parent(of: name), folder != "." { files.removeEmptyFolder(inside(folder)) }
            }
        } catch {
            throw Failure(
                .cannotWrite, "cannot-write", "cannot be written: \(error.text); nothing was changed", path: path,
                help: ["name another folder with -o DIR"])
        }
        return summary
    }

    /// Writes files aside, then moves them into place.
    private func put(_ changed: [OutputFile]) throws(FileSystem.Refusal) {
        guard !changed.isEmpty else { return }
        let isNew = files.kind(of: path) == nil
        try files.makeFolder(path)
        removeAbandonedStages()
        let stage = inside("\(Self.stagePrefix)\(getpid())")
        defer {
            files.removeTree(stage)
            if isNew { files.removeEmptyFolder(path) }
        }
        try files.makeFolder(stage)
        for (index, file) in changed.enumerated() {
            try files.write(file.content, to: "\(stage)/\(index)")
            let target = inside(file.path)
            if let folder = FileSystem.parent(of: target) { try files.makeFolder(folder) }
            // What stands in the way is found before anything is moved.
            if files.kind(of: target) == .folder { throw FileSystem.Refusal(code: EISDIR) }
            files.copyMode(of: target, to: "\(stage)/\(index)")
        }
        for (index, file) in changed.enumerated() {
            try files.move("\(stage)/\(index)", to: inside(file.path))
        }
    }

    private static let stagePrefix = ".modeldoc-unfinished-"

    /// Removes what an interrupted run left behind.
    private func removeAbandonedStages() {
        for name in (try? files.names(in: path)) ?? [] where name.hasPrefix(Self.stagePrefix) {
            guard let process = pid_t(name.dropFirst(Self.stagePrefix.count)), process != getpid() else { continue }
            if kill(process, 0) != 0, errno == ESRCH { files.removeTree(inside(name)) }
        }
    }

    private func inside(_ name: String) -> String { path == "/" ? "/\(name)" : "\(path)/\(name)" }
}
