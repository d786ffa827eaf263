import DataModel

@testable import ModelAnalysis

/// A graph by names, so that it can be built again on a model that was made smaller.
struct GraphSketch {
    struct Link {
        let source: Int
        let relationship: String
        let destination: Int
    }

    /// The entity of each object.
    var entities: [String] = []
    var links: [Link] = []

    init(of graph: ObjectGraph, in facts: ModelFacts) {
        for object in graph.objects {
            entities.append(facts.name(of: graph.entity(of: object)))
            for use in facts[graph.entity(of: object)].relationships {
                for other in graph.objects(in: use.property, of: object) {
                    links.append(
                        Link(
                            source: object.index, relationship: facts.qualifiedName(of: use.property),
                            destination: other.index))
                }
            }
        }
    }

    /// The graph on a model, if everything fits and every object is valid.
    func graph(in facts: ModelFacts) -> ObjectGraph? {
        var graph = ObjectGraph(of: facts.resolved)
        var relationships: [String: RelationshipID] = [:]
        for relationship in facts.relationships {
            relationships[facts.qualifiedName(of: relationship.id)] = relationship.id
        }
        for name in entities {
            guard let entity = facts.resolved.entity(named: name), graph.add(entity) != nil else { return nil }
        }
        let objects = graph.objects
        for link in links {
            guard let relationship = relationships[link.relationship],
                graph.link(objects[link.source], relationship, to: objects[link.destination])
            else { return nil }
        }
        graph.markAsSaved()
        return graph.isValid ? graph : nil
    }

    func without(object: Int) -> GraphSketch {
        var smaller = self
        smaller.entities.remove(at: object)
        smaller.links = links.filter { $0.source != object && $0.destination != object }.map { link in
            Link(
                source: link.source - (link.source > object ? 1 : 0), relationship: link.relationship,
                destination: link.destination - (link.destination > object ? 1 : 0))
        }
        return smaller
    }
}

/// A disagreement between the analysis and the simulator.
struct ProofFailure {
    var model: Model
    var message: String
    /// The graph that shows it; nil where no graph does what is announced.
    var graph: GraphSketch?
    /// The object of the graph that is deleted.
    var deleted = 0

    /// The model, the graph, and what both say.
    var text: String {
        var lines = [message, "", "The model:"]
        for entity in model.entities {
            let parent = entity.parent.map { ", kind of \($0)" } ?? ""
            lines.append("  \(entity.name)\(parent)\(entity.isAbstract ? ", abstract" : "")")
            for relationship in entity.relationships { lines.append("    " + Self.text(of: relationship)) }
        }
        let proof = DeletionProof(of: model)
        let facts = proof.facts
        guard let sketch = graph, let graph = sketch.graph(in: facts) else {
            for start in proof.startEntities {
                lines.append("The analysis, deleting \(facts.name(of: start)):")
                lines += proof.announcedText(for: start).map { "  " + $0 }
            }
            return lines.joined(separator: "\n")
        }
        lines.append("The graph:")
        func name(_ index: Int) -> String { sketch.entities[index].lowercased() + String(index + 1) }
        var sample = GraphSample(of: facts)
        for index in sketch.entities.indices { sample.add("\(name(index)): \(sketch.entities[index])") }
        for object in graph.objects {
            lines.append("  " + name(object.index))
            for use in facts[graph.entity(of: object)].relationships {
                let others = graph.objects(in: use.property, of: object).map { name($0.index) }
                guard !others.isEmpty else { continue }
                lines.append(
                    "    \(facts[use.property].relationship.name) = \(others.joined(separator: " "))")
            }
        }
        let object = graph.objects[deleted]
        lines.append("The simulator, deleting \(name(deleted)):")
        lines += sample.describe(DeletionSimulator(of: graph).delete(object)).map { "  " + $0 }
        lines.append("The analysis, deleting \(facts.name(of: graph.entity(of: object))):")
        lines += proof.announcedText(for: graph.entity(of: object)).map { "  " + $0 }
        return lines.joined(separator: "\n")
    }

    private static func text(of relationship: Relationship) -> String {
        var words = [
            "\(relationship.name): \(relationship.isToMany ? "many" : "one") \(relationship.destination ?? "?")"
        ]
        if let inverse = relationship.inverse {
            words.append("inverse \(inverse.entity.map { $0 + "." } ?? "")\(inverse.name)")
        }
        switch relationship.isOptional {
        case nil: words.append("optional or not")
        case false?: words.append("required")
        case true?: break
        }
        if let minimum = relationship.minimumCount { words.append("min \(minimum)") }
        if let maximum = relationship.maximumCount, relationship.isToMany { words.append("max \(maximum)") }
        words.append(relationship.deleteRule?.rawValue ?? "no rule")
        return words.joined(separator: ", ")
    }
}
