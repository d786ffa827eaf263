import DataModel
import Diagrams
import Foundation
import ModelAnalysis
import Mustache
import PlainLanguage
import SourceText
import Testing

@testable import ReferencePages

@Suite("Templates") struct TemplatesTests {
    @Test("are listed with a line about each")
    func list() {
        #expect(Templates.list.map(\.name).contains("entity.md.mustache"))
        #expect(Templates.list.map(\.name).contains("partials/findings.mustache"))
        #expect(Templates.list.allSatisfy { $0.summary.count > 20 && !$0.summary.contains("\n") })
        #expect(Templates.text(of: "README.md.mustache")?.hasPrefix("{{!") == true)
        #expect(Templates.text(of: "none") == nil)
    }

    @Test("have nothing wrong with them", arguments: PagePictures.allCases)
    func builtIn(pictures: PagePictures) {
        #expect(StudioModel.model.pageSet(pictures: pictures).diagnostics == [])
        #expect(CompleteModel(text: { $0 }).model.pageSet(pictures: pictures).diagnostics == [])
        #expect(Model(name: "Empty").pageSet(pictures: pictures).diagnostics == [])
    }

    @Test("can be overridden one by one")
    func overrides() {
        let templates = Templates(overrides: [
            ("entity.md.mustache", "{{name}}: {{> partials/rules}}{{> partials/own}}"),
            ("partials/rules.mustache", "{{#rules}}{{text}}{{/rules}}"),
            ("partials/own.mustache", " Own."),
        ])
        #expect(templates.diagnostics == [])
        let pages = StudioModel.model.pages(templates: templates)
        #expect(
            pages["entities/Department.md"] == "Department: A department's budget is spent by its projects only. Own.")
        #expect(pages["README.md"] == StudioModel.model.pages()["README.md"])
    }

    @Test("with an unknown name give a warning")
    func unknownName() throws {
        let overrides = [(name: "entiti.md.mustache", text: "x"), (name: "partials/own.mustache", text: "y")]
        let templates = Templates(overrides: overrides, folder: "my")
        #expect(templates.diagnostics.map(\.severity) == [.warning, .warning])
        let first = try #require(templates.diagnostics.first)
        #expect(first.id == "unknown-template")
        #expect(first.path == "my/entiti.md.mustache")
        #expect(first.help == ["did you mean 'entity.md.mustache'?"])
        #expect(StudioModel.model.pages(templates: templates) == StudioModel.model.pages())
    }

    @Test("with a syntax error give an error at the place, and the built-in one is used")
    func syntaxError() throws {
        let templates = Templates(overrides: [("entity.md.mustache", "# ü\n  é {{#name}} x")], folder: "my")
        let set = StudioModel.model.pageSet(templates: templates)
        let error = try #require(set.diagnostics.first)
        #expect(set.diagnostics.count == 1)
        #expect(error.severity == .error)
        #expect(error.id == "template-syntax")
        #expect(error.range?.start == SourcePosition(line: 2, column: 5))
        #expect(error.range?.end == SourcePosition(line: 2, column: 14))
        #expect(error.path == "my/entity.md.mustache")
        #expect(set.pages == StudioModel.model.pageSet().pages)
    }

    @Test("with an undeclared name give one warning at the place")
    func undeclaredName() throws {
        let templates = Templates(overrides: [
            ("entity.md.mustache", "{{title}}\n{{#attributes}}\n- {{naame}}\n{{/attributes}}{{> partials/finding}}")
        ])
        let set = StudioModel.model.pageSet(templates: templates)
        #expect(set.diagnostics.map(\.id) == ["undeclared-name", "unknown-partial"])
        let warning = try #require(set.diagnostics.first)
        #expect(warning.severity == .warning)
        #expect(warning.range?.start == SourcePosition(line: 3, column: 3))
        #expect(warning.range?.file.path == "entity.md.mustache")
        #expect(warning.help == ["did you mean 'name'?"])
        #expect(set.diagnostics.last?.help == ["did you mean 'partials/findings'?"])
    }

    @Test(
        "find every name declared, whether there is a value or not", arguments: ["README.md", "entity.md", "html/page"])
    func declaredNames(page: String) throws {
        let complete = try Self.fullModels.flatMap { try Self.contexts(of: $0, page: page) }
        let sparse = try Self.contexts(of: StudioModel.model, page: page)
        let names = Self.namesByPlace(complete)
        for (place, found) in Self.namesByPlace(sparse) { #expect(found == names[place], "\(place)") }
    }

    /// Models that together have everything that pages can show.
    private static let fullModels = [
        CompleteModel(text: { $0.replacing(".", with: "") }).model, EveryDeletionModel.model,
    ]

    /// The names that `templates/README.md` explains, by the titles of its sections.
    private static func explainedNames() throws -> [(title: String, names: [String])] {
        let file = URL(filePath: #filePath).appending(path: "../../../templates/README.md").standardized
        let sections = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n## ").dropFirst()
        return sections.map { section in
            let lines = section.split(separator: "\n")
            let names = lines.filter { $0.hasPrefix("| `") }.map { String($0.dropFirst(3).prefix { $0 != "`" }) }
            return (String(lines.first ?? ""), names)
        }
    }

    @Test("have every name explained in templates/README.md, and no other")
    func explained() throws {
        var declared: [String: Set<String>] = [:]
        for (page, title) in [
            ("README.md", "The page of the model"), ("entity.md", "The page of an entity"),
            ("html/page", "The page for browsers"),
        ] {
            let contexts = try Self.fullModels.flatMap { try Self.contexts(of: $0, page: page) }
            for (holder, names) in contexts.flatMap(ContextNames.byHolder) {
                declared[holder.isEmpty ? title : "`\(holder)`", default: []].formUnion(names)
            }
        }
        for (holder, names) in ContextNames.byHolder(in: OverallPage.sample.context) {
            declared[holder.isEmpty ? "The page over several models" : "`\(holder)`", default: []].formUnion(names)
        }
        var missing = Set(declared.keys)
        for (title, names) in try Self.explainedNames() {
            let holders = declared.keys.filter { title.contains($0) }
            missing.subtract(holders)
            let all = holders.reduce(into: Set<String>()) { $0.formUnion(declared[$1] ?? []) }
            #expect(Set(names).count == names.count, "\(title)")
            #expect(all.subtracting(names).sorted() == [], "\(title): not explained")
            #expect(Set(names).subtracting(all).sorted() == [], "\(title): not declared")
        }
        #expect(missing.sorted() == [])
    }

    /// The contexts of a model's pages.
    private static func contexts(of model: Model, page: String) throws -> [MustacheValue] {
        let facts = model.facts
        if page == "html/page" {
            let html = HTMLPage(facts: facts, nouns: Nouns(facts: facts))
            let picture = HTMLPage.Picture(detail: .full, digest: "0")
            return [html.context(html.material.pages(.builtIn).pages, pictures: [picture], theme: .auto, isLive: false)]
        }
        let material = PageMaterial.test(facts)
        return page == "README.md"
            ? [material.modelContext()] : facts.entities.map { material.entityContext($0.id) }
    }

    /// The names that the objects at each place declare; an object without all names of its place gives a place of its
    /// own, so that it is seen.
    private static func namesByPlace(_ contexts: [MustacheValue]) -> [String: Set<[String]>] {
        var names: [String: Set<[String]>] = [:]
        func visit(_ value: MustacheValue, at place: String) {
            switch value {
            case .object(let object):
                names[place, default: []].insert(object.names)
                for (name, value) in zip(object.names, object.values) { visit(value, at: "\(place).\(name)") }
            case .list(let items): for item in items { visit(item, at: place) }
            default: break
            }
        }
        for context in contexts { visit(context, at: "") }
        return names
    }
}
