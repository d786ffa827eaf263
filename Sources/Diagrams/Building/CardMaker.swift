import DataModel
import ModelAnalysis
import PlainLanguage

/// Makes the card of an entity.
struct CardMaker {
    let builder: DiagramBuilder

    func card(of id: EntityID, detail: Diagram.Detail, relationships: [RelationshipID]) -> Card {
        let entity = builder.facts[id].entity
        var card = Card(name: entity.name, tooltip: tooltip(of: id))
        card.isAbstract = entity.isAbstract
        var notes: [String] = []
        if let parent = entity.parent, !builder.hidden.contains(.inherited) { notes.append("kind of \(parent)") }
        if entity.isAbstract { notes.append("abstract") }
        card.note = notes.isEmpty ? nil : notes.joined(separator: " · ")
        card.tint = tint(of: id)
        if let groups = builder.groups, let number = groups[id] {
            card.group = CardGroup(number: number, name: groups.groups[number].name)
        }
        if detail == .full, !builder.hidden.contains(.attributes) {
            let rows = entity.attributes.map(row(of:)) + entity.fetchedProperties.map(row(of:))
            let isCut = rows.count > builder.mostRows
            card.attributes = Array(rows.prefix(isCut ? builder.mostRows - 1 : rows.count))
            card.hiddenAttributes = rows.count - card.attributes.count
        }
        card.relationships = relationships.map(row(of:))
        return card
    }

    private func tint(of id: EntityID) -> Card.Tint {
        if builder.owned.contains(id) { return .owned }
        let facts = builder.facts[id]
        let isAlone = facts.relationships.isEmpty && facts.parent == nil && facts.subentities.isEmpty
        return isAlone ? .plain : .standing
    }

    private func tooltip(of id: EntityID) -> String {
        let entity = builder.facts[id].entity
        guard let text = Documentation.text(of: entity) else { return entity.name }
        return "\(entity.name): \(text)"
    }

    private func row(of attribute: Attribute) -> AttributeRow {
        let type = builder.attributes.pictureTypeText(of: attribute)
        return AttributeRow(
            name: attribute.name, type: builder.hidden.contains(.types) ? "" : type,
            isComputed: attribute.derivation != nil,
            tooltip: tooltip("\(attribute.name): \(type)", Documentation.text(of: attribute)))
    }

    private func row(of property: FetchedProperty) -> AttributeRow {
        let type = "search: \(property.request.entity ?? "?")"
        return AttributeRow(
            name: property.name, type: type, isComputed: true, tooltip: tooltip("\(property.name): \(type)", nil))
    }

    private func row(of id: RelationshipID) -> RelationshipRow {
        let relationship = builder.facts[id].relationship
        return RelationshipRow(
            name: relationship.name, destination: relationship.destination ?? "no destination",
            isToMany: relationship.isEffectivelyToMany, deleteRule: relationship.deleteRule,
            tooltip: tooltip(
                "\(relationship.name): \(relationship.destination ?? "no destination")",
                Documentation.text(of: relationship)))
    }

    /// What a row has to say beyond what stands on it: the author's words, and the whole of a text that may be cut.
    private func tooltip(_ title: String, _ documentation: String?) -> String {
        if let documentation { return "\(title). \(documentation)" }
        return title.utf8.count > 40 ? title : ""
    }
}
