import CHTTPDaemon

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The sockets of a server: one at an address.
struct ListeningSockets {
    /// The sockets' descriptors; whoever has them closes them.
    let descriptors: [Int32]
    /// The host as it stands in the server's address.
    let host: String
    /// Whether they listen at other addresses than those that no other machine reaches.
    let isForOthers: Bool
    /// The port of all of them.
    let port: UInt16

    /// Opens the sockets that settings ask for.
    ///
    /// - Parameter settings: where to listen.
    /// - Throws: where there is no such address, or its port cannot be had.
    init(_ settings: ServerSettings) throws(ServerStartError) {
        // "localhost" may be either of the loopback addresses, and a browser may try both.
        let isLoopback = settings.host == nil || settings.host?.lowercased() == "localhost"
        let address = isLoopback ? "127.0.0.1" : settings.host ?? ""
        let first = try Self.listen(Self.unbracketed(address), settings.port)
        port = first.port
        // Many machines have no IPv6; then nobody will miss it.
        var other = first.port
        let second = isLoopback ? httpd_listen("::1", &other) : -1
        descriptors = [first.descriptor] + (second >= 0 ? [second] : [])
        isForOthers = !isLoopback && !AllowedHosts.loopback.contains(AllowedHosts.bracketed(address))
        // "All addresses" is none that a browser could go to.
        switch AllowedHosts.bracketed(address) {
        case "0.0.0.0": host = "127.0.0.1"
        case "[::]": host = "[::1]"
        case let other: host = other
        }
    }

    private static func listen(
        _ address: String, _ port: UInt16?
    ) throws(ServerStartError) -> (descriptor: Int32, port: UInt16) {
        let usual = ServerSettings.usualPort
        let last = port ?? usual + ServerSettings.portsTried - 1
        for tried in (port ?? usual)...last {
            var actual = tried
            let descriptor = httpd_listen(address, &actual)
            if descriptor >= 0 { return (descriptor, actual) }
            if descriptor == HTTPD_UNKNOWN_HOST { throw .unknownHost(address) }
            if descriptor != -EADDRINUSE { throw .refused(words(of: -descriptor)) }
        }
        throw port.map { .portTaken($0) } ?? .allPortsTaken(last)
    }

    private static func words(of code: Int32) -> String {
        switch code {
        case EACCES, EPERM: "permission denied"
        case EADDRNOTAVAIL: "that is no address of this machine"
        case EMFILE, ENFILE: "too many open files"
        default: "system error \(code)"
        }
    }

    private static func unbracketed(_ host: String) -> String {
        host.hasPrefix("[") && host.hasSuffix("]") ? String(host.dropFirst().dropLast()) : host
    }
}
