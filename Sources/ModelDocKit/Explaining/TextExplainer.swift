import DataModel
import ModelAnalysis
import PlainLanguage
import SourceText
import TerminalText

/// Explains parts of a model as text for a terminal.
struct TextExplainer {
    let facts: ModelFacts
    let nouns: Nouns
    let width: Int
    private let hasColor: Bool
    let relationships: RelationshipNarrator
    let attributes: AttributeNarrator
    let entities: EntityNarrator

    init(_ loaded: LoadedModel, width: Int, hasColor: Bool) {
        facts = loaded.facts
        nouns = loaded.nouns
        self.width = width
        self.hasColor = hasColor
        relationships = RelationshipNarrator(facts: facts, nouns: nouns)
        attributes = AttributeNarrator(facts: facts)
        entities = EntityNarrator(facts: facts, nouns: nouns)
    }

    /// The text about a subject.
    func page(of subject: ExplainSubject, findings: [Finding]) -> String {
        var page = TerminalPage(width: width, hasColor: hasColor)
        switch subject {
        case .entity(let entity): write(entity, findings, to: &page)
        case .relationship(let id, let entity): write(id, of: entity, to: &page)
        case .attribute(let attribute, let entity): write(attribute, of: entity, to: &page)
        case .fetchedProperty(let property, let entity): write(property, of: entity, to: &page)
        case .path(let path): write(path, to: &page)
        case .deletion(let entity): writeDeletion(of: entity, to: &page)
        }
        if case .entity = subject { return page.text }
        write(findings, to: &page)
        return page.text
    }

    /// The findings about a subject, each with what helps.
    func write(_ findings: [Finding], to page: inout TerminalPage) {
        if findings.isEmpty { return }
        page.heading("Findings")
        for finding in findings {
            let style: TextStyle =
                finding.severity == .error ? .danger : finding.severity == .warning ? .warning : .strong
            var text = StyledText("\(finding.severity.rawValue): ", style)
            text.append(finding.message)
            text.append(" [\(finding.rule)]", .faint)
            page.paragraph(text, indent: 2, hanging: 2)
            for help in finding.help {
                page.paragraph(StyledText("help: ", .name) + StyledText(help), indent: 4, hanging: 2)
            }
        }
    }

    /// What an author wrote, in its paragraphs.
    func write(documentation text: String?, to page: inout TerminalPage, indent: Int = 0) {
        guard let text else { return }
        for paragraph in Self.paragraphs(of: text) { page.paragraph(StyledText(paragraph), indent: indent) }
    }

    /// The paragraphs of a text, each on one line.
    static func paragraphs(of text: String) -> [String] {
        var result: [String] = []
        var words: [Substring] = []
        func end() {
            if !words.isEmpty { result.append(words.joined(separator: " ")) }
            words = []
        }
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            let more = line.split(whereSeparator: \.isWhitespace)
            if more.isEmpty { end() }
            words += more
        }
        end()
        return result
    }
}
