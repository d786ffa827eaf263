import CommonMark
import Testing

@Suite struct MarkdownHTMLTests {
    private static func html(_ text: String) -> String {
        var renderer = MarkdownHTML()
        renderer.idPrefix = "p1-"
        renderer.slug = { $0.lowercased().replacing(" ", with: "-") }
        renderer.link = { $0 == "Other.md" ? "#entity=Other" : $0 }
        return renderer.html(of: text)
    }

    @Test(arguments: [
        ("a *b* ~~c~~ `d`", "<p>a <em>b</em> <del>c</del> <code>d</code></p>\n"),
        ("## Two Words", "<h2><a id=\"p1-two-words\"></a>Two Words</h2>\n"),
        ("# A\n\n# A", "<h1><a id=\"p1-a\"></a>A</h1>\n<h1><a id=\"p1-a-1\"></a>A</h1>\n"),
        ("[a](Other.md)", "<p><a href=\"#entity=Other\">a</a></p>\n"),
        ("see https://example.org/a", "<p>see <a href=\"https://example.org/a\">https://example.org/a</a></p>\n"),
        ("<a id=\"deletion\"></a>", "<p><a id=\"p1-deletion\"></a></p>\n"),
        ("a<br>b <code>c</code>", "<p>a<br>b <code>c</code></p>\n"),
    ]) func rendersWhatPagesHave(text: String, html: String) {
        #expect(Self.html(text) == html)
    }

    @Test func framesTables() {
        let html = Self.html("## Big \"table\"\n\n| a |\n| - |\n| b |")
        let frame = "<div class=\"table\" role=\"region\" tabindex=\"0\" aria-label=\"Big &quot;table&quot;\">"
        #expect(html.contains(frame))
        #expect(html.contains("<table>") && html.contains("<td>b</td>") && html.hasSuffix("</div>\n"))
    }

    @Test(arguments: [
        "<script>alert(1)</script>", "a <script>alert(1)</script>", "<img src=x onerror=alert(1)>",
        "<a href=\"javascript:x\">",
        "[a](javascript:alert(1))", "[a](JaVaScRiPt:alert(1))", "[a](vbscript:x)", "[a](data:text/html;base64,xx)",
        "<a id=\"x\" onclick=\"y\">", "<iframe src=x></iframe>", "<svg onload=alert(1)>", "<a id=\"a b\">",
        "<style>*{}</style>",
        "<!-- a -->", "<div onclick=x>\nb\n</div>", "![a](http://example.org/a.png)", "[![a](b.png)](c)",
        "> <script>\n> alert(1)\n> </script>", "| a |\n| - |\n| <script>x</script> |",
    ]) func leavesNothingThatRunsOrLoads(text: String) throws {
        let html = Self.html(text)
        for part in [
            "<script", "<img", "<iframe", "<svg", "<style", "javascript:", "vbscript:", "data:", "<div onclick",
        ] {
            #expect(!html.lowercased().contains(part), "\(html)")
        }
        // Every tag is one that cmark-gfm or this room writes.
        for tag in html.matches(of: /<\/?([a-z0-9]+)([^>]*)>/) {
            let known = [
                "p", "a", "em", "br", "code", "blockquote", "div", "table", "thead", "tbody", "tr", "th", "td",
            ]
            #expect(known.contains(String(tag.1)), "\(html)")
            #expect(!tag.2.contains(" on"), "\(html)")
        }
    }

    @Test func makesPicturesLinks() {
        #expect(Self.html("![a](http://example.org/a.png)") == "<p><a href=\"http://example.org/a.png\">a</a></p>\n")
        #expect(Self.html("[![a](b.png)](c)") == "<p><a href=\"c\"><em>a</em></a></p>\n")
    }

    @Test func standsAnyDepth() {
        let text = String(repeating: "> ", count: 5000) + "a"
        #expect(Self.html(text).hasPrefix("<blockquote>"))
        #expect(Self.html("").isEmpty)
    }
}
