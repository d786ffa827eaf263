import DataModel
import ModelWriters
import PlainLanguage
import TerminalText

/// How much of a model is documented, and what is not.
public struct CoverageReport: Sendable {
    private let name: String
    private let coverage: DocumentationCoverage

    /// Counts what is documented.
    public init(of loaded: LoadedModel) {
        name = loaded.model.name
        coverage = DocumentationCoverage(of: loaded.facts)
    }

    /// The report for people: the figure, a table by kind, and what is missing.
    public func text(width: Int, hasColor: Bool) -> String {
        var page = TerminalPage(width: width, hasColor: hasColor)
        guard let percentage = coverage.percentage else {
            page.paragraph(StyledText("\(name): there is nothing to document"))
            return page.text
        }
        page.paragraph(StyledText("\(name): \(percentage) % documented"))
        page.space()
        let rows = coverage.kinds.map { kind in
            [StyledText(kind.name), StyledText("\(kind.count.documented)"), StyledText("\(kind.count.all)")]
        }
        page.table(TextTable(header: ["", "documented", "of"], rows: rows))
        if coverage.gaps.isEmpty { return page.text }
        page.heading("Not documented")
        for gap in coverage.gaps {
            let names = (gap.isItself ? ["itself"] : []) + gap.properties
            page.paragraph(
                StyledText(gap.name, .name) + StyledText(": \(names.joined(separator: ", "))"), indent: 2, hanging: 2)
        }
        return page.text
    }

    /// The report for programs (`CoverageWriter`).
    public var json: [UInt8] { CoverageWriter(coverage).bytes() }
}
