#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension CommandContext {
    /// Takes SIGINT, which Ctrl-C sends, and SIGTERM for the rest of the program's life, and calls `stop` for each.
    ///
    /// They are blocked in the thread that calls this, and so in all that it starts; a thread of their own waits for them. Programs
    /// that are started have them as ever.
    public static let systemInterrupts: @Sendable (_ stop: @escaping @Sendable () -> Void) -> Void = { stop in
        var signals = sigset_t()
        sigemptyset(&signals)
        for number in [SIGINT, SIGTERM] {
            sigaddset(&signals, number)
            // One that is ignored, as a shell does for what it runs in the background, would never arrive.
            signal(number, SIG_DFL)
        }
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        _ = LargeThread.start {
            var awaited = sigset_t()
            sigemptyset(&awaited)
            sigaddset(&awaited, SIGINT)
            sigaddset(&awaited, SIGTERM)
            while true {
                var number: Int32 = 0
                if sigwait(&awaited, &number) == 0 { stop() }
            }
        }
    }
}
