import DataModel
import ModelAnalysis

/// Tells one deletion: what was computed, grouped by what brings it about, in words.
struct DeletionTelling {
    private let deletion: DeletionFacts
    private let start: EntityID
    private let facts: ModelFacts
    private let nouns: Nouns
    private let quiet: QuietRelationships
    /// For each entity how many relationships of the deleted object lead to it.
    private let parallels: [EntityID: Int]
    private let ways: DeletionWays
    /// The most things of a list that are named.
    private let limit: Int

    /// Makes what tells one deletion.
    ///
    /// - Parameters:
    ///   - deletion: what is told of it.
    ///   - whole: all that it does, where only a part is told.
    ///   - start: the entity of the object that is deleted first.
    ///   - facts: the model.
    ///   - nouns: what its objects are called.
    ///   - quiet: the relationships that deletions pass by.
    ///   - limit: the most things of a list that are named.
    init(
        of deletion: DeletionFacts, within whole: DeletionFacts? = nil, from start: EntityID, facts: ModelFacts,
        nouns: Nouns, quiet: QuietRelationships, limit: Int = ConsequenceList.limit
    ) {
        self.limit = limit
        self.deletion = deletion
        self.start = start
        self.facts = facts
        self.nouns = nouns
        self.quiet = quiet
        var parallels: [EntityID: Int] = [:]
        for use in facts[start].relationships {
            if let destination = facts[use.property].destination { parallels[destination, default: 0] += 1 }
        }
        self.parallels = parallels
        ways = DeletionWays(of: whole ?? deletion, from: start, facts: facts, nouns: nouns)
    }

    /// When the deletion is refused.
    var refused: ConsequenceList {
        let groups = ConsequenceGroup.groups(
            deletion.refusedBy, via: \.via, trait: \.reason, entity: \.entity, source: \.from)
        let hasDeny = deletion.refusedBy.contains { $0.reason == .deny }
        let gone = hasDeny ? Set(deletion.cascades.flatMap(\.entities)) : []
        return list(groups) { group, reason in
            var objects = objects(group)
            // What goes in the same save does not count. Source: Apple's documentation of the delete rules.
            objects.mayGoToo = group.entities.contains { gone.contains($0) && $0 != start }
            let inverse = facts[group.via].partner.map { facts[$0] }
            let name = inverse?.relationship.name ?? ""
            switch reason {
            case .deny:
                let denied = ConsequenceWording.denied(objects)
                return Consequence(
                    "while \(denied)", way: way(group, rule: .deny), short: denied, course: course(group))
            case .requiredInverse:
                return Consequence(
                    ConsequenceWording.required(objects, inverse: name), way: way(group, rule: .nullify),
                    short: ConsequenceWording.requiredAtAGlance(objects, inverse: name), course: course(group))
            case .minimum:
                let least = ConsequenceWording.minimum(
                    objects, inverse: name, cardinality: inverse?.cardinality ?? facts[group.via].cardinality)
                return Consequence(
                    "if \(least)", way: way(group, rule: .nullify), short: least,
                    course: course(group))
            }
        }
    }

    /// What goes with it.
    var deleted: ConsequenceList {
        let steps = deletion.cascades.flatMap { cascade in
            cascade.entities.map { (from: cascade.from, via: cascade.via, entity: $0) }
        }
        let groups = ConsequenceGroup.groups(
            steps, via: \.via, trait: { _ in 0 }, entity: \.entity, source: \.from)
        return list(groups) { group, _ in
            let relationship = facts[group.via]
            let isShared =
                relationship.partner.map { facts[$0].relationship.isEffectivelyToMany }
                ?? !relationship.relationship.isEffectivelyToMany
            let objects = objects(group)
            let text = ConsequenceWording.deleted(
                objects, isAlwaysThere: (relationship.cardinality.minimum ?? 0) > 0, isShared: isShared)
            return Consequence(text, way: way(group), short: short(objects), course: course(group))
        }
    }

    /// What stays and is unlinked.
    var changed: ConsequenceList {
        let groups = ConsequenceGroup.groups(
            deletion.unlinks, via: \.via, trait: { _ in 0 }, entity: \.entity, source: \.from)
        return list(groups) { group, _ in
            let objects = objects(group)
            let inverse = facts[group.via].partner.map { facts[$0].relationship }
            let effect = inverse.map {
                ConsequenceWording.unlinked(
                    objects, inverse: $0.name, isInverseToMany: $0.isEffectivelyToMany, start: nouns[start],
                    isSaved: !facts[group.via].relationship.isTransient)
            }
            return Consequence(
                ConsequenceWording.objects(objects), effect: effect, way: way(group), short: short(objects),
                course: course(group))
        }
    }

    /// What does not know about what goes, and goes on as it is.
    var untouched: ConsequenceList {
        let gone = Set(deletion.deletes.map(\.entity))
        return relationships(quiet.untouched) { relationship in
            guard let destination = relationship.destination else { return false }
            return !facts.resolved.concreteKinds(of: destination).allSatisfy(gone.contains)
        } text: {
            ConsequenceWording.untouched($0)
        }
    }

