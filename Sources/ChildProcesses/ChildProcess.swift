#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A running process and our ends of its three pipes. All that differs between systems is in this file.
///
/// Every descriptor made here is close-on-exec, so no process holds another's pipe open. The process stays in our
/// process group: Ctrl-C at a terminal ends it with us.
final class ChildProcess {
    /// One of our ends of its pipes.
    enum Stream: Int, CaseIterable {
        case input, output, errors
    }

    /// When its time is over.
    private(set) var deadline: SuspendingClock.Instant
    private let pid: pid_t
    private var descriptors: [Int32]
    private var input: [UInt8] = []
    private var written = 0
    private var outputLimit = 0
    private var output: [UInt8] = []
    private var errors: [UInt8] = []
    private var flooded = false

    /// How much of standard error is kept; the rest is read and dropped.
    private static let errorsKept = 64 << 10

    private init(pid: pid_t, descriptors: [Int32]) {
        self.pid = pid
        self.descriptors = descriptors
        deadline = SuspendingClock.now
    }

    /// Sets it to work: it gets the command's input, and its time begins.
    func begin(_ command: Command) {
        input = command.input
        outputLimit = command.outputLimit
        deadline = SuspendingClock.now + .seconds(command.timeLimit > 0 ? min(command.timeLimit, 1e9) : 0)
        if input.isEmpty { close(.input) }
    }

    /// The descriptor of a pipe that is still open.
    func descriptor(of stream: Stream) -> Int32? {
        descriptors[stream.rawValue] < 0 ? nil : descriptors[stream.rawValue]
    }

    /// Whether it has closed both its outputs, as a process does that ends.
    var isSilent: Bool { descriptor(of: .output) == nil && descriptor(of: .errors) == nil }

    private func close(_ stream: Stream) {
        guard let descriptor = descriptor(of: stream) else { return }
        descriptors[stream.rawValue] = -1
        closeDescriptor(descriptor)
    }
}

// MARK: - Starting

extension ChildProcess {
    /// Starts a process, which waits for `begin`, or says by an `errno` why it cannot be.
    static func start(_ command: Command) -> Result<ChildProcess, StartError> {
        startLock.lock()
        defer { startLock.unlock() }
        return startLocked(command)
    }

    /// Held while a process is started, since a pipe is not close-on-exec from its first moment: one that two threads
    /// start at a time would keep the other's pipe open. (Swift sees no `pipe2` on Linux, and Darwin has none.)
    private static let startLock = Lock()

    private static func startLocked(_ command: Command) -> Result<ChildProcess, StartError> {
        var ours: [Int32] = []
        var theirs: [Int32] = []
        defer { theirs.forEach(closeDescriptor) }
        for stream in Stream.allCases {
            switch makeEnds() {
            case .failure(let error):
                ours.forEach(closeDescriptor)
                return .failure(error)
            case .success(let ends):
                ours.append(stream == .input ? ends.write : ends.read)
                theirs.append(stream == .input ? ends.read : ends.write)
            }
        }
        for descriptor in ours { _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK) }
        #if canImport(Darwin)
            _ = fcntl(ours[0], F_SETNOSIGPIPE, 1)
        #endif
        // A program that was written a moment ago may still be open in a process that another thread is starting.
        var outcome = spawn(command, standardStreams: theirs)
        for _ in 0..<20 {
            guard case .failure(let error) = outcome, error.code == ETXTBSY else { break }
            usleep(10_000)
            outcome = spawn(command, standardStreams: theirs)
        }
        switch outcome {
        case .failure(let error):
            ours.forEach(closeDescriptor)
            return .failure(error)
        case .success(let pid):
            return .success(ChildProcess(pid: pid, descriptors: ours))
        }
    }

    /// Why a process could not be started.
    struct StartError: Error {
        let code: Int32

        /// Whether it may do once other processes have ended.
        var isShortage: Bool { [EAGAIN, ENOMEM, EMFILE, ENFILE].contains(code) }
    }

    /// A pipe whose ends are closed on exec and none of the three standard descriptors, even where those are closed.
    private static func makeEnds() -> Result<(read: Int32, write: Int32), StartError> {
        var ends: [Int32] = [-1, -1]
        guard makePipe(&ends) == 0 else { return .failure(StartError(code: errno)) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        for index in ends.indices where ends[index] < 3 {
            let moved = fcntl(ends[index], F_DUPFD_CLOEXEC, 3)
            guard moved >= 0 else {
                let error = StartError(code: errno)
                ends.forEach(closeDescriptor)
                return .failure(error)
            }
            closeDescriptor(ends[index])
            ends[index] = moved
        }
        return .success((ends[0], ends[1]))
    }

    /// How often a program that is being written is tried again.
    private static let busyRetries = 40
    /// How long to wait between, in microseconds.
    private static let busyPause: UInt32 = 5_000

    private static func spawn(_ command: Command, standardStreams: [Int32]) -> Result<pid_t, StartError> {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
            var flags = POSIX_SPAWN_CLOEXEC_DEFAULT
        #else
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
            var flags: Int32 = 0
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        for (target, descriptor) in standardStreams.enumerated() {
            posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(target))
        }
        // Whatever we block or ignore, the process starts as from a shell.
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigaddset(&signals, SIGPIPE)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        flags |= Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
        posix_spawnattr_setflags(&attributes, Int16(flags))

        var arguments = ([command.program] + command.arguments).map { strdup($0) } + [nil]
        var environment = command.environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { (arguments + environment).forEach { free($0) } }
        var pid: pid_t = 0
        var code = posix_spawn(&pid, command.program, &actions, &attributes, &arguments, &environment)
        // A program that has just been written may be held open for a moment yet, by a process that was started meanwhile.
        for _ in 0..<busyRetries where code == ETXTBSY {
            usleep(busyPause)
            code = posix_spawn(&pid, command.program, &actions, &attributes, &arguments, &environment)
        }
        return code == 0 ? .success(pid) : .failure(StartError(code: code))
    }
}

