import CHTTPDaemon

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Closes a socket that nobody serves.
func closeSocket(_ socket: Int32) { _ = close(socket) }

/// Ends what is sent and received through a socket that somebody serves, who then closes it.
func shut(_ socket: Int32) { httpd_shut(socket) }
