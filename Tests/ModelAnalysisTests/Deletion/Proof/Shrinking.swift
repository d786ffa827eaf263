import DataModel

@testable import ModelAnalysis

/// Makes a failure smaller as long as it stays one.
enum Shrinking {
    static func shrink(_ failure: ProofFailure, seed: Int, effort: ProofRun.Effort) -> ProofFailure {
        var smallest = failure
        var isSmaller = true
        while isSmaller {
            isSmaller = false
            for candidate in candidates(for: smallest) {
                guard let failure = stillFails(candidate, seed: seed, effort: effort) else { continue }
                smallest = failure
                isSmaller = true
                break
            }
        }
        return smallest
    }

    private static func stillFails(_ candidate: ProofFailure, seed: Int, effort: ProofRun.Effort) -> ProofFailure? {
        guard let sketch = candidate.graph else {
            var totals = ProofTotals()
            let failure = ProofRun.prove(candidate.model, seed: seed, effort: effort, &totals)
            return failure?.graph == nil ? failure : nil
        }
        var proof = DeletionProof(of: candidate.model)
        guard let graph = sketch.graph(in: proof.facts) else { return nil }
        guard let message = proof.check(graph, deleting: graph.objects[candidate.deleted]) else { return nil }
        var failure = candidate
        failure.message = message
        return failure
    }

    private static func candidates(for failure: ProofFailure) -> [ProofFailure] {
        let models = smallerModels(than: failure.model).map { model in
            var smaller = failure
            smaller.model = model
            if let graph = failure.graph {
                // Links along relationships that are no longer there go too.
                let names = Set(
                    model.entities.flatMap { entity in
                        entity.relationships.map { "\(entity.name).\($0.name)" }
                    })
                smaller.graph?.links = graph.links.filter { names.contains($0.relationship) }
            }
            return smaller
        }
        return models + smallerGraphs(than: failure)
    }

    private static func smallerGraphs(than failure: ProofFailure) -> [ProofFailure] {
        guard let graph = failure.graph else { return [] }
        var smaller: [ProofFailure] = []
        for object in graph.entities.indices where object != failure.deleted {
            var candidate = failure
            candidate.graph = graph.without(object: object)
            if object < failure.deleted { candidate.deleted -= 1 }
            smaller.append(candidate)
        }
        for index in graph.links.indices {
            // Both halves of a link of a pair have to go.
            let link = graph.links[index]
            var candidate = failure
            candidate.graph?.links.remove(at: index)
            smaller.append(candidate)
            candidate.graph?.links.removeAll { $0.source == link.destination && $0.destination == link.source }
            smaller.append(candidate)
        }
        return smaller
    }

    private static func smallerModels(than model: Model) -> [Model] {
        var models: [Model] = []
        func add(_ change: (inout Model) -> Void) {
            var smaller = model
            change(&smaller)
            if smaller != model { models.append(smaller) }
        }
        for index in model.entities.indices {
            let name = model.entities[index].name
            add { model in
                model.entities.remove(at: index)
                for place in model.entities.indices {
                    model.entities[place].relationships.removeAll { $0.destination == name }
                    if model.entities[place].parent == name { model.entities[place].parent = nil }
                }
            }
            for place in model.entities[index].relationships.indices {
                let inverse = model.entities[index].relationships[place].inverse?.name
                add { $0.entities[index].relationships.remove(at: place) }
                add { model in
                    model.entities[index].relationships.remove(at: place)
                    for other in model.entities.indices {
                        model.entities[other].relationships.removeAll { $0.name == inverse }
                    }
                }
            }
        }
        for index in model.entities.indices {
            add { $0.entities[index].parent = nil }
            add { $0.entities[index].isAbstract = false }
            for place in model.entities[index].relationships.indices {
                func simplify(_ change: (inout Relationship) -> Void) {
                    add { change(&$0.entities[index].relationships[place]) }
                }
                simplify { $0.minimumCount = nil }
                simplify { if $0.isToMany { $0.maximumCount = nil } }
                simplify { $0.isOptional = true }
                simplify { $0.inverse = nil }
                simplify { $0.deleteRule = nil }
            }
        }
        return models
    }
}
