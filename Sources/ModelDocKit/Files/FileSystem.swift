#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Reads and writes files, with paths relative to a folder of its own; the only code that touches the disk for models and
/// results.
public struct FileSystem: Sendable {
    /// What a path names.
    public enum Kind: Sendable, Equatable {
        case file, folder
        /// A device, a pipe or a socket, which can be read or written but not replaced.
        case other
    }

    /// A refusal of the operating system.
    public struct Refusal: Error, Sendable, Equatable {
        /// The system's number for it.
        public let code: Int32

        /// An input that is larger than what is read; a refusal of ours, not of the system.
        static let tooLarge = Refusal(code: -1)

        /// Whether it says that there is nothing at a path, rather than that it cannot be reached.
        var isMissing: Bool { code == ENOENT || code == ENOTDIR }

        /// What the system calls it, such as "permission denied".
        public var text: String {
            // Its own words for what users meet, since those of the system depend on the language.
            switch code {
            case ENOENT: "no such file or folder"
            case EACCES, EPERM: "permission denied"
            case ENOSPC, EDQUOT: "no space left on the disk"
            case EROFS: "the disk is read-only"
            case ENOTDIR: "a part of the path is no folder"
            case EISDIR: "it is a folder"
            case EFBIG: "the file would be too large"
            case ENAMETOOLONG: "the name is too long"
            case ELOOP: "too many symbolic links"
            case EEXIST: "it exists already"
            case EPIPE: "nobody reads it any more"
            case Self.tooLarge.code: "it is larger than \(FileSystem.largestInput >> 20) MiB"
            default: "system error \(code)"
            }
        }
    }

    /// The folder that relative paths start from.
    public let workingDirectory: String

    /// Makes a file system that resolves relative paths against a folder.
    public init(workingDirectory: String) {
        self.workingDirectory = workingDirectory
    }

    /// The folder in which the program runs.
    public static var currentDirectory: String {
        guard let path = getcwd(nil, 0) else { return "/" }
        defer { free(path) }
        return String(cString: path)
    }

    /// The path as the operating system needs it.
    func absolute(_ path: String) -> String {
        path.hasPrefix("/") ? path : "\(workingDirectory)/\(path)"
    }

    /// The path from the root on, without `.`, `..` and doubled slashes. Links are not looked at, so this is for names only.
    func normalized(_ path: String) -> String {
        var parts: [Substring] = []
        for part in absolute(path).split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }

    /// The path from the working directory on, where it leads below that; else the path as it is.
    public func relative(_ path: String) -> String {
        // What came through a pipe has a name in angle brackets, and no path.
        if path.hasPrefix("<") { return path }
        let folder = normalized(".")
        let whole = normalized(path)
        let start = folder == "/" ? folder : "\(folder)/"
        return whole.hasPrefix(start) ? String(whole.dropFirst(start.count)) : path
    }

    /// What a path names, symbolic links followed; nil where there is nothing, or it cannot be told.
    public func kind(of path: String) -> Kind? {
        try? lookUp(path)
    }

    /// What a path names, symbolic links followed, or why that cannot be told.
    func lookUp(_ path: String) throws(Refusal) -> Kind {
        var status = stat()
        guard stat(absolute(path), &status) == 0 else { throw Refusal(code: errno) }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .folder
        default: return .other
        }
    }

    /// Whether there is nothing in a folder, be it that the folder is not there.
    func isEmptyOrMissing(_ folder: String) -> Bool {
        do throws(Refusal) {
            return try names(in: folder).isEmpty
        } catch {
            return error.isMissing && !isLink(folder)
        }
    }

    /// Which file of the machine a path names; two paths of one file have the same.
    func identity(of path: String) -> FileIdentity? {
        var status = stat()
        guard stat(absolute(path), &status) == 0 else { return nil }
        return FileIdentity(device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino))
    }

    /// Whether the path itself is a symbolic link.
    func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(absolute(path), &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    /// The path with all symbolic links followed, where it exists.
    func real(_ path: String) -> String? {
        guard let resolved = realpath(absolute(path), nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// The whole content of a file. What never ends, such as `/dev/zero`, is refused.
    public func read(_ path: String) throws(Refusal) -> [UInt8] {
        let content = try readStart(of: path, count: Self.largestInput + 1)
        if content.count > Self.largestInput { throw .tooLarge }
        return content
    }

    /// The most bytes that are read of one input.
    static let largestInput = 1 << 29

    /// The first bytes of a file, at most `count`.
    func readStart(of path: String, count: Int) throws(Refusal) -> [UInt8] {
        let descriptor = open(absolute(path), O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw Refusal(code: errno) }
        defer { close(descriptor) }
        return try Self.readAll(from: descriptor, limit: count)
    }

    /// Everything that a descriptor gives, or the first `limit` bytes.
    public static func readAll(from descriptor: Int32, limit: Int = .max) throws(Refusal) -> [UInt8] {
        var content: [UInt8] = []
        var status = stat()
        if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
            content.reserveCapacity(min(Int(status.st_size) + 1, limit))
        }
        let size = 1 << 16
        try withUnsafeTemporaryAllocation(byteCount: size, alignment: 16) { buffer throws(Refusal) in
            while content.count < limit {
                let count = platformRead(descriptor, buffer.baseAddress, size)
                if count < 0 {
                    if errno == EINTR { continue }
                    throw Refusal(code: errno)
                }
                if count == 0 { break }
                content.append(contentsOf: buffer[..<min(count, limit - content.count)])
            }
        }
        return content
    }

    /// The names in a folder in the order of their bytes, without `.` and `..`.
    func names(in path: String) throws(Refusal) -> [String] {
        guard let directory = opendir(absolute(path)) else { throw Refusal(code: errno) }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}

private func platformRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}
