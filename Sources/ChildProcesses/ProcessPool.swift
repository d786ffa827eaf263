#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Runs programs, some at a time, in one thread: one `poll` loop feeds and reads them all, so that no full pipe can
/// bring two processes to wait for each other.
public enum ProcessPool {
    /// How many cores there are, and so how many programs are worth running at a time.
    public static var coreCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

    /// How often to look for a process that has ended though another one holds its pipes open, in milliseconds.
    private static let tick: Int64 = 100

    /// Runs all commands and returns when the last has ended; none is left behind.
    ///
    /// - Parameters:
    ///   - commands: what to run; started in this order.
    ///   - parallel: how many to run at a time, at least one.
    /// - Returns: one result a command, in their order.
    public static func run(_ commands: [Command], parallel: Int) -> [CommandResult] {
        var results = [CommandResult](repeating: CommandResult(ending: .notStarted(0)), count: commands.count)
        run(commands, parallel: parallel) { results[$0] = $1 }
        return results
    }

    /// Runs all commands, and hands each result over as soon as it is there.
    ///
    /// - Parameters:
    ///   - commands: what to run; started in this order.
    ///   - parallel: how many to run at a time, at least one.
    ///   - standby: processes that may be running already.
    ///   - deliver: takes the number of a command and its result.
    public static func run(
        _ commands: [Command], parallel: Int, standby: Standby? = nil, deliver: (Int, CommandResult) -> Void
    ) {
        var running: [(index: Int, child: ChildProcess)] = []
        var next = 0
        var patience: Int64 = 1
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 16)
        defer { buffer.deallocate() }

        while next < commands.count || !running.isEmpty {
            start: while next < commands.count, running.count < max(parallel, 1) {
                switch standby?.take(for: commands[next]).map(Result.success) ?? ChildProcess.start(commands[next]) {
                case .success(let child):
                    child.begin(commands[next])
                    running.append((next, child))
                case .failure(let error):
                    if error.isShortage, !running.isEmpty { break start }
                    deliver(next, CommandResult(ending: .notStarted(error.code)))
                }
                next += 1
            }
            let ending = running.contains { $0.child.isSilent }
            patience = ending ? min(patience * 2, 16) : 1
            serve(running.map(\.child), for: ending ? patience : tick, buffer: buffer)
            let now = SuspendingClock.now
            running.removeAll { index, child in
                guard let result = child.result(at: now, buffer: buffer) else { return false }
                deliver(index, result)
                return true
            }
        }
    }

    /// Waits until a pipe is ready, a deadline passes or some milliseconds are over, and serves what is ready.
    private static func serve(
        _ children: [ChildProcess], for milliseconds: Int64, buffer: UnsafeMutableRawBufferPointer
    ) {
        guard let deadline = children.map(\.deadline).min() else { return }
        var polled: [pollfd] = []
        var streams: [(child: ChildProcess, stream: ChildProcess.Stream)] = []
        for child in children {
            for stream in ChildProcess.Stream.allCases {
                guard let descriptor = child.descriptor(of: stream) else { continue }
                let events = Int16(stream == .input ? POLLOUT : POLLIN)
                polled.append(pollfd(fd: descriptor, events: events, revents: 0))
                streams.append((child, stream))
            }
        }
        let left = (deadline - SuspendingClock.now) / .milliseconds(1)
        let timeout = max(0, min(milliseconds, Int64(left.rounded(.up))))
        guard poll(&polled, nfds_t(polled.count), Int32(timeout)) > 0 else { return }
        for (entry, served) in zip(polled, streams) where entry.revents != 0 {
            served.child.serve(served.stream, buffer: buffer)
        }
    }
}
