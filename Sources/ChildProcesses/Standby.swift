/// Processes that are started before there is anything for them to do, so that the time that takes is not added to that
/// of the work. Those that are never asked end with this object.
public final class Standby: @unchecked Sendable {
    private let lock = Lock()
    private var waiting: [(command: Command, child: ChildProcess)] = []

    /// Starts some processes of a command; what cannot be started now may still be when it is needed.
    public init(_ command: Command, count: Int) {
        for _ in 0..<count {
            guard case .success(let child) = ChildProcess.start(command) else { return }
            waiting.append((command, child))
        }
    }

    deinit { waiting.forEach { $0.child.dismiss() } }

    /// A process that was started as the command would be, and is now its own; nil where none is left.
    func take(for command: Command) -> ChildProcess? {
        lock.lock()
        defer { lock.unlock() }
        let fitting = waiting.firstIndex { other, _ in
            other.program == command.program && other.arguments == command.arguments
                && other.environment == command.environment
        }
        return fitting.map { waiting.remove(at: $0).child }
    }
}
