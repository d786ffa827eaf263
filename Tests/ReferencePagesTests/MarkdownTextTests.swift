import SourceText
import Testing

@testable import ReferencePages

@Suite("Markdown text") struct MarkdownTextTests {
    @Test(
        "escapes what would be markup, and no more",
        arguments: [
            ("plain words, (really); 3 + 4 = 7", "plain words, (really); 3 + 4 = 7"),
            ("snake_case_name", "snake_case_name"),
            ("_private and last_", "\\_private and last\\_"),
            ("a*b*c", "a\\*b\\*c"),
            ("a|b", "a\\|b"),
            ("<br>", "\\<br>"),
            ("R&D &amp; &#38;", "R&D \\&amp; \\&#38;"),
            ("[x](y)", "\\[x\\](y)"),
            ("- item", "\\- item"),
            ("1. first", "1\\. first"),
            ("0.5 and -5 and +x", "0.5 and -5 and +x"),
            ("-5", "-5"),
            ("2024) last", "2024\\) last"),
            ("12345678901. long", "12345678901. long"),
            ("# title", "\\# title"),
            ("> quote", "\\> quote"),
            ("=====", "\\====="),
            ("tab\tand\nline", "tab and line"),
            ("bell\u{7}", "bell␇"),
            ("mirror\u{202E}ed \u{2066}\u{85}\u{FFFE}", "mirror\\\\u{202E}ed \\\\u{2066} \\\\u{FFFE}"),
            ("Größe → 尺寸, (naïve) – “so” 😀", "Größe → 尺寸, (naïve) – “so” 😀"),
            ("www.example.org", "www\\.example.org"),
            ("file://x and javascript:alert(1)", "file\\://x and javascript:alert(1)"),
            ("see https://example.org/a_b_c.", "see <https://example.org/a_b_c>."),
            (":tada: at 10:20:30", ":<!-- -->tada: at 10:20:30"),
            ("costs $5 or $6", "costs <span>$</span>5 or <span>$</span>6"),
            ("costs $5", "costs $5"),
            ("", ""),
        ])
    func running(text: String, markdown: String) {
        #expect(MarkdownText.running(text) == markdown)
    }

    @Test("takes the short way only where it leads to the same")
    func plainTexts() {
        let signs = (0x20..<0x80).compactMap(UnicodeScalar.init).map(String.init)
        for sign in signs + ["", "é", "://", "ww", "http"] {
            for text in [
                sign, "a\(sign)b", "a \(sign) b", "a\(sign)\(sign)b", "\(sign)a", "a\(sign)", "www\(sign)a",
                "1\(sign) a",
            ] {
                var part = MarkdownEscaper(text, linksAddresses: false)
                #expect(MarkdownText.part(text) == part.escaped())
                var running = MarkdownEscaper(text, linksAddresses: true)
                running.trim()
                #expect(MarkdownText.running(text) == running.escaped())
            }
        }
    }

    @Test(
        "fences code with more backticks than it has",
        arguments: [
            ("a", "`a`"), ("", "` `"), ("`", "`` ` ``"), ("a``b`c", "```a``b`c```"), (" a ", "`  a  `"), ("  ", "`  `"),
            ("a\nb", "`a␊b`"), ("a|b", "`a|b`"),
        ])
    func code(text: String, markdown: String) {
        #expect(MarkdownText.code(text) == markdown)
    }

    @Test("keeps paragraphs, and in cells parts them by breaks")
    func paragraphs() {
        let text = "One\ntwo.\r\n \r\n\r\n- Three.\n"
        #expect(MarkdownText.paragraphs(text) == "One two.\n\n\\- Three.")
        #expect(MarkdownText.cell(text) == "One two.<br>\\- Three.")
        #expect(MarkdownText.cell(" \n ") == "")
    }

    @Test("does not let a heading be closed", arguments: [("C#", "C#"), ("a ##", "a #\\#"), ("#", "\\#")])
    func headings(text: String, markdown: String) {
        #expect(MarkdownText.heading(text) == markdown)
    }

    @Test("keeps a block closed until its end")
    func blocks() {
        #expect(MarkdownText.block("a\n````\n", language: "mermaid") == "`````mermaid\na\n````\n`````")
        #expect(MarkdownText.block("a", language: "") == "```\na\n```")
    }

    @Test(
        "comes out as the text it is, in every place", .enabled(if: CommonMark.isInstalled), arguments: HostileTexts.all
    )
    func roundTrip(text: String) throws {
        let shown = MarkdownTextTests.shown(text)
        let inCode = text.isEmpty ? " " : text.visible
        let page = """
            # \(MarkdownText.heading(text))

            \(MarkdownText.running(text))

            [\(MarkdownText.label(text))](x.md) \(MarkdownText.name(text))

            \(MarkdownText.code(text))

            | \(MarkdownText.cell(text)) | \(MarkdownText.codeInCell(text)) | \(MarkdownText.name(text)) | x |
            | --- | --- | --- | --- |
            """
        let document = try CommonMark.parse(page)
        let blocks = document.children
        #expect(blocks.count == (shown.isEmpty ? 4 : 5))
        #expect(blocks.first?.text == shown)
        if !shown.isEmpty { #expect(blocks.dropFirst().first?.text == shown) }
        let link = try #require(document.nodes("link").first { $0.attributes["destination"] == "x.md" })
        #expect(link.text == shown)
        let cells = document.nodes("table_cell")
        try #require(cells.count == 4)
        #expect(cells[1].text == inCode)
        #expect(Self.collapsed(cells[2].text) == Self.collapsed(inCode))
        #expect(cells[3].text == "x")
        #expect(document.children.dropLast().last?.text == inCode)
    }

    /// What a reader sees: white space collapses, control characters have pictures.
    static func shown(_ text: String) -> String { collapsed(String(text.map { $0.isWhitespace ? " " : $0 }).visible) }

    static func collapsed(_ text: String) -> String { text.split(separator: " ").joined(separator: " ") }
}
