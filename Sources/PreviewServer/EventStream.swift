/// A connection that gets events as they happen.
final class EventStream {
    /// Its connection, as the daemon knows it.
    let connection: UnsafeMutableRawPointer
    /// The number of the last content that it was told.
    private var told = 0
    /// What is still to be sent.
    private var rest = ServerEvent.beginning[...]
    private var isSignDue = false
    /// Whether the connection rests, until there is something for it.
    var isResting = false

    init(connection: UnsafeMutableRawPointer) {
        self.connection = connection
    }

    /// Asks for a sign of life, where nothing else is on its way.
    func sign() { isSignDue = true }

    /// Writes what comes next.
    ///
    /// - Parameters:
    ///   - buffer: where to.
    ///   - content: what there is to tell.
    ///   - number: the number of that content.
    /// - Returns: how many bytes were written; 0 where there is nothing to say.
    func write(into buffer: UnsafeMutableRawBufferPointer, _ content: PreviewContent, number: Int) -> Int {
        if rest.isEmpty, told != number {
            // A stream that is slow misses what was replaced meanwhile; only the last content counts.
            told = number
            rest = ServerEvent.telling(content)[...]
            isSignDue = false
        } else if rest.isEmpty, isSignDue {
            rest = ServerEvent.sign[...]
            isSignDue = false
        }
        let part = rest.prefix(buffer.count)
        buffer.copyBytes(from: part)
        rest = rest.dropFirst(part.count)
        return part.count
    }
}
