import DataModel

@testable import ModelAnalysis

/// Holds what the analysis says about one model against what the simulator does to its object graphs.
struct DeletionProof {
    /// What the analysis says about the deletion of an object of one entity, and what of it was seen.
    private struct Claims {
        let deletion: DeletionFacts
        let announcements: [Announcement]
        let certain: [EntityID]
        var isAnnounced: [Bool]
        var isSeen: [Bool]
        var mayDelete: [Bool]
    }

    let facts: ModelFacts
    let shape: GraphShape
    /// The entities of which a valid object was seen.
    private(set) var hasObjects: [Bool]
    private(set) var graphs = 0
    private(set) var deletions = 0
    private var claims: [Claims?] = []
    private var marked: [Int]

    init(of model: Model) {
        facts = ModelFacts(of: ModelResolver.resolve(model), rules: [])
        let analysis = DeletionAnalysis(of: facts)
        shape = GraphShape(of: facts.resolved)
        let entities = facts.entities.count
        let relationships = facts.relationships.count
        hasObjects = [Bool](repeating: false, count: entities)
        marked = [Int](repeating: 0, count: entities)
        let keys = Announcement.kinds * entities * entities * relationships
        for entity in facts.entities {
            guard !entity.entity.isAbstract else {
                claims.append(nil)
                continue
            }
            let deletion = analysis.deletion(of: entity.id)
            let announcements = Announcement.all(in: deletion)
            var claim = Claims(
                deletion: deletion, announcements: announcements,
                certain: deletion.deletes.filter(\.isCertain).map(\.entity),
                isAnnounced: [Bool](repeating: false, count: keys), isSeen: [Bool](repeating: false, count: keys),
                mayDelete: [Bool](repeating: false, count: entities))
            for announcement in announcements { claim.isAnnounced[key(of: announcement)] = true }
            for entry in deletion.deletes { claim.mayDelete[entry.entity.index] = true }
            claims.append(claim)
        }
    }

    private func key(of announcement: Announcement) -> Int {
        announcement.key(entities: facts.entities.count, relationships: facts.relationships.count)
    }

    /// The entities that an object can be of.
    var startEntities: [EntityID] { facts.entities.map(\.id).filter { claims[$0.index] != nil } }

    /// Everything that was announced for the deletion of an object of this entity.
    func announcements(for entity: EntityID) -> [Announcement] { claims[entity.index]?.announcements ?? [] }

    /// Whether it came of a deletion of an object of this entity.
    func isSeen(_ announcement: Announcement, for entity: EntityID) -> Bool {
        claims[entity.index]?.isSeen[key(of: announcement)] ?? false
    }

    /// What was announced for the deletion of an object of this entity and not seen so far.
    func unseen(for entity: EntityID) -> [Announcement] {
        guard let claims = claims[entity.index] else { return [] }
        return claims.announcements.filter { !claims.isSeen[key(of: $0)] }
    }

    /// What is wrong with the form of what is announced: each step must be one that its rule takes, and what is deleted a
    /// tree from the object that is deleted first.
    func wrongForm() -> String? {
        for entity in startEntities {
            guard let claims = claims[entity.index] else { continue }
            func wrong(_ announcement: Announcement) -> String {
                "deleting \(facts.name(of: entity)): '\(announcement.text(in: facts))' is no real step"
            }
            var reached = [Bool](repeating: false, count: facts.entities.count)
            var isListed = reached
            reached[entity.index] = true
            for announcement in claims.announcements {
                switch announcement {
                case .deletes(let destination, let from, let via):
                    guard reached[from.index], isStep(from, via, destination, [.cascade]), !isListed[destination.index]
                    else { return wrong(announcement) }
                    reached[destination.index] = true
                    isListed[destination.index] = true
                case .unlinks(let destination, let from, let via):
                    guard reached[from.index], isStep(from, via, destination, [.nullify]) else {
                        return wrong(announcement)
                    }
                case .refused(let destination, let from, let via, let reason):
                    guard reached[from.index], isStep(from, via, destination, reason == .deny ? [.deny] : [.nullify])
                    else { return wrong(announcement) }
                case .dangles(let holder, let via, let gone, _):
                    guard reached[gone.index], isStep(holder, via, gone, nil) else { return wrong(announcement) }
                }
            }
            if Set(claims.announcements).count != claims.announcements.count {
                return "deleting \(facts.name(of: entity)): something is announced twice"
            }
        }
        return nil
    }

