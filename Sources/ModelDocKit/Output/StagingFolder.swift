#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A folder beside files that are written, in which they wait until all are whole; moving them from there is one step.
struct StagingFolder {
    private static let prefix = ".modeldoc-unfinished-"

    private let files: FileSystem
    private let path: String

    /// Makes the folder in `folder`, which exists. It is on the same disk as what it is for, and where nothing can be
    /// written that shows here, before anything is changed.
    init(files: FileSystem, in folder: String) throws(FileSystem.Refusal) {
        self.files = files
        path = try files.makeUniqueFolder("\(folder == "/" ? "" : folder)/\(Self.prefix)\(getpid())-")
    }

    /// Writes the content that will be that of `target`, with the permissions that `target` has, unless that is known to
    /// be new.
    func write(_ content: [UInt8], for target: String, isNew: Bool = false) throws(FileSystem.Refusal) {
        // Moving a file over a folder fails, and only then.
        if !isNew, files.kind(of: target) == .folder { throw FileSystem.Refusal(code: EISDIR) }
        let file = place(of: target)
        try files.write(content, to: file)
        if !isNew { files.copyMode(of: target, to: file) }
    }

    /// Moves what was written for `target` to where it belongs.
    func move(fileFor target: String) throws(FileSystem.Refusal) {
        try files.move(place(of: target), to: target)
    }

    /// Moves everything at once: the folder takes the place of another that is empty, with its permissions.
    func move(to folder: String) throws(FileSystem.Refusal) {
        files.copyMode(of: folder, to: path)
        try files.move(path, to: folder)
    }

    private func place(of target: String) -> String { "\(path)/\(FileSystem.name(of: target))" }

    /// Removes the folder with what is still in it.
    func remove() {
        files.removeTree(path)
    }

    /// Removes from a folder what runs left behind that were interrupted; what belongs to a living process stays.
    static func removeAbandoned(in folder: String, files: FileSystem) {
        for path in abandoned(in: folder, files: files) { files.removeTree(path) }
    }

    /// The paths of what runs left behind in a folder that were interrupted.
    static func abandoned(in folder: String, files: FileSystem) -> [String] {
        ((try? files.names(in: folder)) ?? []).filter { name in
            guard name.hasPrefix(prefix) else { return false }
            let number = name.dropFirst(prefix.count).prefix { $0 != "-" }
            guard let process = pid_t(number), process > 0, process != getpid() else { return false }
            return kill(process, 0) != 0 && errno == ESRCH
        }.map { "\(folder == "/" ? "" : folder)/\($0)" }
    }
}
