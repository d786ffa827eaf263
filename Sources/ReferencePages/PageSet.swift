public import Diagrams
public import ModelAnalysis
public import PlainLanguage
public import SourceText

/// The pages of a model.
public struct PageSet: Sendable {
    /// The pages: the model's first, then those of its entities in model order.
    public let pages: [Page]
    /// What is the matter with the templates, each place once.
    public let diagnostics: [Diagnostic]
}

/// Makes the pages of a model.
///
/// - Parameters:
///   - facts: What is known of the model.
///   - nouns: What its objects are called.
///   - title: The title of the documentation; nil for the model's name.
///   - templates: What the pages look like.
///   - pictures: How pages show pictures.
///   - overview: The picture of the whole model, where there is one.
///   - neighbourhoods: The pictures of entities and their neighbours, where there are any.
///   - groups: The pictures of groups of entities by their numbers, where there are any.
///   - reading: What there was to say when the model was read; its warnings and errors stand among the findings.
///   - history: Since when there is what there is, where the model has older versions.
/// - Returns: The pages. What templates do wrong is reported; what they do right is rendered all the same.
public func render(
    facts: ModelFacts, nouns: Nouns, title: String? = nil, templates: Templates = .builtIn,
    pictures: PagePictures = .svg, overview: Diagram? = nil, neighbourhoods: [EntityID: Diagram] = [:],
    groups: [Int: Diagram] = [:], reading: [Diagnostic] = [], history: VersionHistory? = nil
) -> PageSet {
    let material = PageMaterial(
        facts: facts, nouns: nouns, title: title, pictures: pictures, overview: overview,
        neighbourhoods: neighbourhoods, groups: groups, reading: reading, history: history)
    return material.pages(templates)
}

extension PageMaterial {
    /// The pages of the model: its own first, then those of its entities in model order.
    func pages(_ templates: Templates) -> PageSet {
        var pages: [Page] = []
        var diagnostics = templates.diagnostics
        func add(_ path: String, _ rendering: (text: String, diagnostics: [Diagnostic])) {
            pages.append(Page(path: path, text: rendering.text))
            for diagnostic in rendering.diagnostics where !diagnostics.contains(diagnostic) {
                diagnostics.append(diagnostic)
            }
        }
        add(names.readme, templates.modelPage(modelContext()))
        for entity in facts.ownEntities {
            add(names.page(of: entity.id), templates.entityPage(entityContext(entity.id)))
        }
        return PageSet(pages: pages, diagnostics: diagnostics)
    }
}
