import CHTTPDaemon

/// A thread of the library's that serves the connections of one socket.
final class HTTPDaemon: @unchecked Sendable {
    private let daemon: OpaquePointer
    private let connections: PreviewConnections

    /// Starts to serve.
    ///
    /// - Parameters:
    ///   - library: the library.
    ///   - socket: the listening socket, which is the daemon's from now on.
    ///   - limit: how many connections it serves at a time.
    ///   - idle: after how many seconds without a byte a connection is closed.
    ///   - connections: what is served.
    /// - Throws: where the system refuses.
    init(
        _ library: HTTPLibrary, socket: Int32, limit: Int, idle: Int, connections: PreviewConnections
    ) throws(ServerStartError) {
        let handlers = httpd_handlers(
            context: Unmanaged.passUnretained(connections).toOpaque(), opened: Self.opened, answer: Self.answer,
            answered: Self.answered, closed: Self.closed)
        let started = httpd_start(
            library.functions, socket, UInt32(clamping: max(limit, 1)), UInt32(clamping: max(idle, 1)), handlers)
        guard let started else { throw .refused("there is no thread for it") }
        daemon = started
        self.connections = connections
    }

    /// Closes all connections, none of which may rest. Nothing is served from then on; to be called once.
    func stop() { httpd_stop(daemon) }

    // MARK: What the library calls

    private static func known(_ context: UnsafeMutableRawPointer?) -> PreviewConnections? {
        context.map { Unmanaged<PreviewConnections>.fromOpaque($0).takeUnretainedValue() }
    }

    private static let opened: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, Int32) -> Void = {
        context, connection, socket in
        guard let connection else { return }
        HTTPDaemon.known(context)?.opened(connection, socket: socket)
    }

    private static let answered: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void = {
        context, connection in
        guard let connection else { return }
        HTTPDaemon.known(context)?.answered(connection)
    }

    private static let closed: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void = {
        context, connection in
        guard let connection else { return }
        HTTPDaemon.known(context)?.closed(connection)
    }

    private static let answer:
        @convention(c) (
            UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafePointer<CChar>?, UnsafePointer<CChar>?,
            UnsafePointer<CChar>?
        ) -> Bool = { context, connection, method, path, host in
            guard let connections = HTTPDaemon.known(context), let connection, let method, let path else {
                return false
            }
            return connections.answer(
                connection, method: String(cString: method), path: String(cString: path),
                host: host.map { String(cString: $0) })
        }
}
