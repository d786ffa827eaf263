public import ModelAnalysis
import Diagrams
import Mustache
import PlainLanguage
public import SourceText

/// The page over the documentations of several models.
public struct OverallPage: Sendable {
    /// A documentation in its table.
    public struct Entry: Sendable {
        /// Its title, as plain text.
        let title: String
        /// The path from the page to it.
        let path: String
        /// What is known of its model.
        let facts: ModelFacts
        /// How many findings its own page counts.
        let findingCount: Int

        /// Makes an entry.
        ///
        /// - Parameters:
        ///   - title: its title.
        ///   - path: the path from the page to it.
        ///   - facts: what is known of its model.
        ///   - reading: what there was to say when the model was read; what its own page shows of it is counted.
        public init(title: String, path: String, facts: ModelFacts, reading: [Diagnostic]) {
            self.title = title
            self.path = path
            self.facts = facts
            findingCount = facts.findings.count + ReadingProblem.problems(among: reading, in: facts).count
        }
    }

    /// The name of its file.
    public static let fileName = "README.md"
    /// The template that makes it.
    public static let templateName = "index.md.mustache"
    /// Its title where none is given.
    static let usualTitle = "Models"

    private let title: String
    private let entries: [Entry]

    /// Makes a page.
    ///
    /// - Parameters:
    ///   - title: its title; nil for the usual one.
    ///   - entries: the documentations, in their order.
    public init(title: String?, entries: [Entry]) {
        self.title = title ?? Self.usualTitle
        self.entries = entries
    }

    /// The page as Markdown.
    ///
    /// - Parameter templates: what it looks like.
    /// - Returns: the page, and what is the matter with the templates.
    public func render(_ templates: Templates) -> (page: Page, diagnostics: [Diagnostic]) {
        let rendering = templates.overallPage(context)
        return (Page(path: Self.fileName, text: rendering.text), templates.diagnostics + rendering.diagnostics)
    }

    /// What its template is given.
    var context: MustacheValue {
        [
            "title": .text(MarkdownText.heading(title)),
            "models": .items(entries.map(item)),
        ]
    }

    private func item(_ entry: Entry) -> [(String, MustacheValue)] {
        let summary = Documentation.text(of: entry.facts.resolved.model).flatMap {
            MarkdownText.paragraphTexts(of: $0).first
        }
        return [
            ("name", .text(MarkdownText.label(entry.title))),
            ("link", .text(PercentEncoding.encoded(entry.path))),
            ("summary", .text(ifAny: summary.map(MarkdownText.running))),
            ("counts", .text(ModelCounts(of: entry.facts).text)),
            ("findingCount", .number(String(entry.findingCount))),
        ]
    }
}
