/// How far a piece of work is that may take a while.
public struct Progress: Sendable, Equatable {
    /// What is being done.
    public enum Stage: Sendable, CaseIterable {
        /// A model is read and analysed.
        case reading
        /// Pictures are placed and drawn.
        case placing
        /// Pictures are converted to PNG or PDF.
        case converting
        /// Files are written.
        case writing
    }

    /// What is being done.
    public var stage: Stage
    /// How many things are done.
    public var done: Int
    /// How many things there are; 0 where they are not counted.
    public var total: Int

    /// Makes a report of progress.
    ///
    /// - Parameters:
    ///   - stage: what is being done.
    ///   - done: how many things are done.
    ///   - total: how many there are; 0 where they are not counted.
    public init(_ stage: Stage, done: Int = 0, of total: Int = 0) {
        self.stage = stage
        self.done = done
        self.total = total
    }

    /// Takes reports, on any thread, one at a time.
    public typealias Observer = @Sendable (Progress) -> Void
}
