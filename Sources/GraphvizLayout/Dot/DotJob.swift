import Diagrams

/// A skeleton to place, under the number by which its picture is known.
struct DotJob {
    let number: Int
    let skeleton: Skeleton

    /// How long it takes, to be compared only: measured, it grows with the size at first, and with its square later.
    var cost: Int {
        let size = skeleton.nodes.count + skeleton.edges.count
        return size * (size + 40)
    }

    /// How many graphs a process gets at most: a limit of time for thousands would be none for one.
    private static let largestBatch = 64

    /// Deals jobs out to processes, the largest first, each to the process with the least to do, so that all end at
    /// about the same time. In each, the smallest comes first, so that what passes the time limit stops the fewest.
    ///
    /// - Returns: the batches, that with the most to do first.
    static func batches(of jobs: [DotJob], parallel: Int) -> [[DotJob]] {
        let count = min(jobs.count, max(parallel, (jobs.count + largestBatch - 1) / largestBatch))
        var batches = [(cost: Int, jobs: [DotJob])](repeating: (0, []), count: count)
        for job in jobs.sorted(by: { ($1.cost, $0.number) < ($0.cost, $1.number) }) {
            guard let least = batches.indices.min(by: { batches[$0].cost < batches[$1].cost }) else { break }
            batches[least].cost += job.cost
            batches[least].jobs.append(job)
        }
        return batches.sorted { $0.cost > $1.cost }.map { $0.jobs.reversed() }
    }
}
