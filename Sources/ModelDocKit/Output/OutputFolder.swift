import SourceText

/// A folder that a result is written into, as a whole or not at all.
///
/// Everything that differs is written aside, and moved into place only when all of it is there; what does not differ is not
/// touched. Only files that the manifest of an earlier result lists are ever removed.
public struct OutputFolder: Sendable {
    /// What writing did.
    public struct Summary: Sendable, Equatable {
        /// The paths of files that are new or differ.
        public var written: [String] = []
        /// How many files were the same already.
        public var untouched = 0
        /// The paths of files that were removed, since the result no longer has them.
        public var removed: [String] = []
        /// The paths of files that the result no longer has, but that somebody else has changed, so that they stay.
        public var left: [String] = []
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

    /// What modeldoc wrote here, or was about to.
    var ownFiles: OwnFiles {
        let unfinished = StagingFolder.abandoned(in: path, files: files).compactMap { folder in
            (try? files.read("\(folder)/\(Manifest.fileName)")).flatMap(Manifest.init(content:))?.files
        }
        return OwnFiles(
            content(of: Manifest.fileName).flatMap(Manifest.init(content:))?.files ?? [:], unfinished: unfinished)
    }

    /// Writes a result with its manifest.
    ///
    /// - Parameters:
    ///   - result: the files.
    ///   - isForced: whether files are written over that somebody changed since an earlier result.
    ///   - manifest: the manifest, with the SHA-256 of each file.
    /// - Returns: what was done.
    /// - Throws: `Failure` `cannotWrite` where a file is somebody else's, or was changed by somebody, or the disk refuses.
    public func write(
        _ result: [OutputFile], isForced: Bool = false, manifest: (_ digests: [String: String]) -> Manifest
    ) throws(Failure) -> Summary {
        if let kind = files.kind(of: path), kind != .folder {
            throw Failure(
                .cannotWrite, "no-folder", "is a file, where a folder is needed", path: path,
                help: ["name another folder with -o DIR"])
        }
        var digests: [String: String] = [:]
        let taken = Parallel.map(result) { ContentDigest(of: $0.content).hexadecimal }
        for (file, digest) in zip(result, taken) { digests[file.path] = digest }
        let earlier = ownFiles
        let whole = result + [OutputFile(path: Manifest.fileName, content: manifest(digests).bytes)]

        // Where there is nothing, there is nothing to compare with and to keep.
        let folders = Set(whole.map { folder(of: $0.path) })
        let empty = folders.filter(files.isEmptyOrMissing)
        let changed = whole.filter { empty.contains(folder(of: $0.path)) || content(of: $0.path) != $0.content }
        let replacing = changed.filter { !empty.contains(folder(of: $0.path)) }
        try keepForeign(replacing, earlier: earlier)
        if !isForced { try keepEdited(replacing, earlier: earlier) }
        for folder in folders.subtracting(empty) { StagingFolder.removeAbandoned(in: folder, files: files) }
        try put(changed, intoEmpty: empty)
        var summary = Summary()
        summary.untouched = whole.count - changed.count
        summary.written = changed.map(\.path)
        try removeLeftovers(of: earlier, besides: whole.map(\.path), &summary)
        return summary
    }

    /// Fails where a file would be written over that no earlier result has, such as a project's own `README.md`. A manifest
    /// that cannot be read, as after a merge that went wrong, still says that the folder is ours.
    private func keepForeign(_ changed: [OutputFile], earlier: OwnFiles) throws(Failure) {
        if earlier.isEmpty, files.kind(of: inside(Manifest.fileName)) != nil { return }
        let own = Set(earlier.paths.map { $0.lowercased() }).union([Manifest.fileName])
        for file in changed where !own.contains(file.path.lowercased()) && files.kind(of: inside(file.path)) == .file {
            throw Failure(
                .cannotWrite, "foreign-file", "is there already, and modeldoc did not write it; nothing was changed",
                path: inside(file.path), help: ["name another folder with -o DIR, or move the file away"])
        }
    }

    /// Fails where a file would be written over that is not as an earlier result wrote it.
    private func keepEdited(_ changed: [OutputFile], earlier: OwnFiles) throws(Failure) {
        let edited = changed.map(\.path).filter { path in
            content(of: path).map { earlier.isEdited(path, $0) } ?? false
        }
        guard let first = edited.first else { return }
        let others = edited.dropFirst()
        throw Failure(
            .cannotWrite,
            [
                .error(
                    "edited-file", "was changed by hand since modeldoc wrote it; nothing was changed",
                    path: inside(first),
                    notes: others.prefix(10).map { Diagnostic.Note("'\($0)' was changed, too") }
                        + (others.count > 10 ? [Diagnostic.Note("and \(others.count - 10) others")] : []),
                    help: ["write over it with --force; what people write belongs into notes (--notes) or templates"])
            ])
    }

