import Foundation
import ModelDocKit
import SourceText
import Testing

/// Diagnostics as HTML.
@Suite struct ProblemsHTMLTests {
    private static let text = "first\n\tlet <b>x</b> = \"&\"\nlast"

    @Test func areNothingWhereThereAreNone() { #expect(ProblemsHTML.text(of: []) == "") }

    @Test func haveTheirPlaceAndLineWithTheRangeMarked() {
        let file = SourceFile(path: "a<b>.json", text: Self.text)
        let diagnostic = Diagnostic.error(
            "some-rule", "is <wrong> & 'bad'", at: file.range(11, 19),
            notes: [.init("see <there>", at: file.range(0, 5))], help: ["write \"y\""])
        #expect(
            ProblemsHTML.text(of: [diagnostic]) == """
                <ol class="problem-list">
                <li class="problem error">
                <p class="problem-message"><strong>error</strong> is &lt;wrong&gt; &amp; &#39;bad&#39; <small>some-rule</small></p>
                <p class="problem-place">a&lt;b&gt;.json:2:6</p>
                <pre class="problem-source"><span class="problem-line">2</span>  let <mark>&lt;b&gt;x&lt;/b&gt;</mark> = &quot;&amp;&quot;</pre>
                <p class="problem-note">see &lt;there&gt;</p>
                <p class="problem-place">a&lt;b&gt;.json:1:1</p>
                <pre class="problem-source"><span class="problem-line">1</span> <mark>first</mark></pre>
                <p class="problem-help">write &quot;y&quot;</p>
                </li>
                </ol>

                """)
    }

    @Test func markWhatHasNoLengthOrMoreThanALine() {
        let file = SourceFile(path: "f", text: Self.text)
        #expect(ProblemsHTML.text(of: [.error("", "x", at: file.range(5, 5))]).contains("first<mark> </mark></pre>"))
        #expect(ProblemsHTML.text(of: [.error("", "x", at: file.range(2, 20))]).contains("fi<mark>rst</mark></pre>"))
        let end = file.range(file.bytes.count, file.bytes.count)
        #expect(ProblemsHTML.text(of: [.error("", "x", at: end)]).contains("last<mark> </mark></pre>"))
    }

    @Test func cutLongLines() {
        let file = SourceFile(
            path: "f", text: String(repeating: "é", count: 5000) + "X" + String(repeating: "ü", count: 5000))
        let html = ProblemsHTML.text(of: [.error("", "x", at: file.range(10_000, 10_001))])
        #expect(html.contains("\(String(repeating: "é", count: 20))<mark>X</mark>ü"))
        #expect(html.count < 500)
        let whole = ProblemsHTML.text(of: [.error("", "x", at: file.range(0, 20_001))])
        #expect(whole.contains("<mark>\(String(repeating: "é", count: 160))</mark></pre>"))
    }

    @Test func showTheWorstFirstAndNotAll() {
        let warnings = (0..<70).map { Diagnostic.warning("", "warning \($0)", path: "p") }
        let html = ProblemsHTML.text(of: warnings + [.error("", "the error")])
        #expect(html.split(separator: "<li").count == 51)
        #expect(html.contains("<ol class=\"problem-list\">\n<li class=\"problem error\">"))
        #expect(html.hasSuffix("</ol>\n<p>And 21 more.</p>\n"))
    }

    @Test func letNoControlCharacterThrough() {
        let html = ProblemsHTML.text(of: [.error("", "a\u{0}b\u{7}\r\n\u{202E}", path: "p\n")])
        #expect(!html.unicodeScalars.contains { $0.value == 0 || $0 == "\r" || $0.value == 0x202E || $0.value == 7 })
    }

    @Test func makeAPageThatRunsOnlyItsOwnScript() throws {
        let page = ProblemsPage.text(of: [.error("", "<script>x</script>")], name: "</title><script>y</script>")
        #expect(page.components(separatedBy: "<script>").count == 2)
        let script = try #require(page.firstMatch(of: /<script>([^<]*)<\/script>/)).output.1
        let style = try #require(page.firstMatch(of: /<style>([^<]*)<\/style>/)).output.1
        for text in [script, style] {
            #expect(page.contains("'sha256-\(ContentDigest(of: String(text)).base64)'"))
        }
        #expect(page.contains("data-digest=\"\(ProblemsPage.digest)\""))
    }
}
