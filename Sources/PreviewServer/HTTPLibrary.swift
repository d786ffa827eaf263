import CHTTPDaemon

/// libmicrohttpd, opened: what may be asked of it on any thread.
final class HTTPLibrary: @unchecked Sendable {
    /// The opened library.
    let functions: OpaquePointer

    /// Where the library is looked for where nobody says where it is. The system's loader does not look into Homebrew's
    /// folders.
    private static let usualNames: [String] = {
        #if canImport(Darwin)
            ["/opt/homebrew/lib/", "/usr/local/lib/", ""].map { "\($0)libmicrohttpd.12.dylib" }
        #else
            ["libmicrohttpd.so.12"]
        #endif
    }()

    /// Opens the library.
    ///
    /// - Parameter path: its file; nil for where the system has it.
    /// - Throws: where it is not there.
    init(path: String?) throws(ServerStartError) {
        for name in path.map({ [$0] }) ?? Self.usualNames {
            guard let opened = httpd_open(name) else { continue }
            functions = opened
            return
        }
        throw .noLibrary
    }

    deinit { httpd_close(functions) }

    /// A response of some bytes; nil where there is no memory for it.
    func response(_ bytes: [UInt8], headers: [String]) -> UnsafeMutableRawPointer? {
        Self.withStrings(headers) { headers in
            bytes.withUnsafeBytes {
                httpd_bytes(functions, $0.baseAddress, $0.count, headers.baseAddress, headers.count)
            }
        }
    }

    /// A response that has no length; `finish` gets the context when it is over, also where nil is returned.
    func response(
        context: UnsafeMutableRawPointer, headers: [String],
        read: @convention(c) (UnsafeMutableRawPointer?, UInt64, UnsafeMutablePointer<CChar>?, Int) -> Int,
        finish: @convention(c) (UnsafeMutableRawPointer?) -> Void
    ) -> UnsafeMutableRawPointer? {
        Self.withStrings(headers) { httpd_stream(functions, read, finish, context, $0.baseAddress, $0.count) }
    }

    /// Answers the request of a connection.
    func queue(_ response: UnsafeMutableRawPointer, status: UInt32, to connection: UnsafeMutableRawPointer) -> Bool {
        httpd_queue(functions, connection, status, response)
    }

    /// Gives a response up.
    func release(_ response: UnsafeMutableRawPointer) { httpd_release(functions, response) }

    /// Lets a connection rest.
    func suspend(_ connection: UnsafeMutableRawPointer) { httpd_suspend(functions, connection) }

    /// Wakes a connection that rests.
    func resume(_ connection: UnsafeMutableRawPointer) { httpd_resume(functions, connection) }

    private static func withStrings<Result>(
        _ strings: [String], _ body: (UnsafeBufferPointer<UnsafePointer<CChar>?>) -> Result
    ) -> Result {
        let copies = strings.map { string in
            let copy = UnsafeMutableBufferPointer<CChar>.allocate(capacity: string.utf8.count + 1)
            _ = copy.initialize(from: string.utf8.map { CChar(bitPattern: $0) } + [0])
            return copy
        }
        defer { copies.forEach { $0.deallocate() } }
        return copies.map { UnsafePointer($0.baseAddress) }.withUnsafeBufferPointer(body)
    }
}
