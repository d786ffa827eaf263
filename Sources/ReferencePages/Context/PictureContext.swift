import Diagrams
import Mustache

extension PageMaterial {
    /// What a page needs to show a picture; `null` where it has none.
    func picture(_ diagram: Diagram?, file: String, on page: String) -> MustacheValue {
        guard let diagram, pictures != .none else { return .null }
        let link = names.link(from: page, to: file)
        return [
            "description": .text(MarkdownText.label(diagram.title)),
            "link": pictures == .svg ? .text(link) : .null,
            "mermaid": pictures == .mermaid
                ? .text(MarkdownText.block(MermaidWriter.text(of: diagram), language: "mermaid")) : .null,
        ]
    }
}
