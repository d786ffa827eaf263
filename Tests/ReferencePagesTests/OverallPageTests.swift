import DataModel
import ModelAnalysis
import SourceText
import Testing

@testable import ReferencePages

/// The page over several models.
@Suite struct OverallPageTests {
    private static func page(_ template: String? = nil) -> (page: Page, diagnostics: [Diagnostic]) {
        let overrides = template.map { [(name: OverallPage.templateName, text: $0)] } ?? []
        return OverallPage.sample.render(Templates(overrides: overrides))
    }

    @Test("has a row for each model, with what it is, how much there is and what is found")
    func rows() {
        let (page, diagnostics) = Self.page()
        #expect(diagnostics == [])
        #expect(page.path == "README.md")
        #expect(
            page.text == """
                # Models

                | Model | What it is | How much | Findings |
                | --- | --- | --- | ---: |
                | [Shop](shop/README.md) | What is \\| sold. | 1 entity, 0 attributes, 0 relationships | 1 |
                | [A \\[b\\]](a%20b/README.md) | – | 0 entities, 0 attributes, 0 relationships | 0 |

                """)
    }

    @Test("is made by a template that can be replaced")
    func template() {
        #expect(Self.page("{{#models}}{{name}}{{^isLast}}, {{/isLast}}{{/models}}").page.text == "Shop, A \\[b\\]")
        #expect(Self.page("{{titel}}").diagnostics.first?.help == ["did you mean 'title'?"])
    }
}

extension OverallPage {
    /// A page over a model with everything and one with nothing.
    static var sample: OverallPage {
        var shop = Model(name: "Shop")
        shop.documentation = "What is | sold.\n\nMore of it."
        shop.entities = [Entity(name: "Item")]
        let rules: [any FindingRule.Type] = []
        let facts = [shop, Model(name: "A")].map { ModelFacts(of: ModelResolver.resolve($0), rules: rules) }
        return OverallPage(
            title: nil,
            entries: [
                Entry(title: "Shop", path: "shop/README.md", facts: facts[0], reading: [.warning("x", "odd")]),
                Entry(title: "A [b]", path: "a b/README.md", facts: facts[1], reading: [.note("x", "done")]),
            ])
    }
}
