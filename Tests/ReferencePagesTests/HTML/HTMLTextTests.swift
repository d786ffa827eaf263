import Testing

@testable import ReferencePages

@Suite("Text of HTML") struct HTMLTextTests {
    @Test(
        "shows what was meant",
        arguments: [
            ("plain", "plain"), ("a & b", "a &amp; b"), ("<b>\"x\"</b>", "&lt;b&gt;&quot;x&quot;&lt;/b&gt;"),
            ("it's", "it&#39;s"), ("&lt;", "&amp;lt;"), ("a\nb\tc", "a\nb\tc"), ("bell\u{7}", "bell\u{2407}"),
            ("\u{0}", "\u{2400}"), ("back\u{202E}", "back\\u{202E}"), ("日本語", "日本語"), ("\u{1F389}", "\u{1F389}"),
            ("", ""),
        ])
    func escaped(text: String, html: String) {
        #expect(HTMLText.escaped(text) == html)
    }
}
