import DataModel

/// The groups of entities of which cascades lead from each to each other one.
///
/// An object has the relationships of its entity and of all that this is a kind of, and a relationship can hold objects of all
/// kinds of its destination. So the graph has three nodes for an entity: an object of exactly it, what such an object has
/// by it, and an object of it or of one of its kinds. It grows with the model, not with the number of pairs of kinds.
///
/// It is not weighed that over a one-to-one pair which cascades at both ends an object leads back to none but the one that
/// took it along; so an entity may be named that is reached over that pair only.
struct CascadeCircles {
    /// A group, and one way round in it.
    struct Circle {
        /// In model order.
        let entities: [EntityID]
        /// Cascades that lead from the first of them over others back to it.
        let way: [RelationshipID]
    }

    private struct Edge {
        let node: Int
        let via: RelationshipID?
    }

    private let model: CheckedModel
    private var edges: [[Edge]]

    private init(_ model: CheckedModel) {
        self.model = model
        let count = model.entities.count
        edges = [[Edge]](repeating: [], count: 3 * count)
        for entity in model.resolved.entities {
            let index = entity.id.index
            if !entity.entity.isAbstract {
                edges[index].append(Edge(node: count + index, via: nil))
                edges[2 * count + index].append(Edge(node: index, via: nil))
            }
            guard let parent = entity.parent?.index else { continue }
            edges[count + index].append(Edge(node: count + parent, via: nil))
            edges[2 * count + parent].append(Edge(node: 2 * count + index, via: nil))
        }
        let ends = RelationshipEnds(of: model.resolved, model.relationships)
        for facts in model.relationships where facts.relationship.deleteRule == .cascade {
            guard let source = ends.source(of: facts.id), let destination = ends.destination(of: facts.id) else {
                continue
            }
            edges[count + source.index].append(Edge(node: 2 * count + destination.index, via: facts.id))
        }
    }

    /// The circles of a model: those over several entities and links; one pair alone is no circle, nor is an entity whose
    /// cascade leads to itself.
    static func all(in model: CheckedModel) -> [Circle] {
        guard model.relationships.contains(where: { $0.relationship.deleteRule == .cascade }) else { return [] }
        let graph = CascadeCircles(model)
        let components = StronglyConnected.components(of: graph.edges.map { $0.map(\.node) })
        var members = [[Int]](repeating: [], count: (components.max() ?? -1) + 1)
        for (node, component) in components.enumerated() { members[component].append(node) }
        let circles = members.compactMap { graph.circle(of: $0, components) }
        return circles.sorted { ($0.entities.first?.index ?? 0) < ($1.entities.first?.index ?? 0) }
    }

    private func circle(of nodes: [Int], _ components: [Int]) -> Circle? {
        let count = model.entities.count
        let entities = nodes.filter { $0 < count }.map { model.entities[$0].id }
        guard entities.count > 1, let first = entities.first else { return nil }
        var links: Set<RelationshipID> = []
        for node in nodes {
            for edge in edges[node] where components[edge.node] == components[node] {
                guard let via = edge.via, !CascadeSelfLoop.isLoop(model[via], in: model) else { continue }
                links.insert(min(via, model[via].partner ?? via))
            }
        }
        return links.count > 1 ? Circle(entities: entities, way: way(from: first.index, components)) : nil
    }

    /// The shortest way from a node back to it, over several entities if there is one.
    private func way(from start: Int, _ components: [Int]) -> [RelationshipID] {
        let way = way(from: start, components, withLoops: false)
        return way.isEmpty ? self.way(from: start, components, withLoops: true) : way
    }

    private func way(from start: Int, _ components: [Int], withLoops: Bool) -> [RelationshipID] {
        var cameFrom: [Int: (node: Int, via: RelationshipID?)] = [:]
        var pending = [start]
        var done = 0
        while done < pending.count {
            let node = pending[done]
            done += 1
            for edge in edges[node] where components[edge.node] == components[start] && cameFrom[edge.node] == nil {
                if let via = edge.via, !withLoops, CascadeSelfLoop.isLoop(model[via], in: model) { continue }
                cameFrom[edge.node] = (node, edge.via)
                if edge.node == start { return steps(to: start, cameFrom) }
                pending.append(edge.node)
            }
        }
        return []
    }

    private func steps(to end: Int, _ cameFrom: [Int: (node: Int, via: RelationshipID?)]) -> [RelationshipID] {
        var way: [RelationshipID] = []
        var node = end
        repeat {
            guard let step = cameFrom[node] else { break }
            if let via = step.via { way.append(via) }
            node = step.node
        } while node != end
        return way.reversed()
    }
}
