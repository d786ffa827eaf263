import HTTPTestClient
import PreviewServer

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A server for one test, at a port of its own.
func startServer(
    page: String = "<p>one</p>", problems: String = "", _ change: (inout ServerSettings) -> Void = { _ in }
) throws -> PreviewServer {
    var settings = ServerSettings()
    settings.port = 0
    change(&settings)
    return try PreviewServer(content(page, problems), settings)
}

/// A page whose digest is its text.
func content(_ page: String, _ problems: String = "") -> PreviewContent {
    PreviewContent(page: Array(page.utf8), digest: page, problems: problems)
}

/// What a browser asks for to be told of changes.
func listen(to server: PreviewServer) throws -> RawClient {
    let client = try RawClient(port: server.port)
    client.send("GET /events HTTP/1.1\r\nHost: localhost:\(server.port)\r\n\r\n")
    return client
}

/// Lets some seconds pass.
func pause(_ seconds: Double) { usleep(UInt32(seconds * 1_000_000)) }
