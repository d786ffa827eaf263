import DataModel
import ModelAnalysis
import PlainLanguage
import TerminalText

extension TextExplainer {
    /// The page of an entity.
    func write(_ id: EntityID, _ findings: [Finding], to page: inout TerminalPage) {
        let facts = self.facts[id]
        let entity = facts.entity
        page.paragraph(StyledText(entity.name, .strong))
        write(documentation: Documentation.text(of: entity), to: &page)
        let model = self.facts.resolved.model.name
        var identity = StyledText(
            entity.isStub
                ? "Not an entity of \(model): only what leads to it is known"
                : "\(entity.isAbstract ? "An abstract entity" : "An entity") of \(model)")
        if let name = entity.className { identity.append(StyledText("; class ") + StyledText(Phrase(code: name))) }
        page.paragraph(identity + ".")
        let inheritance = entities.inheritance(of: id)
        if !inheritance.isEmpty { page.paragraph(StyledText(sentences: inheritance)) }
        let shapes = HierarchyNarrator(facts: self.facts, nouns: nouns).shapes(of: id)
        if !shapes.isEmpty { page.paragraph(StyledText(sentences: shapes)) }
        write(findings, to: &page)
        if !facts.attributes.isEmpty {
            page.heading("Attributes")
            page.table(table(of: facts.attributes), indent: 2)
        }
        if !facts.relationships.isEmpty {
            page.heading("Relationships")
            for (index, use) in facts.relationships.enumerated() {
                if index > 0 { page.space() }
                write(use, of: id, to: &page)
            }
        }
        page.heading("If you delete \(nouns[id].indefinite)")
        write(DeletionNarrator(facts: self.facts, nouns: nouns).consequences(of: id), to: &page)
        writeRest(of: facts, to: &page)
    }

    /// A table of attributes, without columns that would be empty; what authors say of one stands below it.
    func table(of attributes: [Inherited<Attribute>]) -> TextTable {
        var columns: [(name: String, cells: [StyledText])] = [
            ("Attribute", attributes.map { StyledText($0.property.name, .name) }),
            ("Type", attributes.map { StyledText(self.attributes.typeText(of: $0.property)) }),
            (
                "Required",
                attributes.map { StyledText($0.property.isOptional.map { $0 ? "no" : "yes" } ?? "not stated") }
            ),
        ]
        let defaults = attributes.map { self.attributes.defaultText(of: $0.property).map { StyledText($0) } ?? "–" }
        if attributes.contains(where: { $0.property.defaultValue != nil }) { columns.append(("Default", defaults)) }
        let constraints = attributes.map { attribute in
            let all = self.attributes.constraints(of: attribute.property)
            return all.enumerated().reduce(into: StyledText()) { text, item in
                if item.offset > 0 { text.append("; ") }
                text.append(StyledText(item.element))
            }
        }
        if constraints.contains(where: { !$0.isEmpty }) {
            columns.append(("Constraints", constraints.map { $0.isEmpty ? "–" : $0 }))
        }
        if attributes.contains(where: { $0.inheritedFrom != nil }) {
            columns.append(
                ("From", attributes.map { StyledText($0.inheritedFrom.map(facts.name(of:)) ?? "", .faint) }))
        }
        let notes = attributes.map { attribute in
            let paragraphs = Documentation.text(of: attribute.property).map(Self.paragraphs) ?? []
            return StyledText(paragraphs.joined(separator: " "), .faint)
        }
        return TextTable(
            header: columns.map(\.name), rows: attributes.indices.map { row in columns.map { $0.cells[row] } },
            notes: notes)
    }

    private func write(_ use: Inherited<RelationshipID>, of entity: EntityID, to page: inout TerminalPage) {
        let relationship = facts[use.property]
        page.paragraph(line(for: use.property, name: relationship.relationship.name), indent: 2, hanging: 2)
        write(documentation: Documentation.text(of: relationship.relationship), to: &page, indent: 4)
        page.paragraph(
            StyledText(sentences: relationships.explanation(of: use.property, for: entity).sentences), indent: 4)
    }

    /// "employees » Employee: 0 to 999; refused while there are any (deny)"
    func line(for id: RelationshipID, name: String) -> StyledText {
        let relationship = facts[id]
        var line = StyledText(name, .strong)
        line.append(relationship.relationship.isEffectivelyToMany ? " » " : " › ", .faint)
        line.append(relationship.relationship.destination ?? "?", .name)
        line.append(": ", .faint)
        line.append(StyledText(relationships.howMany(relationship.cardinality)))
        line.append("; ", .faint)
        line.append(StyledText(relationships.whenDeleted(of: id), Self.style(of: relationship.relationship.deleteRule)))
        return line
    }

    private static func style(of rule: DeleteRule?) -> TextStyle {
        switch rule {
        case .cascade: .danger
        case .deny, .noAction: .warning
        case .nullify, nil: .plain
        }
    }

    private func write(_ consequences: DeletionConsequences, to page: inout TerminalPage) {
        if consequences.isNothing {
            page.paragraph(StyledText(sentences: consequences.sentences), indent: 2)
            return
        }
        let lists: [(String, TextStyle, ConsequenceList)] = [
            ("Refused", .warning, consequences.refused), ("Deleted with it:", .danger, consequences.deleted),
            ("Kept, but changed:", .strong, consequences.changed),
            ("Not touched:", .strong, consequences.untouched),
            ("Not stated: what happens to", .warning, consequences.unstated),
            ("Left pointing at nothing:", .warning, consequences.dangling),
        ]
        for (title, style, list) in lists where !list.isEmpty {
            let head = StyledText(title, style)
            if list.items.count == 1, list.others == 0 {
                page.paragraph(head + " " + StyledText(list.items[0].phrase) + ".", indent: 2, hanging: 2)
                continue
            }
            page.paragraph(head, indent: 2)
            for item in list.items { page.paragraph(StyledText(item.phrase), indent: 6, first: "    - ") }
            if list.others > 0 { page.paragraph(StyledText("and \(list.others) more"), first: "    - ") }
        }
        // Where a delete rule is not stated, it is not known either what is left pointing at nothing.
        if consequences.dangling.isEmpty, consequences.unstated.isEmpty {
            page.paragraph(StyledText("Left pointing at nothing:", .good) + " nothing.", indent: 2, hanging: 2)
        }
    }
}
