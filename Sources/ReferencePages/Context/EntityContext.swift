import DataModel
import ModelAnalysis
import Mustache
import PlainLanguage

extension PageMaterial {
    /// Everything that the page of an entity can show.
    func entityContext(_ id: EntityID) -> MustacheValue {
        let facts = self.facts[id]
        return .object(
            identity(of: facts) + inheritance(of: facts) + properties(of: facts) + ways(from: id) + rest(of: facts))
    }

    private func identity(of facts: EntityFacts) -> [(String, MustacheValue)] {
        let entity = facts.entity
        let page = names.page(of: facts.id)
        let noun = nouns[facts.id]
        let documentation = Documentation(of: entity)
        let paragraphs = paragraphs(documentation, on: page)
        return [
            ("title", .text(MarkdownText.heading(entity.name))),
            ("name", .text(MarkdownText.label(entity.name))),
            (
                "model",
                [
                    "name": .text(MarkdownText.label(title)),
                    "link": .text(names.link(from: page, to: names.readme)),
                ]
            ),
            (
                "noun",
                [
                    "singular": .text(MarkdownText.label(noun.singular)),
                    "plural": .text(MarkdownText.label(noun.plural)),
                    "indefinite": .text(MarkdownText.label(noun.indefinite)),
                ]
            ),
            ("documentation", .text(ifAny: paragraphs)),
            ("introduction", .text(ifAny: paragraphs.map { $0 + Self.end(of: documentation) })),
            ("className", .code(ifAny: entity.className)),
            ("since", .code(ifAny: history?.version(ofEntity: entity.name))),
            ("isAbstract", .bool(entity.isAbstract)),
            ("picture", picture(neighbourhoods[facts.id], file: names.diagram(of: facts.id), on: page)),
        ]
    }

    /// What parts the documentation from a sentence that follows: one paragraph that ends as a sentence does goes on,
    /// anything else makes the next sentence a paragraph.
    private static func end(of documentation: Documentation) -> String {
        guard documentation.notes.isEmpty, let text = documentation.text else { return "\n\n" }
        let paragraphs = MarkdownText.paragraphTexts(of: text)
        let last = paragraphs.last?.last { !$0.isWhitespace }
        let goesOn = paragraphs.count == 1 && last.map { ".!?…。！？".contains($0) } ?? false
        return goesOn ? " " : "\n\n"
    }

    private func inheritance(of facts: EntityFacts) -> [(String, MustacheValue)] {
        let page = names.page(of: facts.id)
        let ancestors = self.facts.resolved.ancestors(of: facts.id)
        var parents = ancestors.map { reference(to: $0, from: page) }
        if facts.parent == nil, let named = facts.entity.parent {
            parents = [reference(toEntityNamed: named, from: page)]
        }
        return [
            ("inheritance", .text(ifAny: MarkdownText.sentences(entityNarrator.inheritance(of: facts.id)))),
            ("shapes", .text(ifAny: MarkdownText.sentences(hierarchyNarrator.shapes(of: facts.id)))),
            ("hasParents", .bool(!parents.isEmpty)),
            ("parents", .items(parents)),
            ("hasKinds", .bool(!facts.subentities.isEmpty)),
            ("kinds", .items(facts.subentities.map { reference(to: $0, from: page) })),
        ]
    }

    private func properties(of facts: EntityFacts) -> [(String, MustacheValue)] {
        let page = names.page(of: facts.id)
        var origins: [EntityID: MustacheValue] = [:]
        for ancestor in self.facts.resolved.ancestors(of: facts.id) {
            origins[ancestor] = .object(reference(to: ancestor, from: page))
        }
        func origin(_ ancestor: EntityID?) -> MustacheValue { ancestor.flatMap { origins[$0] } ?? .null }

        let uniqueness = entityNarrator.uniqueness(of: facts.id)
        let indexes = indexes(of: facts.entity)
        var rules = self.rules(facts.entity.rules, of: nil, inheritedFrom: .null)
        for ancestor in self.facts.resolved.ancestors(of: facts.id) {
            rules += self.rules(self.facts[ancestor].entity.rules, of: nil, inheritedFrom: origin(ancestor))
        }
        let ownAndInherited = facts.attributes
        for attribute in ownAndInherited {
            let property = attribute.property
            rules += self.rules(property.rules, of: property.name, inheritedFrom: origin(attribute.inheritedFrom))
        }
        for relationship in facts.relationships {
            let property = self.facts[relationship.property].relationship
            rules += self.rules(property.rules, of: property.name, inheritedFrom: origin(relationship.inheritedFrom))
        }
        let attributes = ownAndInherited.map {
            attribute(
                $0.property, of: facts.id, on: page, inheritedFrom: origin($0.inheritedFrom))
        }
        return attributeTable(attributes, of: ownAndInherited.map(\.property)) + [
            ("hasRelationships", .bool(!facts.relationships.isEmpty)),
            (
                "relationships",
                .list(
                    facts.relationships.map {
                        relationship($0.property, on: facts.id, inheritedFrom: origin($0.inheritedFrom))
                    })
            ),
            ("consequences", deletion(of: facts.id)),
            ("hasRules", .bool(!rules.isEmpty)),
            ("rules", .list(rules)),
            ("hasFetchedProperties", .bool(!facts.fetchedProperties.isEmpty)),
            (
                "fetchedProperties",
                .list(
                    facts.fetchedProperties.map {
                        fetchedProperty(
                            $0.property, of: facts.id, on: page,
                            inheritedFrom: origin($0.inheritedFrom))
                    })
            ),
            ("hasUniqueness", .bool(!uniqueness.isEmpty)),
            ("uniqueness", .list(uniqueness.map { .text(MarkdownText.phrase($0)) })),
            ("hasIndexes", .bool(indexes != .list([]))),
            ("indexes", indexes),
        ]
    }

