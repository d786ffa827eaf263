import Foundation
import HTTPTestClient
import Testing

/// The built program: how it ends, and how much memory it takes.
@Suite struct PreviewProgramTests {
    private let world = World()
    private static let company = try? ProjectFolder.text("examples/company/model.json")

    /// A program that runs until it is ended.
    private final class Program {
        let process = Process()
        private let errors: URL

        init(_ world: World, _ arguments: [String]) throws {
            errors = world.url("errors")
            try Data().write(to: errors)
            process.executableURL = URL(filePath: try Tool.modeldoc())
            process.arguments = arguments
            process.currentDirectoryURL = world.root
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = FileHandle.nullDevice
            process.standardError = try FileHandle(forWritingTo: errors)
            try process.run()
        }

        deinit { if process.isRunning { process.terminate() } }

        func port() throws -> UInt16 {
            var text = ""
            _ = RunningPreview.wait {
                text = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
                return text.contains("until Ctrl-C\n") || !process.isRunning
            }
            let match = try #require(text.firstMatch(of: /http:\/\/[^ ]+:([0-9]+)\//), "\(text)")
            return try #require(UInt16(match.output.1))
        }

        /// How much memory it has, in KiB.
        func memory() throws -> Int {
            let run = try FinishedProcess(["ps", "-o", "rss=", "-p", "\(process.processIdentifier)"])
            return try #require(Int(run.output.trimmingCharacters(in: .whitespacesAndNewlines)))
        }
    }

    @Test(arguments: [SIGINT, SIGTERM]) func endsCleanlyWithOpenConnections(signal: Int32) throws {
        try world.write(SmallModel.shop, to: "shop.json")
        let program = try Program(world, ["preview", "shop.json", "--port", "0", "--no-open"])
        let port = try program.port()
        let clients = try (0..<20).map { number in
            let client = try RawClient(port: port)
            client.send(number % 2 == 0 ? "GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n" : "GET / HTTP/1.1\r\nHo")
            if number % 2 == 0 { #expect(client.receive { $0.contains("event: problems") }) }
            return client
        }
        let start = ContinuousClock.now
        kill(program.process.processIdentifier, signal)
        program.process.waitUntilExit()
        #expect(ContinuousClock.now - start < .seconds(3))
        #expect(program.process.terminationStatus == 0)
        #expect(program.process.terminationReason == .exit)
        for client in clients { #expect(client.isClosed(within: 2)) }
    }

    /// A thousand connections, though the shell allows fewer open files.
    @Test func raisesTheLimitOfOpenFiles() throws {
        try world.write(SmallModel.shop, to: "shop.json")
        let shell = try #require(Tool.path("bash"))
        let program = try Tool.modeldoc()
        let process = Process()
        process.executableURL = URL(filePath: shell)
        process.arguments = [
            "-c", "ulimit -S -n 256; exec \"$0\" preview shop.json --port 0 --no-open 2>errors", program,
        ]
        process.currentDirectoryURL = world.root
        try process.run()
        defer { process.terminate() }
        var text = ""
        _ = RunningPreview.wait {
            text = (try? world.text("errors")) ?? ""
            return text.contains("until Ctrl-C\n")
        }
        let match = try #require(text.firstMatch(of: /127.0.0.1:([0-9]+)/), "\(text)")
        let port = try #require(UInt16(match.output.1))
        let clients = try (0..<1000).map { _ in
            let client = try RawClient(port: port)
            client.send("GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n")
            return client
        }
        for client in clients { #expect(client.receive(within: 20) { $0.contains("event: problems") }) }
    }

    @Test func takesNoMoreMemoryWithEachReload() throws {
        let text = try #require(Self.company)
        let isFull = ProcessInfo.processInfo.environment["MODELDOC_FULL_TESTS"] == "1"
        let (warmUp, total) = isFull ? (100, 1000) : (40, 120)
        try world.write(text, to: "model.json")
        let program = try Program(world, ["preview", "model.json", "--port", "0", "--no-open"])
        let port = try program.port()
        let client = try RawClient(port: port)
        client.send("GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n")
        #expect(client.receive { $0.contains("event: problems\ndata:") })
        var before = 0
        for number in 1...total {
            client.forget()
            try world.write(text.replacingOccurrences(of: "salary", with: "salary\(number)"), to: "model.json")
            try #require(client.receive(within: 20) { $0.contains("event: problems\ndata: \n\n") })
            if number % 10 == 0 {
                #expect(try RawClient.ask(port, "GET / HTTP/1.1").body.contains("salary\(number)"))
            }
            if number == warmUp { before = try program.memory() }
        }
        let after = try program.memory()
        print("Memory of the preview: \(before) KiB after \(warmUp) reloads, \(after) KiB after \(total)")
        #expect(Double(after) < Double(before) * 1.1)
    }
}
