import DataModel
import ModelAnalysis
import Mustache
import PlainLanguage

extension PageMaterial {
    /// What an author says about a part, as paragraphs; null where nothing.
    func documentation(of part: some Documented, on page: String) -> MustacheValue {
        .text(ifAny: paragraphs(Documentation(of: part), on: page))
    }

    /// What an author says, as paragraphs; nil where nothing.
    func paragraphs(_ documentation: Documentation, on page: String) -> String? {
        if documentation.isEmpty { return nil }
        var parts = documentation.text.map { [MarkdownText.paragraphs($0)] } ?? []
        if !documentation.notes.isEmpty { parts += documentation.notes.map(notes(on: page).blocks) }
        return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    /// What an author says about a part, for a cell of a table; null where nothing.
    func documentationCell(of part: some Documented, on page: String) -> MustacheValue {
        let documentation = Documentation(of: part)
        if documentation.isEmpty { return .null }
        var parts = documentation.text.map { [MarkdownText.cell($0)] } ?? []
        if !documentation.notes.isEmpty { parts += documentation.notes.map(notes(on: page).cell) }
        return .text(parts.joined(separator: "<br>"))
    }

    private func notes(on page: String) -> NoteMarkdown {
        NoteMarkdown { address(ofPartNamed: $0, from: page) }
    }

    /// The address of what `Entity` or `Entity.property` names; nil for what is not there, or has no page.
    private func address(ofPartNamed name: String, from page: String) -> String? {
        switch facts.part(named: name) {
        case .entity(let entity): return link(to: entity, from: page)
        case .property(.relationship(let relationship), _): return link(to: relationship, from: page)
        case .property(let property, let owner):
            guard !facts[owner].entity.isStub else { return nil }
            let target = names.page(of: owner)
            let file = target == page ? "" : names.link(from: page, to: target)
            if case .fetchedProperty = property { return "\(file)#fetched-properties" }
            return "\(file)#attributes"
        case nil: return nil
        }
    }
}