    private func rest(of facts: EntityFacts) -> [(String, MustacheValue)] {
        let entity = facts.entity
        let page = names.page(of: facts.id)
        let model = self.facts.resolved.model
        var userInfo = self.userInfo(entity.userInfo, of: nil)
        for attribute in entity.attributes { userInfo += self.userInfo(attribute.userInfo, of: attribute.name) }
        for relationship in entity.relationships {
            userInfo += self.userInfo(relationship.userInfo, of: relationship.name)
        }
        for property in entity.fetchedProperties { userInfo += self.userInfo(property.userInfo, of: property.name) }
        let referrers = referrers(of: facts.id)
        let findings =
            problems(about: facts.id, on: page)
            + self.findings(self.facts.findings.filter { $0.entity == facts.id }, on: page)
        let requests = model.fetchRequests.filter { request in
            request.entity.flatMap { self.facts.resolved.entity(named: $0) } == facts.id
        }
        let configurations = model.configurations.filter { $0.entities.contains(entity.name) }
        let details = [
            entity.codeGeneration, entity.renamingIdentifier, entity.versionHashModifier, entity.spotlightDisplayName,
            entity.group, configurations.first?.name,
        ]
        return [
            ("hasUserInfo", .bool(!userInfo.isEmpty)),
            ("userInfo", .list(userInfo)),
            ("hasFindings", .bool(!findings.isEmpty)),
            ("findings", .list(findings)),
            ("hasReferrers", .bool(!referrers.isEmpty)),
            ("referrers", .items(referrers)),
            ("hasFetchRequests", .bool(!requests.isEmpty)),
            ("fetchRequests", .list(requests.map { fetchRequest($0, on: page) })),
            ("hasDetails", .bool(details.contains { $0 != nil })),
            ("codeGeneration", .code(ifAny: entity.codeGeneration)),
            ("renamingIdentifier", .code(ifAny: entity.renamingIdentifier)),
            ("versionHashModifier", .code(ifAny: entity.versionHashModifier)),
            ("spotlightDisplayName", .code(ifAny: entity.spotlightDisplayName)),
            ("group", .text(ifAny: entity.group.map(MarkdownText.running))),
            ("isInConfigurations", .bool(!configurations.isEmpty)),
            ("inConfigurations", .items(configurations.map { [("name", .text(MarkdownText.name($0.name)))] })),
        ]
    }

    /// The relationships that lead to an entity or to what it is a kind of, and the fetched properties that find its objects.
    private func referrers(of id: EntityID) -> [[(String, MustacheValue)]] {
        ([id] + facts.resolved.ancestors(of: id)).flatMap { target in
            referrers(to: target, on: names.page(of: id)).map { referrer in
                let parent = target == id ? nil : MarkdownText.name(facts.name(of: target))
                return referrer + [("of", .text(ifAny: parent))]
            }
        }
    }

    /// The relationships that lead to an entity itself, and the fetched properties that find its objects.
    private func referrers(to id: EntityID, on page: String) -> [[(String, MustacheValue)]] {
        let relationships = facts.referrers[id.index].map { relationship in
            [
                ("name", MustacheValue.text(MarkdownText.name(facts.qualifiedName(of: relationship)))),
                ("link", .text(ifAny: link(to: relationship, from: page))),
                ("isFetched", false),
            ]
        }
        let searches = (self.searches[id] ?? []).map { search in
            let file = names.page(of: search.holder) == page ? "" : names.link(toPageOf: search.holder, from: page)
            let name = "\(facts.name(of: search.holder)).\(search.property.name)"
            return [
                ("name", MustacheValue.text(MarkdownText.name(name))),
                ("link", .text("\(file)#fetched-properties")),
                ("isFetched", true),
            ]
        }
        return relationships + searches
    }
}
