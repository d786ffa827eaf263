import Foundation
import HTTPTestClient
import ModelDocCommands
import ModelDocKit
import Testing

/// A `modeldoc preview` that runs in this process until it is ended.
final class RunningPreview: @unchecked Sendable {
    /// It ended, or has not begun.
    struct NotServed: Error {
        var errors: String
    }

    private let lock = NSLock()
    private let done = DispatchSemaphore(value: 0)
    private var stop: (@Sendable () -> Void)?
    private var written = ""
    private var wroteOutput = false
    private var status: ModelDocCommands.ExitStatus?

    /// Starts one in the folder of a world, at a port that is free where the arguments name none.
    convenience init(_ world: World, _ arguments: String..., isTerminal: Bool = false, usualPort: Bool = false) {
        self.init(world, arguments, isTerminal: isTerminal, usualPort: usualPort)
    }

    /// Starts one in the folder of a world, at a port that is free where the arguments name none.
    init(_ world: World, _ arguments: [String], isTerminal: Bool = false, usualPort: Bool = false) {
        var context = CommandContext(
            files: FileSystem(workingDirectory: world.path), environment: world.environment,
            isErrorTerminal: isTerminal, readInput: { nil },
            writeOutput: { [weak self] _ in
                self?.lock.withLock { self?.wroteOutput = true }
                return true
            },
            writeError: { [weak self] text in self?.lock.withLock { self?.written += text } })
        context.onInterrupt = { [weak self] stop in self?.lock.withLock { self?.stop = stop } }
        let port = usualPort || arguments.contains { $0.hasPrefix("--port") } ? [] : ["--port", "0"]
        let (line, world) = (["preview"] + arguments + port, context)
        Thread.detachNewThread { [self] in
            let status = ModelDocProgram.run(line, in: world)
            lock.withLock { self.status = status }
            done.signal()
        }
    }

    /// What it has written to stderr.
    var errors: String { lock.withLock { written } }

    /// Whether it has written to stdout.
    var hasOutput: Bool { lock.withLock { wroteOutput } }

    /// Waits until something holds.
    static func wait(within seconds: Double = 20, until holds: () -> Bool) -> Bool {
        let end = ContinuousClock.now + .seconds(seconds)
        while !holds() {
            if ContinuousClock.now > end { return false }
            usleep(5_000)
        }
        return true
    }

    /// The port in the address that it prints.
    func port() throws -> UInt16 {
        _ = Self.wait { self.errors.contains("http://") || self.lock.withLock { self.status != nil } }
        let port = errors.firstMatch(of: /http:\/\/[^ ]+:([0-9]+)\//).flatMap { UInt16($0.output.1) }
        guard let port else { throw NotServed(errors: errors) }
        return port
    }

    /// The page that it serves.
    func page() throws -> String { try RawClient.ask(try port(), "GET / HTTP/1.1").body }

    /// The digest by which the page is known.
    func digest() throws -> String {
        let page = try page()
        return String(try #require(page.firstMatch(of: /data-digest="([^"]*)"/), "\(page.prefix(300))").output.1)
    }

    /// Listens to what it tells, the first of which has come.
    func listen() throws -> RawClient {
        let client = try RawClient(port: try port())
        client.send("GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n")
        #expect(client.receive { $0.contains("event: problems\ndata:") })
        return client
    }

    /// Ends it as Ctrl-C does.
    ///
    /// - Returns: its exit status; nil where it does not end.
    @discardableResult
    func end() -> ModelDocCommands.ExitStatus? {
        _ = Self.wait { self.lock.withLock { self.stop != nil || self.status != nil } }
        lock.withLock { stop }?()
        return awaitEnd()
    }

    /// Waits for it to end by itself.
    func awaitEnd() -> ModelDocCommands.ExitStatus? {
        _ = Self.wait { self.lock.withLock { self.status != nil } }
        return lock.withLock { status }
    }
}
