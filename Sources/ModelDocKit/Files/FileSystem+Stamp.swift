#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension FileSystem {
    /// The stamp of what a path names, symbolic links followed, and whether that is a folder; nil where there is nothing.
    func stamp(of path: String) -> (stamp: FileStamp, isFolder: Bool)? {
        var status = stat()
        guard stat(absolute(path), &status) == 0 else { return nil }
        #if canImport(Darwin)
            let (written, changed) = (status.st_mtimespec, status.st_ctimespec)
        #else
            let (written, changed) = (status.st_mtim, status.st_ctim)
        #endif
        let identity = FileIdentity(
            device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino))
        let stamp = FileStamp(
            identity: identity, size: Int64(status.st_size), written: [Int(written.tv_sec), Int(written.tv_nsec)],
            changed: [Int(changed.tv_sec), Int(changed.tv_nsec)])
        return (stamp, status.st_mode & S_IFMT == S_IFDIR)
    }
}
