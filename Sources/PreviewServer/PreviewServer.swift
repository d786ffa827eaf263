import CHTTPDaemon
import Dispatch

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Serves a page over HTTP, and tells the browsers that show it when there is another one. Knows no model.
///
/// `GET /` is the page. `GET /events` is a stream of Server-Sent Events: at its beginning and at each change `page`, with the
/// page's digest, and `problems`, with the HTML of what is wrong.
public final class PreviewServer: @unchecked Sendable {
    /// The port that it serves at.
    public let port: UInt16
    /// The address of the page on this machine, `http://127.0.0.1:4747/`.
    public let address: String
    /// Whether it was asked to serve at another address than those that no other machine reaches.
    public let isForOthers: Bool
    private let connections: PreviewConnections
    private let daemons: [HTTPDaemon]
    /// One at a time: showing, ticking, stopping.
    private let control = DispatchQueue(label: "modeldoc.preview-server.control")
    private let timer: any DispatchSourceTimer
    private var isStopped = false
    /// How long the ends of streams may take to be sent.
    private static let farewell = Duration.milliseconds(200)

    /// Starts to serve.
    ///
    /// - Parameters:
    ///   - content: what to show.
    ///   - settings: where, and how.
    /// - Throws: where the library is missing, the port is taken or the system refuses.
    public init(_ content: PreviewContent, _ settings: ServerSettings = ServerSettings()) throws(ServerStartError) {
        let library = try HTTPLibrary(path: settings.library)
        let sockets = try ListeningSockets(settings)
        // Some are for the model's files, pipes and the daemons themselves.
        let reserve = 64
        let wanted = settings.connections * sockets.descriptors.count + reserve
        let limit = (httpd_allow_descriptors(wanted) - reserve) / sockets.descriptors.count
        let connections = PreviewConnections(
            library: library, hosts: AllowedHosts(host: settings.host), settings: settings, content: content)
        var daemons: [HTTPDaemon] = []
        for (index, socket) in sockets.descriptors.enumerated() {
            do throws(ServerStartError) {
                daemons.append(
                    try HTTPDaemon(
                        library, socket: socket, limit: limit, idle: Int(settings.answerTime), connections: connections)
                )
            } catch {
                sockets.descriptors[(index + 1)...].forEach(closeSocket)
                daemons.forEach { $0.stop() }
                throw error
            }
        }
        port = sockets.port
        address = "http://\(sockets.host):\(sockets.port)/"
        isForOthers = sockets.isForOthers
        self.connections = connections
        self.daemons = daemons
        let interval = min(0.5, settings.silence / 4, settings.requestTime / 4)
        timer = DispatchSource.makeTimerSource(queue: control)
        timer.schedule(deadline: .now() + interval, repeating: interval, leeway: .milliseconds(50))
        timer.setEventHandler { connections.tick() }
        timer.resume()
    }

    deinit { stop() }

    /// Shows another content, and tells all browsers.
    public func show(_ content: PreviewContent) {
        control.sync { if !isStopped { connections.show(content) } }
    }

    /// How many browsers wait for changes.
    public var listenerCount: Int { connections.streamCount }

    /// Closes all connections and frees the port; nothing can be shown any more.
    public func stop() {
        control.sync {
            guard !isStopped else { return }
            isStopped = true
            timer.cancel()
            connections.end()
            // A browser that sees the end of its stream, not of its connection, has nothing to complain of.
            let patience = ContinuousClock.now + Self.farewell
            while connections.streamCount > 0, ContinuousClock.now < patience { usleep(2_000) }
            daemons.forEach { $0.stop() }
        }
    }
}