// MARK: - Talking

extension ChildProcess {
    /// Does what a pipe is ready for: writes a part of the input, or reads what is there.
    func serve(_ stream: Stream, buffer: UnsafeMutableRawBufferPointer) {
        switch stream {
        case .input: writeInput()
        case .output, .errors: _ = read(stream, buffer: buffer)
        }
    }

    /// Writes as much as the pipe takes. A process that closes its input early is no fault; it just gets no more.
    private func writeInput() {
        guard let descriptor = descriptor(of: .input) else { return }
        let count = input.withUnsafeBytes { bytes in
            let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
            return withoutBrokenPipeSignal { write(descriptor, rest.baseAddress, rest.count) }
        }
        if count < 0, errno == EAGAIN || errno == EINTR { return }
        written += max(count, 0)
        if count < 0 || written == input.count { close(.input) }
    }

    /// Reads once.
    ///
    /// - Returns: whether there was something.
    private func read(_ stream: Stream, buffer: UnsafeMutableRawBufferPointer) -> Bool {
        guard let descriptor = descriptor(of: stream) else { return false }
        let count = readDescriptor(descriptor, into: buffer)
        if count < 0, errno == EAGAIN { return false }
        guard count > 0 else {
            close(stream)
            return false
        }
        let bytes = buffer[..<count]
        if stream == .errors {
            errors.append(contentsOf: bytes.prefix(Self.errorsKept - errors.count))
        } else {
            output.append(contentsOf: bytes.prefix(outputLimit - output.count))
            if output.count == outputLimit { flooded = true }
        }
        return true
    }
}

// MARK: - Ending

extension ChildProcess {
    /// What became of it, once it has ended; ends it where its time is over or it has written too much.
    func result(at now: SuspendingClock.Instant, buffer: UnsafeMutableRawBufferPointer) -> CommandResult? {
        let ending: CommandResult.Ending
        if let ended = wait(WNOHANG) {
            ending = flooded ? .tooMuchOutput : ended
        } else if flooded || now >= deadline {
            kill(pid, SIGKILL)
            _ = wait(0)
            ending = flooded ? .tooMuchOutput : .timedOut
        } else {
            return nil
        }
        // What it wrote before its end is in the pipes by now. A process of its own may hold them open and go on
        // writing, so there is no waiting for their end, and no reading without a bound.
        for stream in [Stream.output, .errors] {
            var reads = 0
            while reads < 16, read(stream, buffer: buffer) { reads += 1 }
        }
        Stream.allCases.forEach(close)
        return CommandResult(ending: ending, output: output, errors: errors)
    }

    /// Ends it, whatever it is at.
    func dismiss() {
        kill(pid, SIGKILL)
        _ = wait(0)
        Stream.allCases.forEach(close)
    }

    /// Asks how it ended, which also frees its entry in the system's table.
    private func wait(_ options: Int32) -> CommandResult.Ending? {
        var status: Int32 = 0
        var found: pid_t
        repeat { found = waitpid(pid, &status, options) } while found < 0 && errno == EINTR
        if found == 0 { return nil }
        // Where the whole program ignores SIGCHLD the system keeps no status; the output alone has to tell.
        if found < 0 { return .exited(0) }
        let signal = status & 0x7F
        return signal == 0 ? .exited(status >> 8 & 0xFF) : .signalled(signal)
    }
}

// MARK: - Descriptors

private func makePipe(_ ends: inout [Int32]) -> Int32 { pipe(&ends) }

private func closeDescriptor(_ descriptor: Int32) {
    // Never repeated on EINTR: the descriptor is free by then, and may already be another thread's.
    if descriptor >= 0 { _ = close(descriptor) }
}

private func readDescriptor(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    while true {
        let count = read(descriptor, buffer.baseAddress, buffer.count)
        if count >= 0 || errno != EINTR { return count }
    }
}

/// Writes to a pipe whose reader may be gone, which must be an error and not the end of us.
///
/// Darwin has a flag for that on the pipe. Elsewhere the signal, which goes to the thread that writes, is blocked in
/// this thread during the call and taken from its queue; the handling of signals in the process is left as it is.
private func withoutBrokenPipeSignal(_ write: () -> Int) -> Int {
    #if canImport(Darwin)
        return write()
    #else
        var brokenPipe = sigset_t()
        var before = sigset_t()
        sigemptyset(&brokenPipe)
        sigaddset(&brokenPipe, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &brokenPipe, &before)
        let count = write()
        let code = errno
        if count < 0, code == EPIPE {
            var now = timespec(tv_sec: 0, tv_nsec: 0)
            while sigtimedwait(&brokenPipe, nil, &now) < 0, errno == EINTR {}
        }
        pthread_sigmask(SIG_SETMASK, &before, nil)
        errno = code
        return count
    #endif
}
