import HTTPTestClient
import PreviewServer
import Testing

/// The stream that tells browsers of changes.
@Suite struct EventTests {
    @Test func tellsAtItsBeginning() throws {
        let server = try startServer(problems: "<p>a\nb\r\nc\rd</p>")
        let client = try listen(to: server)
        #expect(client.receive { $0.contains("data: d</p>\n\n") })
        #expect(client.received.contains("\r\nContent-Type: text/event-stream"))
        #expect(client.received.contains("event: page\ndata: <p>one</p>\n\n"))
        #expect(
            client.received.contains(
                "event: problems\ndata: <p>a\ndata: b\ndata: \ndata: c\ndata: d</p>\n\n"), "\(client.received)")
    }

    @Test func tellsEachChangeAtOnce() throws {
        let server = try startServer()
        let client = try listen(to: server)
        #expect(client.receive { $0.contains("event: problems\ndata: \n\n") })
        for number in 2...20 {
            client.forget()
            let start = ContinuousClock.now
            server.show(content("<p>\(number)</p>", number % 2 == 0 ? "<b>broken</b>" : ""))
            #expect(client.receive { $0.contains("data: <p>\(number)</p>\n") && $0.contains("event: problems\n") })
            #expect(client.receive { $0.contains("<b>broken</b>") == (number % 2 == 0) })
            #expect(ContinuousClock.now - start < .milliseconds(300))
        }
    }

    @Test func tellsTheLastOfManyChanges() throws {
        let server = try startServer()
        let client = try listen(to: server)
        #expect(client.receive { $0.contains("event: problems") })
        for number in 2...500 { server.show(content("<p>\(number)</p>")) }
        #expect(client.receive { $0.contains("data: <p>500</p>\n\n") })
    }

    @Test func sendsMoreThanOnePieceHolds() throws {
        let problems = String(repeating: "äbc", count: 40_000)
        let server = try startServer(problems: problems)
        let client = try listen(to: server)
        #expect(client.receive { $0.components(of: "bc") == 40_000 })
    }

    @Test func givesSignsOfLife() throws {
        let server = try startServer { $0.silence = 0.2 }
        let client = try listen(to: server)
        #expect(client.receive { $0.components(of: "\n:\n\n") + $0.components(of: "\r\n:\n\n") >= 3 })
    }

    @Test func forgetsWhoHasGone() throws {
        let server = try startServer { $0.silence = 0.2 }
        var clients = try (0..<20).map { _ in try listen(to: server) }
        for client in clients { #expect(client.receive { $0.contains("event: problems") }) }
        #expect(server.listenerCount == 20)
        for (index, client) in clients.enumerated() { if index % 2 == 0 { client.abort() } else { client.end() } }
        clients = []
        let end = ContinuousClock.now + .seconds(5)
        while server.listenerCount > 0, ContinuousClock.now < end { pause(0.05) }
        #expect(server.listenerCount == 0)
    }

    @Test func endsWithTheServer() throws {
        let server = try startServer()
        let clients = try (0..<50).map { _ in try listen(to: server) }
        for client in clients { #expect(client.receive { $0.contains("event: problems") }) }
        let start = ContinuousClock.now
        server.stop()
        #expect(ContinuousClock.now - start < .seconds(1))
        for client in clients {
            #expect(client.isClosed(within: 2))
            // The end of the stream, not only of the connection.
            #expect(client.received.hasSuffix("\r\n0\r\n\r\n"))
        }
        #expect(throws: RawClient.NoConnection.self) { try RawClient(port: server.port) }
        server.show(content("<p>too late</p>"))
        server.stop()
    }
}