    /// What the model states no delete rule for.
    var unstated: ConsequenceList {
        relationships(quiet.unstated) { _ in
            true
        } text: {
            ConsequenceWording.objects($0)
        }
    }

    /// What is left pointing at nothing.
    var dangling: ConsequenceList {
        let groups = ConsequenceGroup.groups(
            deletion.dangles, via: \.via, trait: \.how, entity: \.holder, source: \.gone)
        return list(groups) { group, how in
            let relationship = facts[group.via].relationship
            let text = ConsequenceWording.dangling(
                words(for: group.entities, at: facts[group.via].owner).many, name: relationship.name,
                isToMany: relationship.isEffectivelyToMany,
                gone: ways.holders(
                    group.sources, of: group.via, called: facts[group.via].destination.map { nouns[$0] }),
                how: how)
            var way = Phrase(code: facts.qualifiedName(of: group.via))
            if let gone = group.sources.first, gone != start {
                way = "\(ways.names(to: gone, doing: group.via, hasLast: false)) ← \(way)"
            }
            return Consequence(
                text, way: way, short: Phrase(code: facts.qualifiedName(of: group.via)), course: course(group))
        }
    }

    // What they are made of.

    private func list<Trait>(
        _ groups: [(group: ConsequenceGroup, trait: Trait)], _ tell: (ConsequenceGroup, Trait) -> Consequence
    ) -> ConsequenceList {
        ConsequenceList(
            groups.prefix(limit).map { tell($0.group, $0.trait) },
            others: max(0, groups.count - limit))
    }

    /// Of certain relationships, for each entity its own, those of all that goes that pass a test, in words.
    private func relationships(
        _ candidates: [[RelationshipID]], where isMeant: (RelationshipFacts) -> Bool,
        text: (ConsequenceWording.Objects) -> Phrase
    ) -> ConsequenceList {
        var groups: [(group: ConsequenceGroup, trait: Int)] = []
        var seen: Set<EntityID> = []
        for entity in [start] + deletion.deletes.map(\.entity) {
            for owner in [entity] + facts.resolved.ancestors(of: entity) where seen.insert(owner).inserted {
                for id in candidates[owner.index] where isMeant(facts[id]) {
                    guard let destination = facts[id].destination else { continue }
                    let kinds = facts.resolved.concreteKinds(of: destination)
                    groups.append((ConsequenceGroup(via: id, entities: kinds, sources: [entity]), 0))
                }
            }
        }
        return list(groups) { group, _ in
            let objects = objects(group)
            return Consequence(text(objects), way: way(group), short: short(objects), course: course(group))
        }
    }

    /// The names of the relationships that lead to what a group is about, and the rule that is the reason for it.
    private func way(_ group: ConsequenceGroup, rule: DeleteRule? = nil) -> Phrase {
        let isNameSaid = objects(group).isNameSaid
        let names = isNameSaid ? Phrase() : ways.names(to: group.sources.first ?? start, doing: group.via)
        guard let rule else { return names }
        let word = Phrase(text: rule.xcodeName.lowercased())
        return names.isEmpty ? word : "\(names), \(word)"
    }

    /// The way goes on from the first of the entities that bring it about.
    private func course(_ group: ConsequenceGroup) -> Consequence.Course {
        let way = ways.way(to: group.sources.first ?? start, doing: group.via)
        return Consequence.Course(entities: group.entities, way: way + [group.via], step: way.count + 1)
    }

    private func short(_ objects: ConsequenceWording.Objects) -> Phrase {
        if objects.isNameSaid { return Phrase(code: objects.name) }
        return objects.areMany ? objects.many : objects.one
    }

    private func objects(_ group: ConsequenceGroup) -> ConsequenceWording.Objects {
        let relationship = facts[group.via]
        let words = words(for: group.entities, at: relationship.destination)
        return ConsequenceWording.Objects(
            holders: ways.holders(group.sources, of: group.via), one: words.one, many: words.many,
            isToMany: relationship.relationship.isEffectivelyToMany, name: relationship.relationship.name,
            areLikeStart: group.entities.contains(start), areNamed: isNameNeeded(group))
    }

    /// Whether a noun alone would not tell which objects are meant: those of the deleted object's own entity, and those
    /// that several of its relationships lead to.
    private func isNameNeeded(_ group: ConsequenceGroup) -> Bool {
        if group.entities.contains(start) { return true }
        guard let source = group.sources.first, source == start else { return false }
        return facts[group.via].destination.map { parallels[$0, default: 0] > 1 } ?? false
    }

    private func words(for entities: [EntityID], at destination: EntityID?) -> (one: Phrase, many: Phrase) {
        nouns.words(for: entities, at: destination, in: facts)
    }
}
