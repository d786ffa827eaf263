import DataModel
import Diagrams
import ModelAnalysis
import Mustache
import PlainLanguage
import SourceText

/// What all pages are made of.
struct PageMaterial {
    let facts: ModelFacts
    let nouns: Nouns
    let names: PageNames
    let title: String
    let pictures: PagePictures
    let overview: Diagram?
    let neighbourhoods: [EntityID: Diagram]
    /// The groups of the entities; nil where readers are to see none.
    let groups: EntityGroups?
    /// The pictures of groups by their numbers.
    let groupPictures: [Int: Diagram]
    let problems: [ReadingProblem]
    /// Since when there is what there is; nil for a model without older versions.
    let history: VersionHistory?
    let relationshipNarrator: RelationshipNarrator
    let attributeNarrator: AttributeNarrator
    let entityNarrator: EntityNarrator
    let hierarchyNarrator: HierarchyNarrator
    /// For each entity what its deletion does.
    let consequences: [DeletionConsequences]
    /// The fetched properties that find the objects of an entity, with the entity that has them.
    let searches: [EntityID: [(holder: EntityID, property: FetchedProperty)]]
    private let anchors: [RelationshipAnchors]

    init(
        facts: ModelFacts, nouns: Nouns, title: String?, pictures: PagePictures, overview: Diagram?,
        neighbourhoods: [EntityID: Diagram], groups: [Int: Diagram] = [:], reading: [Diagnostic] = [],
        history: VersionHistory? = nil
    ) {
        self.facts = facts
        self.nouns = nouns
        self.title = title ?? facts.resolved.model.name
        self.pictures = pictures
        self.overview = overview
        self.history = history
        self.neighbourhoods = neighbourhoods
        self.groups = EntityGroups.shown(of: facts)
        groupPictures = groups
        problems = ReadingProblem.problems(among: reading, in: facts)
        names = PageNames(facts: facts)
        relationshipNarrator = RelationshipNarrator(facts: facts, nouns: nouns)
        attributeNarrator = AttributeNarrator(facts: facts)
        entityNarrator = EntityNarrator(facts: facts, nouns: nouns)
        hierarchyNarrator = HierarchyNarrator(facts: facts, nouns: nouns)
        let deletions = DeletionNarrator(facts: facts, nouns: nouns, analysis: relationshipNarrator.deletions)
        consequences = facts.entities.map { deletions.consequences(of: $0.id) }
        anchors = facts.entities.map { RelationshipAnchors(on: $0, facts: facts) }
        var searches: [EntityID: [(holder: EntityID, property: FetchedProperty)]] = [:]
        for holder in facts.entities {
            for property in holder.entity.fetchedProperties {
                guard let found = property.request.entity.flatMap({ facts.resolved.entity(named: $0) }) else {
                    continue
                }
                searches[found, default: []].append((holder.id, property))
            }
        }
        self.searches = searches
    }

    /// The anchor of a relationship on the page of an entity that has it.
    func anchor(of relationship: RelationshipID, on entity: EntityID) -> RelationshipAnchors.Anchor? {
        anchors[entity.index][relationship]
    }

    /// The relationships that pages link to carry the page of the entity that declares them, and an anchor there; a stub
    /// has no page.
    func link(to relationship: RelationshipID, from page: String) -> String? {
        let owner = facts[relationship].owner
        if facts[owner].entity.isStub { return nil }
        let file = names.page(of: owner) == page ? "" : names.link(toPageOf: owner, from: page)
        return "\(file)#\(anchor(of: relationship, on: owner)?.id ?? "")"
    }

    /// An entity's name and link; a stub has no page.
    func reference(to entity: EntityID, from page: String) -> [(String, MustacheValue)] {
        [
            ("name", .text(MarkdownText.label(facts.name(of: entity)))),
            ("link", .text(ifAny: link(to: entity, from: page))),
        ]
    }

    /// The address of an entity's page; nil for a stub, which has none.
    func link(to entity: EntityID, from page: String) -> String? {
        facts[entity].entity.isStub ? nil : names.link(toPageOf: entity, from: page)
    }

    /// The same for an entity that a model names, whether it has it or not: without it there is no link.
    func reference(toEntityNamed name: String, from page: String) -> [(String, MustacheValue)] {
        if let entity = facts.resolved.entity(named: name) { return reference(to: entity, from: page) }
        return [("name", .text(MarkdownText.name(name))), ("link", .null)]
    }
}
