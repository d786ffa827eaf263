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
    ///
    /// - Returns: the folders that were made, the outermost first.
    @discardableResult
    func makeFolder(_ path: String) throws(Refusal) -> [String] {
        if kind(of: path) == .folder { return [] }
        if mkdir(absolute(path), 0o777) == 0 { return [path] }
        let code = errno
        // Another process may have made it just now; anything else there is in the way.
        if code == EEXIST { if kind(of: path) == .folder { return [] } else { throw Refusal(code: ENOTDIR) } }
        guard code == ENOENT, let parent = Self.parent(of: path), parent != path else { throw Refusal(code: code) }
        let above = try makeFolder(parent)
        if mkdir(absolute(path), 0o777) == 0 { return above + [path] }
        let second = errno
        if second == EEXIST, kind(of: path) == .folder { return above }
        for folder in above.reversed() { removeEmptyFolder(folder) }
        throw Refusal(code: second)
    }

    /// Makes a folder of a name that nothing else has: `prefix` and six letters.
    func makeUniqueFolder(_ prefix: String) throws(Refusal) -> String {
        var template = Array("\(absolute(prefix))XXXXXX".utf8CString)
        let isMade = template.withUnsafeMutableBufferPointer { name in name.baseAddress.map { mkdtemp($0) != nil } }
        guard isMade == true else { throw Refusal(code: errno) }
        return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Where a symbolic link leads, though there be nothing yet; the path itself where it is no link.
    func linkTarget(of path: String) throws(Refusal) -> String {
        var path = path
        for _ in 0..<40 where isLink(path) {
            var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
            let count = buffer.withUnsafeMutableBytes { bytes in
                bytes.bindMemory(to: CChar.self).baseAddress.map { readlink(absolute(path), $0, bytes.count) } ?? -1
            }
            guard count >= 0 else { throw Refusal(code: errno) }
            let target = String(decoding: buffer.prefix(count), as: UTF8.self)
            path = target.hasPrefix("/") ? target : "\(Self.parent(of: path) ?? "")/\(target)"
        }
        if isLink(path) { throw Refusal(code: ELOOP) }
        return path
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
        guard let slash = trimmed.utf8.lastIndex(of: UInt8(ascii: "/")) else { return trimmed.isEmpty ? nil : "." }
        return slash == trimmed.startIndex ? (trimmed == "/" ? nil : "/") : String(trimmed[..<slash])
    }

    /// The last part of a path, without a slash at its end.
    static func name(of path: String) -> String {
        let trimmed = trimmed(path)
        let slash = trimmed.utf8.lastIndex(of: UInt8(ascii: "/"))
        return slash.map { String(trimmed[trimmed.utf8.index(after: $0)...]) } ?? trimmed
    }

    /// The path without slashes at its end.
    static func trimmed(_ path: String) -> String {
        var kept = Substring(path).utf8
        while kept.count > 1, kept.last == UInt8(ascii: "/") { kept.removeLast() }
        return kept.count == path.utf8.count ? path : String(Substring(kept))
    }
}

private func platformWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, buffer, count)
}
