import DataModel
import Diagrams
import ModelAnalysis
import Mustache
import PlainLanguage

extension HTMLPage {
    /// The diagram as a table, which is also what the search looks through.
    func tableContext() -> [(String, MustacheValue)] {
        let groups = material.groups
        return [
            ("hasGroups", .bool(groups != nil)),
            (
                "groupNames",
                .list(
                    (groups?.groups ?? []).enumerated().map { number, group in
                        ["number": .number("\(number)"), "name": .text(group.name ?? PageNames.restOfGroups)]
                    })
            ),
            ("rows", .list(material.facts.entities.map(row))),
        ]
    }

    private func row(of entity: EntityFacts) -> MustacheValue {
        let written = entity.entity
        let own = material.facts.resolved[entity.id].relationships
        return [
            "name": .text(written.name),
            "number": .number("\(entity.id.index)"),
            "address": .text(HTMLAddresses.entity(written.name)),
            "isStub": .bool(written.isStub),
            "isAbstract": .bool(written.isAbstract),
            "className": .text(ifAny: written.className == written.name ? nil : written.className),
            "parent": .text(ifAny: entity.parent.map(material.facts.name(of:))),
            "documentation": .text(ifAny: Documentation.text(of: written)),
            "hasRowAttributes": .bool(!written.attributes.isEmpty),
            "rowAttributes": .list(written.attributes.map { attribute($0, of: written.name) }),
            "hasRowRelationships": .bool(!own.isEmpty),
            "rowRelationships": .list(own.map { relationship(material.facts[$0]) }),
        ]
    }

    private func attribute(_ attribute: Attribute, of entity: String) -> MustacheValue {
        [
            "name": .text(attribute.name),
            "address": .text(HTMLAddresses.entity(entity, at: "attributes")),
            "type": .text(material.attributeNarrator.pictureTypeText(of: attribute)),
            "documentation": .text(ifAny: Documentation.text(of: attribute)),
        ]
    }

    private func relationship(_ relationship: RelationshipFacts) -> MustacheValue {
        let facts = material.facts
        let name = facts.qualifiedName(of: relationship.id)
        return [
            "name": .text(relationship.relationship.name),
            "qualifiedName": .text(name),
            "number": .number("\(relationship.id.index)"),
            "destination": .text(ifAny: relationship.relationship.destination),
            "isToMany": .bool(relationship.relationship.isEffectivelyToMany),
            "address": .text(
                HTMLAddresses.entity(
                    facts.name(of: relationship.owner),
                    at: material.anchor(of: relationship.id, on: relationship.owner)?.id,
                    line: name)),
            "sentence": .text(HTMLText.phrase(material.relationshipNarrator.lineSummary(of: relationship.id))),
            "documentation": .text(ifAny: Documentation.text(of: relationship.relationship)),
        ]
    }
}
