import HTTPTestClient
import PreviewServer
import Testing

/// Where a server listens, and why it cannot.
@Suite struct StartTests {
    @Test func listensOnlyToThisMachine() throws {
        let server = try startServer()
        #expect(server.address == "http://127.0.0.1:\(server.port)/")
        #expect(server.port > 0)
        #expect(!server.isForOthers)
        // This machine's, but not the one that it listens at.
        #expect(throws: RawClient.NoConnection.self) { try RawClient(0x7F00_0002, port: server.port) }
    }

    @Test func listensEverywhereWhereItIsAskedTo() throws {
        let server = try startServer { $0.host = "0.0.0.0" }
        #expect(server.isForOthers)
        #expect(server.address == "http://127.0.0.1:\(server.port)/")
        #expect(try RawClient.ask(server.port, "GET / HTTP/1.1").status == 200)
    }

    @Test func takesAPortThatIsAskedForOrNone() throws {
        let first = try startServer()
        #expect(throws: ServerStartError.portTaken(first.port)) { try startServer { $0.port = first.port } }
        let port = first.port
        first.stop()
        let second = try startServer { $0.port = port }
        #expect(second.port == port)
    }

    @Test func takesTheNextPortWhereTheUsualOneIsTaken() throws {
        let first = try startServer { $0.port = nil }
        let second = try startServer { $0.port = nil }
        #expect(first.port >= ServerSettings.usualPort)
        #expect(second.port > first.port)
        #expect(try RawClient.ask(second.port, "GET / HTTP/1.1").status == 200)
    }

    @Test func tellsWhereNothingCanListen() {
        #expect(throws: ServerStartError.unknownHost("no-such-host.invalid")) {
            try startServer { $0.host = "no-such-host.invalid" }
        }
        #expect(throws: ServerStartError.refused("that is no address of this machine")) {
            try startServer { $0.host = "192.0.2.1" }
        }
    }

    @Test(arguments: ["/nowhere/libmicrohttpd.so", "/etc/passwd", "libc.so.6"])
    func tellsWhereTheLibraryIsMissing(path: String) {
        #expect(throws: ServerStartError.noLibrary) { try startServer { $0.library = path } }
    }
}
