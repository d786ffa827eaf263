/// What tells that a file may be another one than before: which it is, its size, and its times to the nanosecond.
struct FileStamp: Equatable, Sendable {
    let identity: FileIdentity
    let size: Int64
    /// When its content was written: seconds and nanoseconds.
    let written: [Int]
    /// When the system last changed what it knows of it; a copy keeps the time of writing, but not this one.
    let changed: [Int]
}
