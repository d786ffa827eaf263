import DataModel
public import ModelAnalysis
public import PlainLanguage
import SourceText

/// Writes the explanation of one part of a model as Markdown.
public struct ExplanationPage: Sendable {
    private let facts: ModelFacts
    private let nouns: Nouns

    /// Makes a writer for the parts of a model.
    public init(facts: ModelFacts, nouns: Nouns) {
        self.facts = facts
        self.nouns = nouns
    }

    /// The page of an entity as it stands in the documentation, without a picture.
    public func entity(_ id: EntityID, reading: [Diagnostic] = []) -> String {
        let material = PageMaterial(
            facts: facts, nouns: nouns, title: nil, pictures: .none, overview: nil, neighbourhoods: [:],
            reading: reading)
        return Templates.builtIn.entityPage(material.entityContext(id)).text
    }

    /// A relationship of an entity, from both ends.
    public func relationship(_ id: RelationshipID, of entity: EntityID, findings: [Finding]) -> String {
        let narrator = RelationshipNarrator(facts: facts, nouns: nouns)
        let name = "\(facts.name(of: entity)).\(facts[id].relationship.name)"
        var page = ["# \(MarkdownText.code(name))"]
        page += documentation(Documentation.text(of: facts[id].relationship))
        let ends = [id] + [facts[id].partner].compactMap { $0 == id ? nil : $0 }
        let rows = ends.enumerated().map { index, end in
            let relationship = facts[end]
            let cells = [
                MarkdownText.name(index == 0 ? name : facts.qualifiedName(of: end)),
                relationship.relationship.destination.map(MarkdownText.name) ?? "–",
                MarkdownText.phrase(narrator.howMany(relationship.cardinality), in: .cell),
                MarkdownText.phrase(narrator.whenDeleted(of: end), in: .cell),
            ]
            return "| \(cells.joined(separator: " | ")) |"
        }
        page.append(
            (["| Relationship | Destination | How many | When its object is deleted |", "| --- | --- | --- | --- |"]
                + rows).joined(separator: "\n"))
        let explanation = narrator.explanation(of: id, for: entity)
        page += [explanation.meaning, explanation.deletion].compactMap(MarkdownText.sentences)
        return finished(page, findings)
    }

    /// An attribute of an entity.
    public func attribute(_ attribute: Inherited<Attribute>, of entity: EntityID, findings: [Finding]) -> String {
        let narrator = AttributeNarrator(facts: facts)
        let property = attribute.property
        var page = ["# \(MarkdownText.code("\(facts.name(of: entity)).\(property.name)"))"]
        page += documentation(Documentation.text(of: property))
        var items = ["Type: \(MarkdownText.label(narrator.typeText(of: property)))"]
        items.append("Required: \(property.isOptional.map { $0 ? "no" : "yes" } ?? "not stated")")
        if let value = narrator.defaultText(of: property) { items.append("Default: \(MarkdownText.phrase(value))") }
        items += narrator.constraints(of: property).map { MarkdownText.phrase($0) }
        if let origin = attribute.inheritedFrom {
            items.append("Inherited from \(MarkdownText.name(facts.name(of: origin)))")
        }
        items += property.rules.map { "Enforced in code: \(MarkdownText.cell($0))" }
        page.append(items.map { "- \($0)" }.joined(separator: "\n"))
        return finished(page, findings)
    }

    /// A fetched property of an entity.
    public func fetchedProperty(
        _ property: Inherited<FetchedProperty>, of entity: EntityID, findings: [Finding]
    ) -> String {
        var page = ["# \(MarkdownText.code("\(facts.name(of: entity)).\(property.property.name)"))"]
        page += documentation(Documentation.text(of: property.property))
        page.append(MarkdownText.phrase(EntityNarrator(facts: facts, nouns: nouns).sentence(of: property.property)))
        if let origin = property.inheritedFrom {
            page.append("Inherited from \(MarkdownText.name(facts.name(of: origin))).")
        }
        return finished(page, findings)
    }

    /// A key path.
    public func path(_ path: PropertyPathFacts, findings: [Finding]) -> String {
        let explanation = PropertyPathNarrator(facts: facts, nouns: nouns).explanation(of: path)
        let name = "\(facts.name(of: path.path.start)).\(path.path.keyPath)"
        var page = ["# \(MarkdownText.code(name))", MarkdownText.phrase(explanation.summary)]
        page.append(
            explanation.steps.enumerated().map { index, step in
                let notes = step.notes.map { MarkdownText.phrase($0) }.joined(separator: ", ")
                let head = step.head.isEmpty ? "" : " \(step.head)"
                return "\(index + 1). \(MarkdownText.code(step.name))\(head) \(MarkdownText.phrase(step.text))"
                    + (notes.isEmpty ? "" : " (\(notes))")
            }.joined(separator: "\n"))
        page += [explanation.remarks, explanation.result, explanation.predicate].compactMap(MarkdownText.sentences)
        if !explanation.examples.isEmpty {
            page.append(MarkdownText.block(explanation.examples.joined(separator: "\n"), language: ""))
        }
        return finished(page, findings)
    }

    /// What a deletion does, as a nested list.
    public func deletion(_ tree: DeletionTree, findings: [Finding]) -> String {
        var lines: [String] = []
        var pending = tree.branches.reversed().map { (branch: $0, depth: 0) }
        while let (branch, depth) = pending.popLast() {
            var way = branch.way.map(MarkdownText.code).joined(separator: " → ")
            if !branch.reason.isEmpty { way += "\(way.isEmpty ? "" : ": ")\(MarkdownText.phrase(branch.reason))" }
            let text = MarkdownText.phrase(branch.text)
            lines.append("\(String(repeating: "  ", count: depth))- \(text)\(way.isEmpty ? "" : " (\(way))")")
            pending += branch.branches.reversed().map { ($0, depth + 1) }
        }
        return finished(["# \(MarkdownText.phrase(tree.title))", lines.joined(separator: "\n")], findings)
    }

    private func documentation(_ text: String?) -> [String] {
        text.map { [MarkdownText.paragraphs($0)] } ?? []
    }

    private func finished(_ parts: [String], _ findings: [Finding]) -> String {
        var parts = parts
        if !findings.isEmpty {
            let items = findings.map { finding in
                let help = finding.help.map { " Help: \(MarkdownText.running($0))." }.joined()
                return "- **\(finding.severity.rawValue)**: \(MarkdownText.running(finding.message)).\(help)"
                    + " (\(MarkdownText.code(finding.rule)))"
            }
            parts += ["## Findings", items.joined(separator: "\n")]
        }
        return parts.joined(separator: "\n\n") + "\n"
    }
}
