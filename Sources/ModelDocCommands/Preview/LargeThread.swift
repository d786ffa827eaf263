#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A thread with as much room for its stack as the first one of a program has: those of Dispatch have little, and files may
/// be nested deep.
enum LargeThread {
    private final class Work {
        let run: @Sendable () -> Void

        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    private static let stackSize = 16 << 20

    /// Starts work on a thread of its own.
    ///
    /// - Parameter run: the work.
    /// - Returns: whether the system has a thread for it.
    static func start(_ run: @escaping @Sendable () -> Void) -> Bool {
        // Several modules define the type, so that its initialiser is now that of the one, now of the other.
        let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
        pthread_attr_init(attributes)
        defer {
            pthread_attr_destroy(attributes)
            attributes.deallocate()
        }
        pthread_attr_setstacksize(attributes, stackSize)
        pthread_attr_setdetachstate(attributes, Int32(PTHREAD_CREATE_DETACHED))
        let work = Unmanaged.passRetained(Work(run))
        #if canImport(Darwin)
            var thread: pthread_t?
            let code = pthread_create(&thread, attributes, { LargeThread.body($0) }, work.toOpaque())
        #else
            var thread = pthread_t()
            let code = pthread_create(
                &thread, attributes, { context in context.flatMap { LargeThread.body($0) } }, work.toOpaque())
        #endif
        if code != 0 { work.release() }
        return code == 0
    }

    private static func body(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
        Unmanaged<Work>.fromOpaque(context).takeRetainedValue().run()
        return nil
    }
}
