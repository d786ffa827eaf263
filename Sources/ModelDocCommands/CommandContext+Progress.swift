import ModelDocKit

extension CommandContext {
    /// The time in seconds by the system's clock.
    public static let systemTime: @Sendable () -> Double = {
        let start = SuspendingClock.now
        return { (SuspendingClock.now - start) / .seconds(1) }
    }()

    /// Whether a line may be rewritten on stderr: on a terminal that can do it, and that somebody looks at.
    var showsProgress: Bool {
        isErrorTerminal && environment["TERM"] != "dumb" && environment["CI", default: ""].isEmpty
    }

    /// Does work with a pipeline; where it takes long, a line on the terminal tells how far it is until it is done.
    ///
    /// - Parameters:
    ///   - modelDoc: the pipeline.
    ///   - work: what to do with it.
    /// - Returns: what the work returns; the line is gone then, as it is where the work fails.
    /// - Throws: what the work throws.
    func showingProgress<Result, Fault: Error>(
        of modelDoc: ModelDoc, _ work: (ModelDoc) throws(Fault) -> Result
    ) throws(Fault) -> Result {
        guard showsProgress else { return try work(modelDoc) }
        let line = ProgressLine(now: now, write: writeError)
        defer { line.end() }
        var modelDoc = modelDoc
        modelDoc.progress = { line.update($0) }
        return try work(modelDoc)
    }
}
