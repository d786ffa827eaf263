import ModelAnalysis
import ModelWriters
import PlainLanguage
import ReferencePages

extension ModelDoc {
    /// Explains a part of a model.
    ///
    /// - Parameters:
    ///   - loaded: the model.
    ///   - name: what to explain: `Entity`, `Entity.property` or `Entity.key.path`.
    ///   - options: in which form.
    /// - Returns: the document, with the findings about the subject that it does not hold itself.
    /// - Throws: `Failure` where the model has no such subject; it names what is near.
    public func explain(_ loaded: LoadedModel, _ name: String, options: ExplainOptions) throws(Failure) -> Explanation {
        let subject = try SubjectFinder(facts: loaded.facts).subject(name, isDeletion: options.isDeletion)
        let findings = subject.findings(in: loaded.facts)
        switch options.format {
        case .text:
            let text = TextExplainer(loaded, width: options.width, hasColor: options.hasColor)
            return Explanation(content: Array(text.page(of: subject, findings: findings).utf8), diagnostics: [])
        case .markdown:
            return Explanation(content: Array(Self.markdown(subject, loaded, findings).utf8), diagnostics: [])
        case .json:
            return Explanation(content: Self.json(subject, loaded), diagnostics: findings.map(\.diagnostic))
        }
    }

    /// Subjects of a model that a user may try, and a list of its entities in words.
    public func subjects(of loaded: LoadedModel) -> (examples: [String], entities: String) {
        let finder = SubjectFinder(facts: loaded.facts)
        return (finder.suggestions, finder.entityList)
    }

    private static func markdown(_ subject: ExplainSubject, _ loaded: LoadedModel, _ findings: [Finding]) -> String {
        let page = ExplanationPage(facts: loaded.facts, nouns: loaded.nouns)
        switch subject {
        case .entity(let entity): return page.entity(entity, reading: loaded.diagnostics)
        case .relationship(let id, let entity): return page.relationship(id, of: entity, findings: findings)
        case .attribute(let attribute, let entity): return page.attribute(attribute, of: entity, findings: findings)
        case .fetchedProperty(let property, let entity):
            return page.fetchedProperty(property, of: entity, findings: findings)
        case .path(let path): return page.path(path, findings: findings)
        case .deletion(let entity):
            let tree = DeletionTreeNarrator(facts: loaded.facts, nouns: loaded.nouns).tree(
                of: DeletionAnalysis(of: loaded.facts).deletion(of: entity), from: entity)
            return page.deletion(tree, findings: findings)
        }
    }

    private static func json(_ subject: ExplainSubject, _ loaded: LoadedModel) -> [UInt8] {
        let writer = FactsWriter(facts: loaded.facts, nouns: loaded.nouns, sourceNames: loaded.sourceNames)
        switch subject {
        case .entity(let entity): return writer.bytes(of: entity)
        case .relationship(let id, let entity): return writer.bytes(of: id, in: entity)
        case .attribute(let attribute, _): return writer.bytes(of: attribute)
        case .fetchedProperty(let property, _): return writer.bytes(of: property)
        case .path(let path): return PropertyPathWriter(facts: loaded.facts, nouns: loaded.nouns).bytes(of: path)
        case .deletion(let entity): return writer.bytes(ofDeletionOf: entity)
        }
    }
}
