import DataModel
import Testing

@testable import ModelAnalysis

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// The deletion analysis says neither too little nor too much: it is held against the simulator over small models and their
/// object graphs.
@Suite struct DeletionProofTests {
    private static let isFull = getenv("MODELDOC_FULL_TESTS").map { String(cString: $0) } == "1"
    private static let models = isFull ? 60_000 : 5_000
    private static let shares = 4

    @Test func whatIsAnnouncedHappensAndNothingElse() async {
        let start = ContinuousClock.now
        var totals = ProofTotals()
        var failures: [ProofFailure] = []
        await withTaskGroup(of: (ProofTotals, ProofFailure?).self) { group in
            for share in 0..<Self.shares {
                group.addTask { Self.prove(share: share) }
            }
            for await (part, failure) in group {
                totals += part
                if let failure { failures.append(failure) }
            }
        }
        for failure in failures { Issue.record(Comment(rawValue: failure.text)) }
        print(
            """
            Deletion proof: \(totals.models) models, \(totals.graphs) graphs, \(totals.deletions) deletions in \
            \(ContinuousClock.now - start); \(totals.announcements) announcements, all seen but \
            \(totals.withoutObjects) for entities that can have no valid object, \(totals.impossible) that the numbers of \
            objects exclude and \(totals.forced) where they leave no room.
            """)
        if failures.isEmpty { #expect(totals.deletions >= (Self.isFull ? 1_000_000 : 100_000)) }
    }

    private static func prove(share: Int) -> (ProofTotals, ProofFailure?) {
        var totals = ProofTotals()
        let effort = ProofRun.Effort()
        for seed in stride(from: share, to: models, by: shares) {
            var generator = ModelGenerator(seed: seed)
            let model = generator.model()
            if let failure = ProofRun.prove(model, seed: seed, effort: effort, &totals) {
                return (totals, Shrinking.shrink(failure, seed: seed, effort: effort))
            }
        }
        return (totals, nil)
    }
}
