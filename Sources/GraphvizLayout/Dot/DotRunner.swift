import ChildProcesses
import Diagrams

/// Runs `dot` over jobs until each has an outcome.
struct DotRunner {
    let program: DotProgram
    let timeLimit: Double
    let parallel: Int
    let standby: Standby?

    /// What became of one job in one process.
    enum Attempt {
        case placed(Placement)
        /// The process was killed before it came to this graph, or while it was at it.
        case timedOut
        /// The process ended without a picture of this graph.
        case missing(CommandResult)
        /// There is a picture, but not of this graph as it should be.
        case wrong(String)
    }

    /// Places the jobs, and hands over one outcome a job by its number: at once what is placed at the first attempt, in
    /// the end all the rest.
    ///
    /// - Throws: `LayoutError` where `dot` cannot place even the smallest graph.
    func place(_ jobs: [DotJob], deliver: (Int, LayoutOutcome) -> Void) throws(LayoutError) {
        let batches = DotJob.batches(of: jobs, parallel: parallel)
        var attempts = run(batches, effort: .full) { number, attempt in
            if case .placed(let placement) = attempt { deliver(number, .placed(placement)) }
        }
        let delivered = Set(attempts.filter(\.value.isPlaced).keys)
        if attempts.values.allSatisfy({ !$0.isPlaced }) { try checkThatItPlacesAnything() }
        let again = batches.filter { $0.count > 1 }.joined().filter { attempts[$0.number]?.isPlaced != true }
        attempts.merge(run(alone(again), effort: .full)) { _, alone in alone }

        let slow = jobs.filter { attempts[$0.number]?.isTimedOut == true }
        let hasty = run(alone(slow), effort: .hasty)
        attempts.merge(hasty) { _, hasty in hasty }
        let late = attempts.filter { !delivered.contains($0.key) }
        for (number, outcome) in outcomes(of: late, hasty: Set(hasty.keys)) { deliver(number, outcome) }
    }

    private func alone(_ jobs: some Sequence<DotJob>) -> [[DotJob]] {
        jobs.sorted { ($1.cost, $0.number) < ($0.cost, $1.number) }.map { [$0] }
    }

    private func outcomes(of attempts: [Int: Attempt], hasty: Set<Int>) -> [Int: LayoutOutcome] {
        let failed = attempts.values.contains { $0.hasFailed }
        let version = failed ? version() : nil
        let remark =
            if let version, version < .oldestTrusted {
                " (Graphviz \(version); \(DotVersion.oldestTrusted) or newer is needed)"
            } else {
                ""
            }
        return attempts.reduce(into: [:]) { outcomes, entry in
            let outcome: LayoutOutcome =
                switch entry.value {
                case .placed(let placement): hasty.contains(entry.key) ? .placedInHaste(placement) : .placed(placement)
                case .timedOut: .timedOut
                case .missing(let result): .failed(DotDiagnostics.text(of: result) + remark)
                case .wrong(let text): .failed(text + remark)
                }
            outcomes[entry.key] = outcome
        }
    }

    /// Finds out whether it is the graphs' fault that none of them was placed: tries the smallest graph that has an edge.
    ///
    /// - Throws: `LayoutError` where `dot` failed, or took too long, even at that.
    private func checkThatItPlacesAnything() throws(LayoutError) {
        let box = Skeleton.Node(width: 100, bands: [20, 20])
        let edge = Skeleton.Edge(tail: .init(node: 0, band: 0), head: .init(node: 1, band: 1), weight: 1)
        let job = DotJob(number: 0, skeleton: Skeleton(nodes: [box, box], edges: [edge]))
        let result = run([command(for: [job], effort: .full)])[0]
        switch attempt(job, in: pictures(of: result), of: result) {
        case .placed: return
        case .timedOut: throw LayoutError(DotDiagnostics.hung(program, timeLimit: timeLimit))
        case .missing(let result):
            throw LayoutError(DotDiagnostics.failed(program, result, version: version()))
        case .wrong(let text):
            var result = result
            if result.errors.isEmpty { result.errors = Array(text.utf8) }
            throw LayoutError(DotDiagnostics.failed(program, result, version: version()))
        }
    }

    /// Asks `dot` for its version; done only where something failed, at most once for a list of skeletons.
    private func version() -> DotVersion? {
        let asking = Command(
            program: program.path, arguments: ["-V"], environment: program.environment,
            timeLimit: min(timeLimit, 5), outputLimit: 1 << 16)
        let result = run([asking])[0]
        return DotVersion(printed: String(decoding: result.errors + result.output, as: UTF8.self))
    }
}

// MARK: - Running

extension DotRunner {
    private func run(_ commands: [Command]) -> [CommandResult] {
        ProcessPool.run(commands, parallel: parallel)
    }

    private func run(
        _ batches: [[DotJob]], effort: DotText.Effort, observe: (Int, Attempt) -> Void = { _, _ in }
    ) -> [Int: Attempt] {
        var attempts: [Int: Attempt] = [:]
        let commands = batches.map { command(for: $0, effort: effort) }
        ProcessPool.run(commands, parallel: parallel, standby: standby) { index, result in
            let pictures = pictures(of: result)
            for job in batches[index] {
                let attempt = attempt(job, in: pictures, of: result)
                attempts[job.number] = attempt
                observe(job.number, attempt)
            }
        }
        return attempts
    }

    private func command(for batch: [DotJob], effort: DotText.Effort) -> Command {
        let input = batch.map { DotText.text(of: $0.skeleton, number: $0.number, effort: effort) }.joined()
        // A box takes 300 bytes, a long line some thousand: far above that, the program is out of its mind.
        let size = batch.reduce(0) { $0 + $1.skeleton.nodes.count + $1.skeleton.edges.count }
        var command = program.layoutCommand
        command.input = Array(input.utf8)
        command.timeLimit = timeLimit
        command.outputLimit = min(256 << 20, (1 << 20) + (size << 16))
        return command
    }

    /// The complete pictures that a process left, however it ended; none of one that wrote without end.
    private func pictures(of result: CommandResult) -> [DotPicture] {
        result.ending == .tooMuchOutput ? [] : DotPictureReader.pictures(in: result.output)
    }

    private func attempt(_ job: DotJob, in pictures: [DotPicture], of result: CommandResult) -> Attempt {
        guard let picture = pictures.first(where: { $0.number == job.number }) else {
            return result.ending == .timedOut ? .timedOut : .missing(result)
        }
        do {
            return .placed(try picture.placement(of: job.skeleton))
        } catch {
            return .wrong(error.text)
        }
    }
}

extension DotRunner.Attempt {
    var isPlaced: Bool {
        if case .placed = self { true } else { false }
    }

    var isTimedOut: Bool {
        if case .timedOut = self { true } else { false }
    }

    var hasFailed: Bool { !isPlaced && !isTimedOut }
}
