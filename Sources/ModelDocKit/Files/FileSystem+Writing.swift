#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension FileSystem {
    /// Writes a new file, or over what is there; a file that could not be written whole is removed again.
    func write(_ content: [UInt8], to path: String) throws(Refusal) {
        let descriptor = open(absolute(path), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw Refusal(code: errno) }
        do throws(Refusal) {
            try Self.writeAll(content, to: descriptor)
        } catch {
            close(descriptor)
            if kind(of: path) == .file { unlink(absolute(path)) }
            throw error
        }
        // A full disk may show only here.
        guard close(descriptor) == 0 else { throw Refusal(code: errno) }
    }

    /// Writes everything to a descriptor.
    public static func writeAll(_ content: [UInt8], to descriptor: Int32) throws(Refusal) {
        var offset = 0
        while offset < content.count {
            let count = content.withUnsafeBytes { bytes in
                platformWrite(descriptor, bytes.baseAddress?.advanced(by: offset), bytes.count - offset)
            }
            if count < 0 {
                if errno == EINTR { continue }
                throw Refusal(code: errno)
            }
            offset += count
        }
    }

    /// Makes a folder, and those above it that are missing.
    func makeFolder(_ path: String) throws(Refusal) {
        if kind(of: path) == .folder { return }
        if mkdir(absolute(path), 0o777) == 0 { return }
        let code = errno
        if code == EEXIST, kind(of: path) == .folder { return }
        guard code == ENOENT, let parent = Self.parent(of: path), parent != path else { throw Refusal(code: code) }
        try makeFolder(parent)
        guard mkdir(absolute(path), 0o777) == 0 || errno == EEXIST else { throw Refusal(code: errno) }
    }

    /// Moves a file to where it belongs, over what is there.
    func move(_ path: String, to target: String) throws(Refusal) {
        guard rename(absolute(path), absolute(target)) == 0 else { throw Refusal(code: errno) }
    }

    /// Gives a file the permissions of another.
    func copyMode(of path: String, to other: String) {
        var status = stat()
        if stat(absolute(path), &status) == 0 { chmod(absolute(other), status.st_mode & 0o7777) }
    }

    /// Removes a file; nothing happens where there is none.
    func remove(_ path: String) throws(Refusal) {
        guard unlink(absolute(path)) == 0 || errno == ENOENT else { throw Refusal(code: errno) }
    }

    /// Removes a folder if it is empty.
    func removeEmptyFolder(_ path: String) {
        rmdir(absolute(path))
    }

    /// Removes a folder with everything in it, as far as possible; links are removed, not followed.
    func removeTree(_ path: String) {
        if kind(of: path) == .folder, !isLink(path), let names = try? names(in: path) {
            for name in names { removeTree("\(path)/\(name)") }
            rmdir(absolute(path))
        } else {
            unlink(absolute(path))
        }
    }

    /// The folder that a path lies in; nil for the root.
    static func parent(of path: String) -> String? {
        let trimmed = trimmed(path)
        guard let slash = trimmed.lastIndex(of: "/") else { return trimmed.isEmpty ? nil : "." }
        return slash == trimmed.startIndex ? (trimmed == "/" ? nil : "/") : String(trimmed[..<slash])
    }

    /// The last part of a path, without a slash at its end.
    static func name(of path: String) -> String {
        let trimmed = trimmed(path)
        return trimmed.lastIndex(of: "/").map { String(trimmed[trimmed.index(after: $0)...]) } ?? trimmed
    }

    /// The path without slashes at its end.
    static func trimmed(_ path: String) -> String {
        var path = Substring(path)
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        return String(path)
    }
}

private func platformWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, buffer, count)
}
