import Dispatch

/// Pieces of work that are handed over one by one, and done on other cores meanwhile.
final class WorkList<Output: Sendable>: @unchecked Sendable {
    private let group = DispatchGroup()
    /// Guards `outputs`.
    private let access = DispatchQueue(label: "modeldoc.work-list")
    private var outputs: [(number: Int, output: Output)] = []
    /// Told how many pieces are done, each time that one is; one call at a time.
    private let observe: (@Sendable (Int) -> Void)?

    /// Makes a list without work.
    ///
    /// - Parameter observe: told how many pieces are done, each time that one is; one call at a time.
    init(observe: (@Sendable (Int) -> Void)? = nil) {
        self.observe = observe
    }

    /// Begins a piece of work as soon as a core is free.
    func add(_ number: Int, _ work: @escaping @Sendable () -> Output) {
        DispatchQueue.global().async(group: group) {
            let output = work()
            self.access.sync {
                self.outputs.append((number, output))
                self.observe?(self.outputs.count)
            }
        }
    }

    /// Waits until all is done.
    ///
    /// - Returns: the results in the order of their numbers.
    func results() -> [Output] {
        group.wait()
        return access.sync { outputs.sorted { $0.number < $1.number }.map(\.output) }
    }
}
