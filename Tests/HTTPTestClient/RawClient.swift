#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A connection that sends whatever bytes it is told to, as no well-made client would.
public final class RawClient {
    /// Nobody listens.
    public struct NoConnection: Error {
        let code: Int32
    }

    private var socket: Int32
    /// What it has got.
    public private(set) var received = ""

    /// Connects to an address of this machine.
    ///
    /// - Parameters:
    ///   - address: the address, as a number.
    ///   - port: the port.
    ///   - bufferSize: how much the system takes in for it; nil for the usual.
    /// - Throws: where nobody listens.
    public init(_ address: UInt32 = 0x7F00_0001, port: UInt16, bufferSize: Int32? = nil) throws {
        Self.allowsMany
        #if canImport(Darwin)
            socket = Self.makeSocket(AF_INET, SOCK_STREAM, 0)
        #else
            socket = Self.makeSocket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        guard socket >= 0 else { throw NoConnection(code: errno) }
        if var size = bufferSize {
            setsockopt(socket, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
        }
        var place = sockaddr_in()
        place.sin_family = sa_family_t(AF_INET)
        place.sin_port = port.bigEndian
        place.sin_addr.s_addr = address.bigEndian
        let result = withUnsafePointer(to: &place) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else { throw NoConnection(code: errno) }
    }

    /// Lets this process have thousands of connections, once.
    private static let allowsMany: Void = {
        var limit = rlimit()
        #if canImport(Glibc)
            let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        #else
            let files = RLIMIT_NOFILE
        #endif
        guard getrlimit(files, &limit) == 0, limit.rlim_cur < 4096 else { return }
        limit.rlim_cur = min(4096, limit.rlim_max)
        setrlimit(files, &limit)
    }()

    private static func makeSocket(_ family: Int32, _ type: Int32, _ kind: Int32) -> Int32 {
        #if canImport(Darwin)
            return Darwin.socket(family, type, kind)
        #elseif canImport(Musl)
            return Musl.socket(family, type, kind)
        #else
            return Glibc.socket(family, type, kind)
        #endif
    }

    deinit { end() }

    /// Closes it.
    public func end() {
        if socket >= 0 { close(socket) }
        socket = -1
    }

    /// Closes it as a program does that crashes: what the other end still sends is refused.
    public func abort() {
        var lingering = linger(l_onoff: 1, l_linger: 0)
        setsockopt(socket, SOL_SOCKET, SO_LINGER, &lingering, socklen_t(MemoryLayout<linger>.size))
        end()
    }

    /// Sends; false where the other end has closed.
    @discardableResult
    public func send(_ text: String) -> Bool { send(Array(text.utf8)) }

    /// Sends; false where the other end has closed.
    @discardableResult
    public func send(_ bytes: [UInt8]) -> Bool {
        #if canImport(Darwin)
            var on: Int32 = 1
            setsockopt(socket, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
            let flags: Int32 = 0
        #else
            let flags = Int32(MSG_NOSIGNAL)
        #endif
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                platformSend(socket, buffer.baseAddress.map { $0 + sent }, bytes.count - sent, flags)
            }
            if count <= 0 { return false }
            sent += count
        }
        return true
    }

    /// Reads until what it has got fits, the other end closes or the time is over.
    ///
    /// - Returns: whether it fits.
    @discardableResult
    public func receive(within seconds: Double = 5, until fits: (String) -> Bool) -> Bool {
        let end = ContinuousClock.now + .seconds(seconds)
        while !fits(received) {
            let left = (end - ContinuousClock.now) / .milliseconds(1)
            var entry = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
            guard left > 0, poll(&entry, 1, Int32(left.rounded(.up))) > 0 else { return false }
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            let count = recv(socket, &buffer, buffer.count, 0)
            guard count > 0 else { return fits(received) }
            received += String(decoding: buffer[..<count], as: UTF8.self)
        }
        return true
    }

    /// Whether the other end closes within a time.
    public func isClosed(within seconds: Double) -> Bool {
        let end = ContinuousClock.now + .seconds(seconds)
        while true {
            let left = (end - ContinuousClock.now) / .milliseconds(1)
            var entry = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
            guard left > 0, poll(&entry, 1, Int32(left.rounded(.up))) > 0 else { return false }
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            let count = recv(socket, &buffer, buffer.count, 0)
            if count <= 0 { return true }
            received += String(decoding: buffer[..<count], as: UTF8.self)
        }
    }

    /// Forgets what it has got.
    public func forget() { received = "" }

    /// Sends a request and reads the whole answer, whose connection is closed then.
    public static func ask(
        _ port: UInt16, _ line: String, host: String? = "localhost", more: [String] = []
    ) throws -> (status: Int, head: String, body: String) {
        let client = try RawClient(port: port)
        let headers = (host.map { ["Host: \($0)"] } ?? []) + more + ["Connection: close"]
        client.send("\(line)\r\n\(headers.map { "\($0)\r\n" }.joined())\r\n")
        _ = client.isClosed(within: 5)
        let parts = client.received.split(separator: "\r\n\r\n", maxSplits: 1, omittingEmptySubsequences: false)
        let head = String(parts.first ?? "")
        let status = head.split(separator: " ").dropFirst().first.flatMap { Int($0) }
        return (status ?? 0, head, parts.count > 1 ? String(parts[1]) : "")
    }
}

private func platformSend(_ socket: Int32, _ bytes: UnsafeRawPointer?, _ count: Int, _ flags: Int32) -> Int {
    send(socket, bytes, count, flags)
}
