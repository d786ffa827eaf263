import DataModel
import ModelAnalysis
import PlainLanguage
import TerminalText

extension TextExplainer {
    /// A relationship, from both ends.
    func write(_ id: RelationshipID, of entity: EntityID, to page: inout TerminalPage) {
        let relationship = facts[id]
        let name = "\(facts.name(of: entity)).\(relationship.relationship.name)"
        page.paragraph(line(for: id, name: name), hanging: 2)
        if let partner = relationship.partner, partner != id {
            page.paragraph(line(for: partner, name: facts.qualifiedName(of: partner)), hanging: 2)
        }
        let explanation = relationships.explanation(of: id, for: entity)
        for paragraph in [explanation.meaning, explanation.deletion] where !paragraph.isEmpty {
            page.space()
            page.paragraph(StyledText(sentences: paragraph))
        }
        let ends = [id] + [relationship.partner].compactMap { $0 == id ? nil : $0 }
        for end in ends {
            guard let text = Documentation.text(of: facts[end].relationship) else { continue }
            page.heading("About \(facts.qualifiedName(of: end))")
            write(documentation: text, to: &page, indent: 2)
        }
    }

    /// An attribute.
    func write(_ attribute: Inherited<Attribute>, of entity: EntityID, to page: inout TerminalPage) {
        let property = attribute.property
        page.paragraph(StyledText("\(facts.name(of: entity)).\(property.name)", .strong))
        write(documentation: Documentation.text(of: property), to: &page)
        page.space()
        var lines: [StyledText] = [StyledText("Type: \(attributes.typeText(of: property))")]
        lines.append(StyledText("Required: \(property.isOptional.map { $0 ? "no" : "yes" } ?? "not stated")"))
        if let value = attributes.defaultText(of: property) { lines.append("Default: " + StyledText(value)) }
        lines += attributes.constraints(of: property).map { StyledText($0) }
        if let origin = attribute.inheritedFrom { lines.append(StyledText("Inherited from \(facts.name(of: origin))")) }
        lines += property.rules.map { StyledText("Enforced in code: \($0)") }
        for line in lines { page.paragraph(line, indent: 4, first: "  - ") }
    }

    /// A fetched property.
    func write(_ property: Inherited<FetchedProperty>, of entity: EntityID, to page: inout TerminalPage) {
        page.paragraph(StyledText("\(facts.name(of: entity)).\(property.property.name)", .strong))
        write(documentation: Documentation.text(of: property.property), to: &page)
        page.space()
        page.paragraph(StyledText(entities.sentence(of: property.property)))
        if let origin = property.inheritedFrom {
            page.paragraph(StyledText("Inherited from \(facts.name(of: origin))."))
        }
    }
}
