import DataModel
import ModelAnalysis

/// A model in few words, and what is said about deletions in it, as lines that can be compared.
struct DeletionSample {
    let facts: ModelFacts
    let analysis: DeletionAnalysis

    init(_ entities: Entity...) {
        self.init(entities)
    }

    init(_ entities: [Entity]) {
        var model = Model(name: "Sample")
        model.entities = entities
        self.init(model)
    }

    init(_ model: Model) {
        facts = ModelFacts(of: ModelResolver.resolve(model), rules: [])
        analysis = DeletionAnalysis(of: facts)
    }

    /// What the analysis says about the deletion of an object of this entity, sorted:
    /// `deletes Task via Project.tasks for certain`, `unlinks Team via Department.team`,
    /// `refused by Employee via Department.employees: deny`, `Event.place dangles to Place, stored`. Where an entity
    /// inherits the relationship, `from Kind` or `of Kind` names it.
    func announced(for entity: String) -> [String] {
        guard let id = facts.resolved.entity(named: entity) else { return ["no entity \(entity)"] }
        return Self.lines(of: analysis.deletion(of: id), in: facts).sorted()
    }

    static func lines(of deletion: DeletionFacts, in facts: ModelFacts) -> [String] {
        func inherited(_ word: String, _ entity: EntityID, _ via: RelationshipID) -> String {
            facts[via].owner == entity ? "" : " \(word) \(facts.name(of: entity))"
        }
        var lines: [String] = []
        for entry in deletion.deletes {
            lines.append(
                "deletes \(facts.name(of: entry.entity)) via \(facts.qualifiedName(of: entry.via))"
                    + inherited("from", entry.from, entry.via) + (entry.isCertain ? " for certain" : ""))
        }
        for entry in deletion.unlinks {
            lines.append(
                "unlinks \(facts.name(of: entry.entity)) via \(facts.qualifiedName(of: entry.via))"
                    + inherited("from", entry.from, entry.via))
        }
        for entry in deletion.refusedBy {
            lines.append(
                "refused by \(facts.name(of: entry.entity)) via \(facts.qualifiedName(of: entry.via))"
                    + inherited("from", entry.from, entry.via) + ": \(entry.reason.rawValue)")
        }
        for entry in deletion.dangles {
            lines.append(
                "\(facts.qualifiedName(of: entry.via))" + inherited("of", entry.holder, entry.via)
                    + " dangles to \(facts.name(of: entry.gone)), \(entry.how.rawValue)")
        }
        return lines
    }

    /// Objects and links: `d: Department`, `e f: Employee`, `d.employees = e f`. The graph counts as saved.
    func graph(_ lines: String...) -> GraphSample {
        var sample = GraphSample(of: facts)
        for line in lines { sample.add(line) }
        sample.graph.markAsSaved()
        return sample
    }
}

/// Named objects, and what comes of their deletion.
struct GraphSample {
    let facts: ModelFacts
    var graph: ObjectGraph
    private(set) var objects: [String: ObjectGraph.ObjectID] = [:]
    private var names: [String] = []

    init(of facts: ModelFacts) {
        self.facts = facts
        graph = ObjectGraph(of: facts.resolved)
    }

    /// Adds objects (`e f: Employee`) or links (`d.employees = e f`). What does not fit is left out, so that the test that
    /// expects it fails.
    mutating func add(_ line: String) {
        let words = line.split(whereSeparator: { " .:=".contains($0) }).map(String.init)
        if line.contains("=") {
            guard let source = objects[words[0]] else { return }
            let relationship = facts[graph.entity(of: source)].relationships.map(\.property)
                .first { facts[$0].relationship.name == words[1] }
            guard let relationship else { return }
            for name in words.dropFirst(2) {
                if let destination = objects[name] { graph.link(source, relationship, to: destination) }
            }
        } else if let name = words.last, let entity = facts.resolved.entity(named: name) {
            for word in words.dropLast() {
                guard let object = graph.add(entity) else { continue }
                objects[word] = object
                names.append(word)
            }
        }
    }

    /// `d.employees: e f`, in the order of links.
    func holds(_ path: String) -> [String] {
        let words = path.split(separator: ".").map(String.init)
        guard let object = objects[words[0]] else { return [] }
        return facts[graph.entity(of: object)].relationships.map(\.property)
            .filter { facts[$0].relationship.name == words[1] }
            .flatMap { graph.objects(in: $0, of: object) }.map(name)
    }

    /// What comes of deleting these objects together: first `saved` or `refused CODE`, then
    /// `deleted e via d.employees`, `e.department loses d`, `e.department refers to d, stored`, `1570 e.department`.
    func deleting(_ names: String...) -> [String] {
        describe(DeletionSimulator(of: graph).delete(names.compactMap { objects[$0] }))
    }

    func describe(_ outcome: SimulatedDeletion) -> [String] {
        func path(_ object: ObjectGraph.ObjectID, _ relationship: RelationshipID) -> String {
            "\(name(object)).\(facts[relationship].relationship.name)"
        }
        var lines = [outcome.errorCode.map { "refused \($0)" } ?? "saved"]
        for entry in outcome.effects.deleted {
            guard let from = entry.from, let via = entry.via else {
                lines.append("deleted \(name(entry.object))")
                continue
            }
            lines.append("deleted \(name(entry.object)) via \(path(from, via))")
        }
        for entry in outcome.effects.unlinked {
            lines.append("\(path(entry.object, entry.relationship)) loses \(name(entry.lost))")
        }
        for entry in outcome.effects.dangling {
            lines.append("\(path(entry.holder, entry.via)) refers to \(name(entry.gone)), \(entry.how.rawValue)")
        }
        for entry in outcome.refusals {
            let others = entry.others.map(name).joined(separator: " ")
            lines.append(
                "\(entry.error.rawValue) \(path(entry.object, entry.relationship))"
                    + (others.isEmpty ? "" : ": \(others)"))
        }
        return lines
    }

    private func name(_ object: ObjectGraph.ObjectID) -> String { names[object.index] }
}

extension Entity {
    init(_ name: String, kindOf parent: String? = nil, isAbstract: Bool = false, _ relationships: Relationship...) {
        self.init(name: name)
        self.parent = parent
        self.isAbstract = isAbstract
        self.relationships = relationships
    }
}

extension Relationship {
    /// A to-one relationship; `inverse` is a name in the destination.
    static func one(
        _ name: String, _ destination: String, inverse: String? = nil, required: Bool = false, _ rule: DeleteRule?
    ) -> Relationship {
        var relationship = Relationship(name: name, destination: destination)
        relationship.inverse = inverse.map { InverseReference(name: $0) }
        relationship.isOptional = !required
        relationship.maximumCount = 1
        relationship.deleteRule = rule
        return relationship
    }

    /// A to-many relationship; `inverse` is a name in the destination.
    static func many(
        _ name: String, _ destination: String, inverse: String? = nil, required: Bool = false, from minimum: Int? = nil,
        to maximum: Int? = nil, _ rule: DeleteRule?
    ) -> Relationship {
        var relationship = one(name, destination, inverse: inverse, required: required, rule)
        relationship.isToMany = true
        relationship.minimumCount = minimum
        relationship.maximumCount = maximum
        return relationship
    }

    var inMemory: Relationship {
        var relationship = self
        relationship.isTransient = true
        return relationship
    }
}
