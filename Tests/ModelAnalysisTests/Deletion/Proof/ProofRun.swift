import DataModel

@testable import ModelAnalysis

/// What was tried, over many models.
struct ProofTotals {
    var models = 0
    var graphs = 0
    var deletions = 0
    var announcements = 0
    /// Announcements for entities that can have no valid object.
    var withoutObjects = 0
    /// Announcements that the bounds of other relationships exclude by the numbers of objects.
    var impossible = 0
    /// Announcements that were not seen, in models whose bounds leave the numbers of objects no room.
    var forced = 0

    static func += (total: inout ProofTotals, other: ProofTotals) {
        total.models += other.models
        total.graphs += other.graphs
        total.deletions += other.deletions
        total.announcements += other.announcements
        total.impossible += other.impossible
        total.forced += other.forced
        total.withoutObjects += other.withoutObjects
    }
}

/// The proof for one model: graphs that aim at what is announced, random graphs, and every deletion in each of them.
enum ProofRun {
    /// How much is tried for a model.
    struct Effort {
        /// Random graphs.
        var graphs = 14
        /// Graphs that aim at one announcement, before it counts as never seen.
        var attempts = 400
    }

    static func prove(_ model: Model, seed: Int, effort: Effort, _ totals: inout ProofTotals) -> ProofFailure? {
        var proof = DeletionProof(of: model)
        defer {
            totals.models += 1
            totals.graphs += proof.graphs
            totals.deletions += proof.deletions
        }
        if let message = proof.wrongForm() { return ProofFailure(model: model, message: message) }
        var generator = GraphGenerator(of: proof.facts.resolved, seed: seed)
        func failure(in graph: ObjectGraph, _ proof: inout DeletionProof) -> ProofFailure? {
            proof.check(graph).map { object, message in
                ProofFailure(
                    model: model, message: message, graph: GraphSketch(of: graph, in: proof.facts),
                    deleted: object.index)
            }
        }
        for _ in 0..<effort.graphs {
            if let graph = generator.random(), let failure = failure(in: graph, &proof) { return failure }
        }
        totals.announcements += proof.startEntities.map { proof.announcements(for: $0).count }.reduce(0, +)
        let search = WitnessSearch(of: proof.facts)
        let balance = CountBalance(of: proof.facts.resolved)
        for start in proof.startEntities {
            var sought = proof.unseen(for: start)
            for attempt in 0..<effort.attempts where !sought.isEmpty {
                for announcement in sought where !proof.isSeen(announcement, for: start) {
                    let graph = search.graph(
                        of: announcement, deleting: start, limit: 3 + attempt / 8 % 8 * 2,
                        freshness: [90, 100, 60, 30, 0][attempt % 5], &generator)
                    if let graph, let failure = failure(in: graph, &proof) { return failure }
                }
                sought.removeAll { proof.isSeen($0, for: start) }
                if attempt == 5 {
                    if !sought.isEmpty, !proof.hasObjects[start.index], !balance.canExist(start) {
                        totals.withoutObjects += sought.count
                        sought = []
                    }
                    let isPossible = sought.map { balance.canHappen($0, deleting: start) }
                    totals.impossible += isPossible.count { !$0 }
                    sought = zip(sought, isPossible).filter(\.1).map(\.0)
                }
                if attempt == 30, !sought.isEmpty, !balance.isFree {
                    totals.forced += sought.count
                    sought = []
                }
            }
            if let missed = sought.first {
                return ProofFailure(
                    model: model,
                    message: "deleting \(proof.facts.name(of: start)): '\(missed.text(in: proof.facts))' is announced"
                        + " and never happens")
            }
            if seed.isMultiple(of: 10), let message = wronglyExcluded(for: start, proof, balance) {
                return ProofFailure(model: model, message: message)
            }
        }
        return nil
    }

    /// What was seen though the sums say that it cannot be, so that they cannot excuse what they should not.
    private static func wronglyExcluded(
        for start: EntityID, _ proof: DeletionProof, _ balance: CountBalance
    ) -> String? {
        let name = proof.facts.name(of: start)
        if proof.hasObjects[start.index], !balance.canExist(start) { return "the sums exclude \(name), which exists" }
        let wrong = proof.announcements(for: start).first { announcement in
            proof.isSeen(announcement, for: start) && !balance.canHappen(announcement, deleting: start)
        }
        return wrong.map { "the sums exclude that deleting \(name): '\($0.text(in: proof.facts))', which happened" }
    }
}
