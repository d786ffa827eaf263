/// Until when each connection may be at what it is at: a client that sends its request a byte at a time would otherwise hold
/// its connection for ever.
struct ConnectionTimes {
    private struct Entry {
        let socket: Int32
        /// nil for a stream.
        var end: Double?
    }

    private var entries: [UnsafeMutableRawPointer: Entry] = [:]

    /// A connection was made, which has until then to send its request.
    mutating func open(_ connection: UnsafeMutableRawPointer, socket: Int32, until end: Double) {
        entries[connection] = Entry(socket: socket, end: end)
    }

    /// A connection is at something else, which may take until then; nil for as long as it likes.
    mutating func set(_ connection: UnsafeMutableRawPointer, until end: Double?) {
        entries[connection]?.end = end
    }

    /// A connection is about to be closed: its socket may be another's from now on.
    mutating func close(_ connection: UnsafeMutableRawPointer) {
        entries[connection] = nil
    }

    /// The sockets of those whose time is over; each is named once.
    mutating func takeLate(at now: Double) -> [Int32] {
        var sockets: [Int32] = []
        for (connection, entry) in entries {
            guard let end = entry.end, end < now, entry.socket >= 0 else { continue }
            sockets.append(entry.socket)
            entries[connection]?.end = nil
        }
        return sockets
    }
}