    /// Writes files aside, all cores at a time, then moves them into place: a folder that is new as a whole.
    private func put(_ changed: [OutputFile], intoEmpty empty: Set<String>) throws(Failure) {
        guard !changed.isEmpty else { return }
        var made: [String] = []
        // One beside the files of each folder: a folder may be a link to another disk. For one that is new, beside itself.
        var stages: [String: StagingFolder] = [:]
        var new: Set<String> = []
        defer {
            for stage in stages.values { stage.remove() }
            // After a failure these are empty.
            for folder in made.reversed() { files.removeEmptyFolder(folder) }
        }
        let folders = changed.map { folder(of: $0.path) }
        for folder in folders where stages[folder] == nil {
            try writing(folder, "nothing was changed") { () throws(FileSystem.Refusal) in
                let missing = try files.makeFolder(folder)
                made += missing
                if folder != path, missing.contains(folder) { new.insert(folder) }
                let place = new.contains(folder) ? FileSystem.parent(of: folder) : folder
                stages[folder] = try StagingFolder(files: files, in: place ?? path)
            }
        }
        let staged = stages
        let outcomes = Parallel.map(Array(changed.indices)) { index in
            let isNew = empty.contains(folders[index])
            return Result { () throws(FileSystem.Refusal) in
                try staged[folders[index]]?.write(
                    changed[index].content, for: inside(changed[index].path), isNew: isNew)
            }
        }
        for (file, outcome) in zip(changed, outcomes) {
            try writing(inside(file.path), "nothing was changed") { () throws(FileSystem.Refusal) in
                _ = try outcome.get()
            }
        }
        var moved: Set<String> = []
        for (folder, file) in zip(folders, changed) where !moved.contains(folder) {
            try writing(inside(file.path), "what was to follow is as it was") { () throws(FileSystem.Refusal) in
                if new.contains(folder) {
                    try stages[folder]?.move(to: folder)
                    moved.insert(folder)
                } else {
                    try stages[folder]?.move(fileFor: inside(file.path))
                }
            }
        }
    }

    /// Removes what an earlier result had and this one has not.
    private func removeLeftovers(
        of earlier: OwnFiles, besides kept: [String], _ summary: inout Summary
    ) throws(Failure) {
        let leftovers = Set(earlier.paths).subtracting(kept).sorted()
        guard !leftovers.isEmpty else { return }
        // Paths that differ in case only are one file on many disks.
        var identities: [FileIdentity: String] = [:]
        for name in kept { if let identity = files.identity(of: inside(name)) { identities[identity] = name } }
        for name in leftovers where files.kind(of: inside(name)) == .file && isReachedWithoutLinks(name) {
            if let identity = files.identity(of: inside(name)), let now = identities[identity] {
                try? files.move(inside(name), to: inside(now))
                continue
            }
            // Somebody may have put a file of their own there.
            guard let content = content(of: name), !earlier.isEdited(name, content) else {
                summary.left.append(name)
                continue
            }
            try writing(inside(name), "all the rest is written", verb: "removed") { () throws(FileSystem.Refusal) in
                try files.remove(inside(name))
            }
            summary.removed.append(name)
            if let folder = FileSystem.parent(of: name), folder != "." { files.removeEmptyFolder(inside(folder)) }
        }
    }

    /// Whether a path stays in this folder, whatever links somebody has put there.
    private func isReachedWithoutLinks(_ name: String) -> Bool {
        guard let real = files.real(path) else { return false }
        return files.real(inside(name)) == (real == "/" ? "/\(name)" : "\(real)/\(name)")
    }

    private func writing(
        _ path: String, _ state: String, verb: String = "written", _ work: () throws(FileSystem.Refusal) -> Void
    ) throws(Failure) {
        do throws(FileSystem.Refusal) {
            try work()
        } catch {
            throw Failure(
                .cannotWrite, "cannot-write", "cannot be \(verb): \(error.text); \(state)", path: path,
                help: ["name another folder with -o DIR"])
        }
    }

    private func inside(_ name: String) -> String { path == "/" ? "/\(name)" : "\(path)/\(name)" }

    private func folder(of name: String) -> String { FileSystem.parent(of: inside(name)) ?? path }
}
