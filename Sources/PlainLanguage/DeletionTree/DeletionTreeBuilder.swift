import DataModel
import ModelAnalysis

/// Grows the tree of one deletion.
struct DeletionTreeBuilder {
    /// Objects that go, and how they are reached.
    struct Node {
        /// Their entities.
        let entities: [EntityID]
        /// The relationship along which they go; nil for the object that is deleted first.
        let via: RelationshipID?
        let way: [String]
        /// Whether there may be several of them.
        let areMany: Bool
    }

    let start: EntityID
    let facts: ModelFacts
    let nouns: Nouns
    let kinds: DestinationKinds
    private let entries: DeletionEntries
    /// The entities whose objects the tree has shown to go so far.
    private var shown: Set<EntityID> = []

    init(
        of deletion: DeletionFacts, from start: EntityID, facts: ModelFacts, nouns: Nouns, kinds: DestinationKinds
    ) {
        self.start = start
        self.facts = facts
        self.nouns = nouns
        self.kinds = kinds
        entries = DeletionEntries(of: deletion, from: start)
        shown = [start]
    }

    /// What happens when the first object goes.
    mutating func branches() -> [DeletionTree.Branch] {
        branches(of: Node(entities: [start], via: nil, way: [], areMany: false))
    }

    private mutating func branches(of node: Node) -> [DeletionTree.Branch] {
        var result: [DeletionTree.Branch] = []
        for relationship in relationships(of: node) {
            result += branches(of: node, along: facts[relationship])
        }
        return result + references(to: node)
    }

    /// The relationships that any of the objects has, each once.
    private func relationships(of node: Node) -> [RelationshipID] {
        var seen: Set<RelationshipID> = []
        return node.entities.flatMap { facts[$0].relationships.map(\.property) }.filter { seen.insert($0).inserted }
    }

    private mutating func branches(of node: Node, along relationship: RelationshipFacts) -> [DeletionTree.Branch] {
        guard let destination = relationship.destination, !kinds.isNeverFilled(destination) else { return [] }
        let link = TreeLink(
            relationship, of: node, in: self, entities: facts.resolved.concreteKinds(of: destination))
        guard let rule = relationship.relationship.deleteRule else {
            return [branch(.unstated, TreeWording.unstated(link), link, TreeWording.noRule)]
        }
        if rule == .cascade { return cascade(link) }
        var result = refusals(of: link)
        let isRefusedInstead = result.contains { $0.reason == TreeWording.required }
        let unlinked = entries.unlinked(from: node.entities, via: relationship.id)
        if !unlinked.isEmpty, !isRefusedInstead {
            let text = TreeWording.unlinks(link.of(unlinked))
            result.append(branch(.unlinks, link.leadsBackOnly ? TreeWording.elsewhere(text) : text, link))
        }
        let holders = entries.dangling(for: node.entities, via: relationship.partner)
        if !holders.isEmpty {
            result.append(branch(.dangles, TreeWording.dangles(link.of(holders.map(\.holder)), holders), link))
        }
        let areGone = link.entities.allSatisfy(entries.isDeleted)
        if result.isEmpty, rule != .deny, relationship.partner == nil, !areGone {
            result.append(
                branch(.untouched, TreeWording.untouched(link), link, TreeWording.oneWay(relationship.inverseStatus)))
        }
        return result
    }

    private func refusals(of link: TreeLink) -> [DeletionTree.Branch] {
        let inverse = link.relationship.partner.map { facts[$0] }
        return entries.refusals(from: link.node.entities, via: link.relationship.id).map { reason, entities in
            let those = link.of(entities)
            switch reason {
            case .deny: return branch(.refused, TreeWording.denied(those), link)
            case .requiredInverse:
                let text = TreeWording.required(those, inverse: inverse?.relationship.name ?? "")
                return branch(.refused, text, link, TreeWording.required)
            case .minimum:
                let objects = ConsequenceWording.Objects(
                    holders: .start, one: those.one, many: those.many, isToMany: true,
                    name: link.relationship.relationship.name, areLikeStart: false, areNamed: false)
                let text = ConsequenceWording.minimum(
                    objects, inverse: inverse?.relationship.name ?? "",
                    cardinality: inverse?.cardinality ?? link.relationship.cardinality)
                return branch(.refused, TreeWording.minimum(text), link, TreeWording.minimum)
            }
        }
    }

    /// What goes along a Cascade relationship, and what that does in turn. What the tree shows elsewhere is only named.
    private mutating func cascade(_ link: TreeLink) -> [DeletionTree.Branch] {
        let new = entries.deleted(from: link.node.entities, via: link.relationship.id)
        let inTurn = new.map(\.entity).filter { $0 != start }
        if inTurn.isEmpty {
            if link.leadsBackOnly && new.isEmpty { return [] }
            let again = link.entities.filter { entries.isDeleted($0) || $0 == start }
            if again.isEmpty { return [] }
            let objects = link.of(again)
            let isOwn = link.node.via == nil && again == [start]
            let text =
                isOwn
                ? TreeWording.deletesOwn(objects)
                : TreeWording.deletesAgain(objects, isAbove: again.allSatisfy(shown.contains))
            return [branch(.deletes, text, link)]
        }
        let isCertain = new.count == 1 && new[0].isCertain
        let others = link.entities.filter { entries.isDeleted($0) && !inTurn.contains($0) }
        let text = TreeWording.deletes(
            link.of(inTurn), isCertain: isCertain, others: others.isEmpty ? nil : link.of(others))
        shown.formUnion(inTurn)
        let node = Node(
            entities: inTurn, via: link.relationship.id, way: link.way,
            areMany: link.node.areMany || link.relationship.relationship.isEffectivelyToMany)
        var result = branch(.deletes, text, link, isCertain: isCertain)
        result.branches = node.way.count < DeletionTreeNarrator.depth ? branches(of: node) : rest(below: node)
        return [result]
    }

    /// That the tree goes on below its greatest depth.
    private func rest(below node: Node) -> [DeletionTree.Branch] {
        let below = entries.deletedBelow(node.entities)
        if below.isEmpty { return [] }
        let named = below.prefix(Phrase.namesInList).map { Phrase(text: nouns[$0].plural) }
        let text = TreeWording.more(
            Phrase.list(named, count: below.count), from: node.entities.first.map(facts.name(of:)) ?? "")
        return [DeletionTree.Branch(kind: .more, text: text, way: [], reason: "", isCertain: false, branches: [])]
    }

    /// The relationships without inverse that point at what goes.
    private func references(to node: Node) -> [DeletionTree.Branch] {
        entries.references(to: node.entities, in: facts).map { via, holders in
            let owner = facts[via].owner
            let words = nouns.words(for: holders.map(\.holder), at: owner, in: facts)
            let text = TreeWording.referrersDangle(words.many, holders, at: node.areMany)
            let way = facts.qualifiedName(of: via)
            return DeletionTree.Branch(
                kind: .dangles, text: text, way: [way], reason: TreeWording.oneWay(facts[via].inverseStatus),
                isCertain: false, branches: [])
        }
    }

    private func branch(
        _ kind: DeletionTree.Kind, _ text: Phrase, _ link: TreeLink, _ reason: Phrase? = nil, isCertain: Bool = false
    ) -> DeletionTree.Branch {
        let rule = link.relationship.relationship.deleteRule.map { TreeWording.rule($0) } ?? ""
        let why = reason ?? rule
        return DeletionTree.Branch(
            kind: kind, text: text, way: link.way,
            reason: link.relationship.relationship.isTransient ? "\(why), \(AttributeWording.transient)" : why,
            isCertain: isCertain, branches: [])
    }
}