    private func isStep(
        _ source: EntityID, _ relationship: RelationshipID, _ destination: EntityID, _ rules: [DeleteRule]?
    ) -> Bool {
        let empty = ObjectGraph(of: facts.resolved)
        guard empty.canLink(source, relationship, destination) else { return false }
        return rules.map { rules in
            shape.relationships[relationship.index].deleteRule.map(rules.contains) ?? false
        } ?? true
    }

    /// Deletes each object of a graph, each time in the same state of it.
    ///
    /// - Returns: The first object whose deletion does what was not announced, and what that is.
    mutating func check(_ graph: ObjectGraph) -> (ObjectGraph.ObjectID, String)? {
        graphs += 1
        for object in graph.objects {
            if let failure = check(graph, deleting: object) { return (object, failure) }
        }
        return nil
    }

    /// Deletes one object of a valid graph, and says what of it was not announced.
    mutating func check(_ graph: ObjectGraph, deleting object: ObjectGraph.ObjectID) -> String? {
        deletions += 1
        let start = graph.entity(of: object)
        hasObjects[start.index] = true
        let outcome = DeletionSimulator(of: graph).delete(object)
        let effects = outcome.effects
        for index in marked.indices { marked[index] = 0 }
        for entry in effects.deleted {
            guard let from = entry.from, let via = entry.via else { continue }
            let entity = graph.entity(of: entry.object)
            marked[entity.index] += 1
            let announcement = Announcement.deletes(entity, from: graph.entity(of: from), via: via)
            if claims[start.index]?.mayDelete[entity.index] != true { return unannounced(announcement, start) }
            _ = see(announcement, start)
        }
        if let certain = claims[start.index]?.certain {
            for entity in certain where marked[entity.index] == 0 {
                return "deleting \(facts.name(of: start)) is said to delete \(facts.name(of: entity)) for certain, "
                    + "and deletes none"
            }
        }
        for entry in effects.unlinked {
            let announcement = Announcement.unlinks(
                graph.entity(of: entry.object), from: graph.entity(of: entry.lost), via: entry.via)
            if !see(announcement, start) { return unannounced(announcement, start) }
        }
        for entry in effects.dangling {
            let announcement = Announcement.dangles(
                graph.entity(of: entry.holder), via: entry.via, gone: graph.entity(of: entry.gone), entry.how)
            if !see(announcement, start) { return unannounced(announcement, start) }
        }
        return checkRefusals(of: outcome, in: graph, start)
    }

    private mutating func checkRefusals(
        of outcome: SimulatedDeletion, in graph: ObjectGraph, _ start: EntityID
    ) -> String? {
        for refusal in outcome.refusals {
            let entity = graph.entity(of: refusal.object)
            switch refusal.error {
            case .deniedDelete:
                for other in refusal.others {
                    let announcement = Announcement.refused(
                        graph.entity(of: other), from: entity, via: refusal.relationship, .deny)
                    if !see(announcement, start) { return unannounced(announcement, start) }
                }
            case .missingMandatory, .tooFew:
                let isToMany = shape.relationships[refusal.relationship.index].isToMany
                var isExplained = false
                for loss in outcome.effects.unlinked
                where loss.object == refusal.object && loss.relationship == refusal.relationship {
                    isExplained = true
                    let announcement = Announcement.refused(
                        entity, from: graph.entity(of: loss.lost), via: loss.via,
                        isToMany ? .minimum : .requiredInverse)
                    if !see(announcement, start) { return unannounced(announcement, start) }
                }
                if !isExplained { return "the simulator refuses with \(refusal.error.rawValue) for no reason" }
            case .danglingReference:
                // Announced among what dangles, which was looked at above.
                break
            case .tooMany: return "the simulator refuses with 1590, though a deletion only takes links away"
            }
        }
        return nil
    }

    /// Notes that something happened; false where it was not announced.
    private mutating func see(_ announcement: Announcement, _ start: EntityID) -> Bool {
        let key = key(of: announcement)
        claims[start.index]?.isSeen[key] = true
        return claims[start.index]?.isAnnounced[key] ?? false
    }

    private func unannounced(_ announcement: Announcement, _ start: EntityID) -> String {
        "deleting \(facts.name(of: start)): \(announcement.text(in: facts)), which is not announced"
    }

    /// What the analysis says, a line each.
    func announcedText(for entity: EntityID) -> [String] {
        guard let deletion = claims[entity.index]?.deletion else { return [] }
        return DeletionSample.lines(of: deletion, in: facts)
    }
}
