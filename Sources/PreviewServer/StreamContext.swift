/// What the library keeps of a stream while it is sent.
final class StreamContext {
    private let connections: PreviewConnections
    private let stream: EventStream

    init(connections: PreviewConnections, stream: EventStream) {
        self.connections = connections
        self.stream = stream
    }

    /// Fills a buffer of the library's.
    static let read: @convention(c) (UnsafeMutableRawPointer?, UInt64, UnsafeMutablePointer<CChar>?, Int) -> Int = {
        context, _, buffer, size in
        guard let context else { return -1 }
        let own = Unmanaged<StreamContext>.fromOpaque(context).takeUnretainedValue()
        let bytes = UnsafeMutableRawBufferPointer(start: buffer, count: size)
        return own.connections.write(own.stream, into: bytes)
    }

    /// The stream is over.
    static let finish: @convention(c) (UnsafeMutableRawPointer?) -> Void = { context in
        guard let context else { return }
        let own = Unmanaged<StreamContext>.fromOpaque(context).takeRetainedValue()
        own.connections.finish(own.stream)
    }
}
