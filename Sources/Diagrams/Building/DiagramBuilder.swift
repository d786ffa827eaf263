import DataModel
public import ModelAnalysis
public import PlainLanguage

/// Makes pictures of a model's facts.
public struct DiagramBuilder: Sendable {
    let facts: ModelFacts
    let narrator: RelationshipNarrator
    let attributes: AttributeNarrator
    let deletions: DeletionAnalysis
    let owned: Set<EntityID>
    let hidden: Set<HiddenPart>
    let look: DiagramLook
    let groups: EntityGroups?
    /// The most attribute rows that a card has; one with more says how many there are.
    var mostRows = 40
    /// Every fetched property, with the entity that has it and the one that it finds.
    private let fetches: [(property: FetchedProperty, owner: EntityID, found: EntityID?)]

    /// Makes a builder for a model.
    ///
    /// - Parameters:
    ///   - facts: What is known of the model.
    ///   - nouns: What its objects are called.
    ///   - look: How pictures are drawn.
    ///   - hidden: What they leave out.
    public init(facts: ModelFacts, nouns: Nouns, look: DiagramLook = DiagramLook(), hidden: Set<HiddenPart> = []) {
        self.facts = facts
        self.hidden = hidden
        var look = look
        if hidden.contains(.legend) { look.hasLegend = false }
        self.look = look
        groups = EntityGroups.shown(of: facts)
        narrator = RelationshipNarrator(facts: facts, nouns: nouns)
        attributes = AttributeNarrator(facts: facts)
        deletions = narrator.deletions
        var owned: Set<EntityID> = []
        for relationship in facts.relationships where relationship.relationship.deleteRule == .cascade {
            guard let destination = relationship.destination, destination != relationship.owner else { continue }
            owned.insert(destination)
            owned.formUnion(facts.resolved.descendants(of: destination))
        }
        self.owned = owned
        fetches = facts.entities.flatMap { entity in
            entity.entity.fetchedProperties.map { property in
                (property, entity.id, property.request.entity.flatMap { facts.resolved.entity(named: $0) })
            }
        }
    }

    /// How much an overview of so many entities shows: everything up to 30, relationships only up to 120, else names.
    public static func detail(forEntities count: Int) -> Diagram.Detail {
        count <= 30 ? .full : count <= 120 ? .keys : .names
    }

    /// The picture of the whole model, or of some of its entities; others that these are linked to are stubs.
    ///
    /// - Parameters:
    ///   - title: What the picture is called.
    ///   - detail: How much it shows of each entity.
    ///   - members: The entities to show; nil for all.
    ///   - prefix: A name that sets its ids apart from those of other pictures.
    /// - Returns: the picture; framed by groups where it shows names of the whole model only.
    public func overview(
        title: String, detail: Diagram.Detail, members: Set<EntityID>? = nil, prefix: String = "overview"
    ) -> Diagram {
        var draft = DiagramDraft(builder: self, detail: detail)
        func isShown(_ entity: EntityID) -> Bool { members?.contains(entity) ?? true }
        for entity in facts.entities where isShown(entity.id) { draft.add(entity.id, detail: detail) }
        for relationship in facts.relationships
        where isShown(relationship.owner) || relationship.destination.map(isShown) ?? false {
            draft.addLine(of: relationship)
        }
        for entity in facts.entities {
            if let parent = entity.parent, isShown(entity.id) || isShown(parent) {
                draft.addInheritance(from: entity.id, to: parent)
            }
            for property in entity.entity.fetchedProperties {
                let found = property.request.entity.flatMap { facts.resolved.entity(named: $0) }
                if isShown(entity.id) || found.map(isShown) ?? false { draft.addFetched(property, of: entity.id) }
            }
        }
        // Names alone leave room for frames; of hundreds, they would be all that one sees.
        draft.isFramed =
            detail == .names && members == nil && groups != nil && facts.entities.count <= Self.framedLimit
        var summary = ModelCounts(of: facts).sentence
        if let members { summary = "\(members.count) of \(summary)" }
        return draft.diagram(title: title, summary: summary, prefix: prefix)
    }

    /// The most entities of a picture with frames.
    private static let framedLimit = 200

    /// How many groups the model's entities are in; 0 where readers are to see none, or the whole is a picture of its own.
    public var groupCount: Int { facts.ownEntities.count > EntityGroups.wholeLimit ? groups?.groups.count ?? 0 : 0 }

    /// The picture of a group of entities.
    ///
    /// - Parameters:
    ///   - number: the number of the group.
    ///   - detail: how much it shows of each entity; nil for as much as their number lets it.
    /// - Returns: the picture; nil for a group of one.
    public func group(_ number: Int, detail: Diagram.Detail?) -> Diagram? {
        guard let group = groups?.groups[number], group.members.count > 1 else { return nil }
        let title = group.name ?? "Other entities"
        return overview(
            title: title, detail: detail ?? Self.detail(forEntities: group.members.count), members: Set(group.members),
            prefix: "group \(title)")
    }

    /// The picture of an entity and what it is linked to directly; nil where it is linked to nothing.
    public func neighbourhood(of center: EntityID, detail: Diagram.Detail) -> Diagram? {
        var draft = DiagramDraft(builder: self, detail: detail)
        let entity = facts[center]
        let own = facts.resolved[center].relationships.map { facts[$0] }
        // A relationship that leads here from elsewhere is drawn once, with its partner where that is one of ours.
        let incoming = facts.referrers[center.index].map { facts[$0] }.filter { relationship in
            relationship.owner != center && relationship.partner.map { facts[$0].owner != center } ?? true
        }
        let fetching = fetches.filter { $0.owner == center || $0.found == center }
        guard
            entity.parent != nil || !entity.subentities.isEmpty || !fetching.isEmpty || !incoming.isEmpty
                || own.contains(where: { $0.relationship.destination != nil })
        else { return nil }

        var members: Set<EntityID> = [center]
        members.formUnion(entity.parent.map { [$0] } ?? [])
        members.formUnion(entity.subentities)
        for relationship in own {
            // The line leads to where the partner is declared, which may be above or below the destination.
            let far = relationship.partner.map { facts[$0].owner } ?? relationship.destination
            members.formUnion(far.map { [$0] } ?? [])
        }
        members.formUnion(incoming.map(\.owner))
        members.formUnion(incoming.compactMap { $0.partner.map { facts[$0].owner } })
        members.formUnion(fetching.map(\.owner))
        members.formUnion(fetching.compactMap(\.found))

        let shown = Set(own.map(\.id) + own.compactMap(\.partner) + incoming.map(\.id) + incoming.compactMap(\.partner))
        for member in members.sorted() {
            draft.add(
                member, detail: member == center || detail == .names ? detail : .keys,
                only: member == center ? nil : shown)
        }
        for id in shown.sorted() { draft.addLine(of: facts[id]) }
        if let parent = entity.parent { draft.addInheritance(from: center, to: parent) }
        for child in entity.subentities { draft.addInheritance(from: child, to: center) }
        for fetch in fetching { draft.addFetched(fetch.property, of: fetch.owner) }
        let name = facts.name(of: center)
        return draft.diagram(
            title: "\(name) and its neighbours",
            summary: "\(name) and the \(members.count == 2 ? "entity" : "entities") it is linked to.",
            prefix: name)
    }
}
