import DataModel
import Diagrams
import ModelAnalysis
import PlainLanguage
import SourceText
import Testing

@testable import ReferencePages

@Suite("The page for browsers") struct HTMLPageTests {
    private static func page(
        _ model: Model, templates: Templates = .builtIn, isLive: Bool = false
    ) -> (text: String, diagnostics: [Diagnostic]) {
        let facts = model.facts
        let picture = HTMLPage.Picture(detail: .full, digest: String(repeating: "a1", count: 32))
        let draft = HTMLPage(facts: facts, nouns: Nouns(facts: facts), templates: templates).draft(
            pictures: [picture], isLive: isLive)
        return (draft.page(with: [Array("<svg></svg>".utf8)]), draft.diagnostics)
    }

    private static func parts(_ text: String, from start: String, to end: String) -> [String] {
        text.split(separator: start).dropFirst().compactMap { part in
            part.firstRange(of: end).map { String(part[..<$0.lowerBound]) }
        }
    }

    @Test("has nothing wrong with its templates")
    func templates() {
        #expect(Self.page(StudioModel.model).diagnostics == [])
        #expect(Self.page(CompleteModel(text: { $0 }).model).diagnostics == [])
        #expect(Self.page(Model(name: "Empty")).diagnostics == [])
    }

    @Test("has an article and a plan for each entity, and a row")
    func articles() {
        let text = Self.page(StudioModel.model).text
        let names = StudioModel.model.entities.map(\.name)
        #expect(Self.parts(text, from: "<article data-page=\"", to: "\"") == [""] + names)
        #expect(Self.parts(text, from: "data-plan=\"", to: "\"") == names)
        #expect(Self.parts(text, from: "<tr data-entity=\"", to: "\"") == names)
    }

    @Test("names the hashes of what it holds")
    func policy() throws {
        let text = Self.page(StudioModel.model).text
        let policy = try #require(Self.parts(text, from: "Security-Policy\" content=\"", to: "\"").first)
            .replacing("&#39;", with: "'")
        let styles =
            Self.parts(text, from: "<style>", to: "</style>")
            + Self.parts(
                text, from: "<style id=\"diagram-style\">", to: "</style>")
        let scripts = Self.parts(text, from: "<script>", to: "</script>")
        #expect(styles.count == 2 && scripts.count == 1)
        let hashes = (styles + scripts).map { "'sha256-\(ContentDigest(of: $0).base64)'" }
        for hash in hashes { #expect(policy.contains(hash)) }
        #expect(policy.matches(of: /sha256-/).count == 3)
        #expect(policy.hasPrefix("default-src 'none'; "))
        #expect(!policy.contains("connect-src") && !policy.contains("unsafe"))
    }

    @Test("listens to its server only where there is one")
    func live() {
        let (live, still) = (Self.page(StudioModel.model, isLive: true).text, Self.page(StudioModel.model).text)
        #expect(live.contains("connect-src &#39;self&#39;") && live.contains(" data-live>"))
        #expect(!still.contains(" data-live>"))
    }

    @Test("has a digest that tells nothing of where cards stand")
    func layout() {
        let facts = StudioModel.model.facts
        func draft(_ digest: String) -> HTMLPage.Draft {
            HTMLPage(facts: facts, nouns: Nouns(facts: facts)).draft(
                pictures: [HTMLPage.Picture(detail: .full, digest: digest)])
        }
        let page = draft("1f").page(with: [Array("<svg id=\"here\"></svg>".utf8)])
        #expect(page.contains("<svg id=\"here\"></svg>"))
        #expect(draft("1f").isDraft(of: Array(page.utf8)))
        #expect(!draft("2e").isDraft(of: Array(page.utf8)))
        #expect(!draft("1f").isDraft(of: Array(page.utf8.dropLast())))
    }

    @Test("has a digest that follows its content")
    func digest() throws {
        func digest(_ model: Model) throws -> String {
            try #require(Self.parts(Self.page(model).text, from: "data-digest=\"", to: "\"").first)
        }
        var other = StudioModel.model
        other.documentation = "Something else."
        #expect(try digest(StudioModel.model).count == 32)
        #expect(try digest(StudioModel.model) == digest(StudioModel.model))
        #expect(try digest(StudioModel.model) != digest(other))
    }

    @Test("shows hostile texts as text", arguments: HostileTexts.short)
    func hostile(hostile: String) {
        let model = CompleteModel(text: { "\($0) \(hostile)" }).model
        let text = Self.page(model).text
        #expect(text.components(of: "<script").count == 2)
        #expect(!text.lowercased().contains("href=\"javascript:"))
        // Every tag in the body is closed or empty, so that no text has opened or ended one.
        let body = text.prefix { $0 != "\u{0}" }.components(of: "<body>").last ?? ""
        let markup = body.components(of: "<script>")[0]
        for name in [
            "article", "section", "table", "tr", "td", "th", "ul", "ol", "li", "div", "p", "a", "code", "h2", "button",
        ] {
            let opened = markup.matches(ofTag: name)
            let closed = markup.components(of: "</\(name)>").count - 1
            #expect(opened == closed, "\(name)")
        }
    }

    @Test("takes a style sheet of the user's, and its hash")
    func overrides() throws {
        let templates = Templates(overrides: [("html/style.css", "/* Mine. */\r\nbody{}\r\n")])
        let text = Self.page(StudioModel.model, templates: templates).text
        #expect(text.contains("<style>/* Mine. */\nbody{}\n</style>"))
        #expect(text.contains(ContentDigest(of: "/* Mine. */\nbody{}\n").base64))
    }

    @Test("refuses a script that would end itself", arguments: ["html/script.js", "html/style.css"])
    func ending(name: String) {
        let templates = Templates(overrides: [(name, "/* </SCRIPT> </style> */")])
        #expect(templates.diagnostics.map(\.id) == ["template-syntax"])
        #expect(Self.page(StudioModel.model, templates: templates).diagnostics.map(\.severity) == [.error])
    }
}

extension StringProtocol {
    /// The pieces between occurrences of a text.
    fileprivate func components(of separator: String) -> [SubSequence] {
        split(separator: separator, omittingEmptySubsequences: false)
    }

    /// How many tags of a name are opened.
    fileprivate func matches(ofTag name: String) -> Int {
        components(of: "<\(name)").dropFirst().count { $0.first == ">" || $0.first == " " || $0.first == "\n" }
    }
}
