import HTTPTestClient
import PreviewServer
import Testing

/// Clients that are slow, broken, or many.
@Suite struct BrokenClientTests {
    private static let largePage = String(repeating: "<p>0123456789</p>\n", count: 200_000)

    private func isServing(_ server: PreviewServer) throws -> Bool {
        try RawClient.ask(server.port, "GET / HTTP/1.1").status == 200
    }

    @Test(arguments: [
        "\r\n\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "\u{16}\u{03}\u{01}\u{02}\0\u{01}",
        "GET / HTTP/1.1\r\nHost",
        "GET / HTTP/1.1\r\n: \r\n\r\n", "GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nContent-Length: 7\r\n\r\n",
        "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "GET / HTTP/1.1\nHost: localhost\n\n",
    ]) func sendGarbage(text: String) throws {
        let server = try startServer()
        let client = try RawClient(port: server.port)
        client.send(text)
        #expect(try isServing(server))
        client.abort()
        #expect(try isServing(server))
    }

    @Test func sendHugeHeads() throws {
        let server = try startServer()
        let long = String(repeating: "x", count: 1 << 20)
        for head in ["GET /\(long) HTTP/1.1\r\n", "GET / HTTP/1.1\r\nHost: localhost\r\nA: \(long)\r\n\r\n"] {
            let client = try RawClient(port: server.port)
            client.send(head)
            _ = client.isClosed(within: 5)
            #expect(!client.received.contains(" 200 "))
            #expect(try isServing(server))
        }
        let client = try RawClient(port: server.port)
        client.send("GET / HTTP/1.1\r\nHost: localhost\r\n")
        for number in 0..<20_000 where !client.send("H\(number): x\r\n") { break }
        _ = client.isClosed(within: 5)
        #expect(!client.received.contains(" 200 "))
        #expect(try isServing(server))
    }

    @Test func neverFinishTheirRequest() throws {
        let server = try startServer { $0.requestTime = 0.6 }
        let silent = try RawClient(port: server.port)
        let slow = try RawClient(port: server.port)
        let stream = try listen(to: server)
        slow.send("GET / HTTP/1.1\r\nHost: localhost\r\n")
        // A byte now and then does not help.
        var count = 0
        while count < 40, slow.send("X") {
            count += 1
            if slow.isClosed(within: 0.1) { break }
        }
        #expect(count < 20)
        #expect(silent.isClosed(within: 2))
        // Who waits for events may wait as long as he likes.
        pause(0.5)
        stream.forget()
        server.show(content("<p>two</p>"))
        #expect(stream.receive { $0.contains("<p>two</p>") })
    }

    @Test func readSlowlyOrNotAtAll() throws {
        let server = try startServer(page: Self.largePage) { $0.answerTime = 1 }
        let stalled = try (0..<20).map { _ in
            let client = try RawClient(port: server.port, bufferSize: 4096)
            client.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
            return client
        }
        #expect(try RawClient.ask(server.port, "GET / HTTP/1.1").body == Self.largePage)
        // A new page neither waits for them nor changes what they get.
        server.show(content("<p>two</p>"))
        #expect(try RawClient.ask(server.port, "GET / HTTP/1.1").body == "<p>two</p>")
        pause(2.5)
        for client in stalled {
            #expect(client.isClosed(within: 5))
            #expect(client.received.utf8.count < Self.largePage.utf8.count)
            #expect(!client.received.contains("two"))
        }
    }

    @Test func closeWhileTheyAreAnswered() throws {
        let server = try startServer(page: Self.largePage)
        for round in 0..<100 {
            let client = try RawClient(port: server.port, bufferSize: 4096)
            client.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
            client.receive { $0.utf8.count > round * 100 }
            if round % 2 == 0 { client.abort() } else { client.end() }
        }
        #expect(try isServing(server))
    }

    @Test func areAThousandAtATime() throws {
        let server = try startServer()
        let clients = try (0..<1000).map { _ in try listen(to: server) }
        for client in clients { #expect(client.receive { $0.contains("event: problems") }) }
        #expect(server.listenerCount == 1000)
        let start = ContinuousClock.now
        server.show(content("<p>two</p>"))
        for client in clients { #expect(client.receive { $0.contains("<p>two</p>") }) }
        #expect(ContinuousClock.now - start < .seconds(2))
        #expect(try isServing(server))
        server.stop()
        for client in clients { #expect(client.isClosed(within: 2)) }
    }

    @Test func comeAndGoWhileTheContentChanges() throws {
        let server = try startServer()
        for round in 0..<200 {
            let clients = try (0..<5).map { _ in try listen(to: server) }
            if round % 3 == 0 { clients[0].receive { $0.contains("problems") } }
            server.show(content("<p>\(round)</p>"))
            clients[1].abort()
        }
        #expect(try isServing(server))
    }
}
