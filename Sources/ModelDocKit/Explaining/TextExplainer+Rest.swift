import DataModel
import ModelAnalysis
import PlainLanguage
import TerminalText

extension TextExplainer {
    /// What is known of an entity besides its attributes and relationships.
    func writeRest(of entity: EntityFacts, to page: inout TerminalPage) {
        list("Enforced in code", rules(of: entity), to: &page)
        list(
            "Fetched properties",
            entity.fetchedProperties.map { property in
                let words = StyledText(entities.sentence(of: property.property))
                let documentation = Documentation.text(of: property.property).map {
                    StyledText(" \(Self.paragraphs(of: $0).joined(separator: " "))")
                }
                return words + (documentation ?? StyledText())
            }, to: &page)
        let requests = facts.resolved.model.fetchRequests.filter { request in
            request.entity.flatMap { facts.resolved.entity(named: $0) } == entity.id
        }
        list(
            "Fetch requests",
            requests.map { request in
                StyledText(request.name, .name) + StyledText(request.predicate.map { ": \($0)" } ?? "")
            }, to: &page)
        list("Uniqueness", entities.uniqueness(of: entity.id).map { StyledText($0) }, to: &page)
        list("Indexes", indexes(of: entity.entity), to: &page)
        list("Details", details(of: entity.entity), to: &page)
        list("User info", userInfo(of: entity.entity), to: &page)
        writeReferrers(of: entity.id, to: &page)
    }

    private func list(_ title: String, _ items: [StyledText], to page: inout TerminalPage) {
        if items.isEmpty { return }
        page.heading(title)
        for item in items { page.paragraph(item, indent: 4, first: "  - ") }
    }

    private func rules(of entity: EntityFacts) -> [StyledText] {
        func tell(_ rules: [String], of subject: String?, _ origin: EntityID?) -> [StyledText] {
            rules.map { rule in
                StyledText(subject.map { "\($0): " } ?? "", .name)
                    + StyledText(Self.paragraphs(of: rule).joined(separator: " "))
                    + StyledText(origin.map { " (from \(facts.name(of: $0)))" } ?? "", .faint)
            }
        }
        var result = tell(entity.entity.rules, of: nil, nil)
        for ancestor in facts.resolved.ancestors(of: entity.id) {
            result += tell(facts[ancestor].entity.rules, of: nil, ancestor)
        }
        for attribute in entity.attributes {
            result += tell(attribute.property.rules, of: attribute.property.name, attribute.inheritedFrom)
        }
        for use in entity.relationships {
            let relationship = facts[use.property].relationship
            result += tell(relationship.rules, of: relationship.name, use.inheritedFrom)
        }
        return result
    }

    private func indexes(of entity: Entity) -> [StyledText] {
        entity.indexes.map { index in
            let elements = index.elements.map { element in
                (element.property ?? element.expression ?? "") + (element.isDescending ? " descending" : "")
            }
            let condition = index.partialPredicate.map { " where \($0)" } ?? ""
            return StyledText(index.name, .name) + StyledText(": \(elements.joined(separator: ", "))\(condition)")
        } + entity.compoundIndexes.map { StyledText($0.joined(separator: ", ")) }
    }

    private func details(of entity: Entity) -> [StyledText] {
        let configurations = facts.resolved.model.configurations.filter { $0.entities.contains(entity.name) }
        let details = [
            ("Group", entity.group),
            ("Configurations", configurations.isEmpty ? nil : configurations.map(\.name).joined(separator: ", ")),
            ("Code generation", entity.codeGeneration), ("Name in Spotlight", entity.spotlightDisplayName),
            ("Renaming identifier", entity.renamingIdentifier),
            ("Version hash modifier", entity.versionHashModifier),
        ]
        return details.compactMap { name, value in value.map { StyledText("\(name): \($0)") } }
            + entity.attributes.flatMap { notes($0.name, $0.renamingIdentifier, $0.versionHashModifier) }
            + entity.relationships.flatMap { notes($0.name, $0.renamingIdentifier, $0.versionHashModifier) }
            + entity.fetchedProperties.flatMap { notes($0.name, $0.renamingIdentifier, $0.versionHashModifier) }
    }

    private func notes(_ property: String, _ renaming: String?, _ version: String?) -> [StyledText] {
        [("renaming identifier", renaming), ("version hash modifier", version)].compactMap { name, value in
            value.map { StyledText("\(property): ", .name) + StyledText("\(name) \($0)") }
        }
    }

    private func userInfo(of entity: Entity) -> [StyledText] {
        func tell(_ entries: [UserInfoEntry], of subject: String?) -> [StyledText] {
            entries.map { entry in
                StyledText(subject.map { "\($0): " } ?? "", .name)
                    + StyledText("\(entry.key)\(entry.value.map { " = \($0)" } ?? "")")
            }
        }
        return tell(entity.userInfo, of: nil) + entity.attributes.flatMap { tell($0.userInfo, of: $0.name) }
            + entity.relationships.flatMap { tell($0.userInfo, of: $0.name) }
            + entity.fetchedProperties.flatMap { tell($0.userInfo, of: $0.name) }
    }

    private func writeReferrers(of id: EntityID, to page: inout TerminalPage) {
        let names = ([id] + facts.resolved.ancestors(of: id)).flatMap { target -> [String] in
            let parent = target == id ? "" : " (of any \(facts.name(of: target)))"
            let searches = facts.entities.flatMap { holder in
                holder.entity.fetchedProperties.filter { property in
                    property.request.entity.flatMap { facts.resolved.entity(named: $0) } == target
                }.map { "\(holder.entity.name).\($0.name)\(parent) (search)" }
            }
            return facts.referrers[target.index].map { facts.qualifiedName(of: $0) + parent } + searches
        }
        if names.isEmpty { return }
        page.heading("Referred to by")
        page.paragraph(StyledText(names.joined(separator: ", ")), indent: 2)
    }
}
