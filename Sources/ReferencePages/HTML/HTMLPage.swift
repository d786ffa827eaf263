public import Diagrams
import CommonMark
import DataModel
public import ModelAnalysis
import Mustache
public import PlainLanguage
public import SourceText

/// Writes the page for browsers: one file with the diagram, all pages, and what every deletion does.
///
/// All that it says is made here and in its template; its script shows and hides. A policy in its head lets nothing run but
/// that script, and nothing load.
public struct HTMLPage {
    /// A picture of the model that the page shows, not yet drawn.
    public struct Picture: Sendable {
        let detail: Diagram.Detail
        let digest: String

        /// Names a picture.
        ///
        /// - Parameters:
        ///   - detail: The detail that it shows.
        ///   - digest: The digest of what it shows, as `SVGWriter.digest` gives it.
        public init(detail: Diagram.Detail, digest: String) {
            self.detail = detail
            self.digest = digest
        }
    }

    /// The page but for the drawings of its pictures.
    public struct Draft: Sendable {
        /// The digest of everything that the page shows, wherever the cards of its pictures stand; it stands in `data-digest` of
        /// its root element.
        public let digest: String
        /// What is the matter with the templates, each place once.
        public let diagnostics: [Diagnostic]
        /// The page, with the digest of each picture in its place.
        let text: String
        let pictures: [Picture]

        /// The page with its pictures.
        ///
        /// - Parameter drawings: For each picture an element of SVG (`SVGWriter.element`).
        /// - Returns: The page, as UTF-8.
        public func page(with drawings: [[UInt8]]) -> String {
            var text = text
            for (picture, drawing) in zip(pictures, drawings) {
                let markup = String(decoding: drawing, as: UTF8.self)
                text = text.replacing(picture.digest, with: markup, maxReplacements: 1)
            }
            return text
        }

        /// Whether a file is such a page as a whole, with whatever drawings.
        public func isDraft(of content: [UInt8]) -> Bool {
            let (start, end) = (content.prefix(1000), Array("</html>\n".utf8))
            return content.suffix(end.count).elementsEqual(end)
                && String(decoding: start, as: UTF8.self).contains("data-digest=\"\(digest)\"")
        }
    }

    let material: PageMaterial
    let addresses: HTMLAddresses
    private let templates: Templates

    /// Makes a writer for the page of a model.
    ///
    /// - Parameters:
    ///   - facts: What is known of the model.
    ///   - nouns: What its objects are called.
    ///   - title: The title of the documentation; nil for the model's name.
    ///   - templates: What the page looks like, and the pages in it.
    ///   - reading: What there was to say when the model was read; its warnings and errors stand among the findings.
    ///   - history: Since when there is what there is, where the model has older versions.
    public init(
        facts: ModelFacts, nouns: Nouns, title: String? = nil, templates: Templates = .builtIn,
        reading: [Diagnostic] = [], history: VersionHistory? = nil
    ) {
        material = PageMaterial(
            facts: facts, nouns: nouns, title: title, pictures: .none, overview: nil, neighbourhoods: [:],
            reading: reading, history: history)
        addresses = HTMLAddresses(facts: facts, names: material.names)
        self.templates = templates
    }

    /// The page, but for the drawings of its pictures.
    ///
    /// - Parameters:
    ///   - pictures: The pictures of the whole, the one that is shown first in front.
    ///   - theme: The colours of the page and its pictures.
    ///   - isLive: Whether a server tells it of changes (`modeldoc preview`).
    /// - Returns: The draft of the page.
    public func draft(pictures: [Picture], theme: DiagramLook.Theme = .auto, isLive: Bool = false) -> Draft {
        let pages = material.pages(templates)
        let context = context(pages.pages, pictures: pictures, theme: theme, isLive: isLive)
        let rendering = templates.htmlPage(context)
        let diagnostics = pages.diagnostics + rendering.diagnostics.filter { !pages.diagnostics.contains($0) }
        let digest = String(ContentDigest(of: rendering.text).hexadecimal.prefix(32))
        let text = rendering.text.replacing("data-digest=\"\"", with: "data-digest=\"\(digest)\"", maxReplacements: 1)
        return Draft(digest: digest, diagnostics: diagnostics, text: text, pictures: pictures)
    }

    /// Everything that the template can show.
    func context(
        _ pages: [Page], pictures: [Picture], theme: DiagramLook.Theme, isLive: Bool
    ) -> MustacheValue {
        let (style, script) = (Self.lines(templates.style), Self.lines(templates.script))
        let diagramStyle = SVGWriter.styleSheet(for: theme)
        return .object(
            [
                ("title", .text(material.title)),
                ("counts", .text(ModelCounts(of: material.facts).text)),
                ("isLive", .bool(isLive)),
                ("theme", .text(theme.rawValue)),
                ("policy", .text(Self.policy(styles: [style, diagramStyle], script: script, isLive: isLive))),
                ("style", .text(style)),
                ("diagramStyle", .text(diagramStyle)),
                ("script", .text(script)),
                (
                    "pictures",
                    .list(
                        pictures.enumerated().map { index, picture in
                            [
                                "detail": .text(picture.detail.rawValue), "isFirst": .bool(index == 0),
                                "markup": .text(picture.digest),
                            ]
                        })
                ),
                ("articles", .list(zip(pages, pages.indices).map(article))),
            ] + tableContext() + deletionContext() + remarkContext())
    }

    private func article(of page: Page, number: Int) -> MustacheValue {
        let own = material.facts.ownEntities
        var renderer = MarkdownHTML()
        renderer.idPrefix = "p\(number)-"
        renderer.slug = HeadingSlug.of
        renderer.link = { addresses.address(of: $0, on: page.path) }
        return [
            // The page of the model comes first, then those of its entities.
            "entity": number == 0 ? .null : .text(own[number - 1].entity.name),
            "prefix": .text(renderer.idPrefix),
            "html": .text(renderer.html(of: page.text)),
        ]
    }

    /// What may run and load: what stands in the page itself, and the server's news where there is one.
    static func policy(styles: [String], script: String, isLive: Bool) -> String {
        func hash(_ text: String) -> String { "'sha256-\(ContentDigest(of: text).base64)'" }
        return [
            "default-src 'none'", "script-src \(hash(script))",
            "style-src \(styles.map(hash).joined(separator: " "))", "img-src data: blob:",
            isLive ? "connect-src 'self'" : nil, "base-uri 'none'", "form-action 'none'",
        ].compactMap(\.self).joined(separator: "; ")
    }

    /// Browsers see every end of a line as one sign, and compute hashes of that.
    private static func lines(_ text: String) -> String {
        text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    }
}
