/// Which file of the machine a path names.
struct FileIdentity: Hashable, Sendable {
    /// The device that the file is on.
    let device: UInt64
    /// The file's number there.
    let number: UInt64
}
