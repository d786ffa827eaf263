import HTTPTestClient
import PreviewServer
import Testing

/// What is served, to whom, and what is not.
@Suite struct RequestTests {
    @Test func servesThePage() throws {
        let server = try startServer(page: "<p>Überblick</p>")
        let answer = try RawClient.ask(server.port, "GET / HTTP/1.1")
        #expect(answer.status == 200)
        #expect(answer.body == "<p>Überblick</p>")
        for header in [
            "Content-Type: text/html; charset=utf-8", "Cache-Control: no-store", "X-Content-Type-Options: nosniff",
            "Content-Security-Policy: frame-ancestors 'none'", "Content-Length: 17",
        ] {
            #expect(answer.head.contains("\r\n\(header)"), "\(answer.head)")
        }
        #expect(!answer.head.contains("Access-Control"))
    }

    @Test func servesThePageThatThereIsNow() throws {
        let server = try startServer()
        server.show(content("<p>two</p>"))
        #expect(try RawClient.ask(server.port, "GET / HTTP/1.1").body == "<p>two</p>")
    }

    @Test(arguments: ["/", "/events", "/favicon.ico", "/other"]) func sendsNoBodyWithAHead(path: String) throws {
        let server = try startServer()
        let answer = try RawClient.ask(server.port, "HEAD \(path) HTTP/1.1")
        #expect(answer.status == (path == "/favicon.ico" ? 204 : path == "/other" ? 404 : 200))
        #expect(answer.body == "")
    }

    @Test(arguments: [
        "/index.html", "/model.json", "//", "/events/", "/../../../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd",
        "/etc/passwd", "/.", "/?/etc/passwd/../..%00", "*", "http://localhost/", "/events%00x/",
    ]) func servesNothingByPath(path: String) throws {
        let server = try startServer()
        let answer = try RawClient.ask(server.port, "GET \(path) HTTP/1.1")
        #expect(!answer.body.contains("root:"))
        if path.hasPrefix("/?") {
            #expect(answer.body == "<p>one</p>")
        } else if !path.hasPrefix("/events%00") {
            #expect([400, 404].contains(answer.status), "\(answer.head)")
        }
    }

    @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "CONNECT", "get", "FOO"])
    func understandsOnlyGetAndHead(method: String) throws {
        let server = try startServer()
        let answer = try RawClient.ask(server.port, "\(method) / HTTP/1.1")
        #expect(answer.status == 405)
        #expect(answer.head.contains("\r\nAllow: GET, HEAD"))
    }

    @Test func readsNothingThatIsUploaded() throws {
        let server = try startServer()
        let answer = try RawClient.ask(server.port, "POST / HTTP/1.1", more: ["Content-Length: 100000000000"])
        #expect(answer.status == 405)
        let chunked = try RawClient.ask(server.port, "POST / HTTP/1.1", more: ["Transfer-Encoding: chunked"])
        #expect(chunked.status == 405)
        #expect(try RawClient.ask(server.port, "GET / HTTP/1.1").status == 200)
    }

    @Test(arguments: [
        ("localhost", true), ("localhost:4747", true), ("LocalHost:1", true), ("localhost.", true), ("127.0.0.1", true),
        ("127.0.0.1:80", true), ("[::1]", true), ("[::1]:4747", true),
        ("evil.example", false), ("evil.example:4747", false), ("localhost.evil.example", false), ("", false),
        ("127.0.0.1.evil.example", false), ("localhost@evil.example", false), ("localhost:x", false), ("[::1", false),
        ("10.0.0.1", false), ("[::2]", false), ("localhost evil.example", false), ("127.0.0.1:80:80", false),
    ]) func answersOnlyUnderItsOwnName(host: String, isAllowed: Bool) throws {
        let server = try startServer()
        for path in ["/", "/other"] {
            let status = try RawClient.ask(server.port, "GET \(path) HTTP/1.1", host: host).status
            #expect((status != 403) == isAllowed, "\(host) \(status)")
        }
        #expect(try RawClient.ask(server.port, "HEAD /events HTTP/1.1", host: host).status == (isAllowed ? 200 : 403))
    }

    @Test func wantsOneHost() throws {
        let server = try startServer()
        #expect(try RawClient.ask(server.port, "GET / HTTP/1.0", host: nil).status == 403)
        #expect([400, 403].contains(try RawClient.ask(server.port, "GET / HTTP/1.1", host: nil).status))
        let two = try RawClient.ask(server.port, "GET / HTTP/1.1", more: ["Host: evil.example"])
        #expect([400, 403].contains(two.status))
    }

    @Test func answersUnderTheNameThatItWasGiven() throws {
        let server = try startServer { $0.host = "0.0.0.0" }
        #expect(try RawClient.ask(server.port, "GET / HTTP/1.1", host: "192.168.1.7:\(server.port)").status == 200)
        #expect(try RawClient.ask(server.port, "GET / HTTP/1.1", host: "evil.example").status == 403)
        #expect(try RawClient.ask(server.port, "GET / HTTP/1.1", host: "1.2.3.evil").status == 403)
    }

    @Test func servesManyRequestsOfAConnection() throws {
        let server = try startServer()
        let client = try RawClient(port: server.port)
        for count in 1...50 {
            client.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
            #expect(client.receive { $0.components(of: "<p>one</p>") == count })
        }
    }
}

extension String {
    /// How often a text stands in this one.
    func components(of text: String) -> Int { split(separator: text, omittingEmptySubsequences: false).count - 1 }
}
