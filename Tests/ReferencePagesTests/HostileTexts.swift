/// Texts that break renderers, of public bug reports and beyond.
enum HostileTexts {
    static let all = short + [String(repeating: "x", count: 20_000), String(repeating: "|`<", count: 2_000)]

    static let short = [
        "|", "a\nb", "`", "``", "a`b", "`a`", "<br>", "<none>", "size >= 3 && size <> 7", "see \"Old Depot\"", "&",
        "&lt;",
        "\\N", "]]>", "<script>alert(1)</script>", "javascript:alert(1)", "\u{7}", "a\\|b", "a\\\\|b", "\\|", "|\\",
        "\\",
        "a || b", "^(a|b)\\|[`|]$", "_a_ *b* __c__ ~d~ ~~e~~", "![x](y)", "[a]: b", "[^1]", "# a #", "#", "## ", "> q",
        "- a",
        "+ a", "* a", "1. a", "3) b", "---", "===", "***", "- [ ] task", "    code", "~~~", "```", "| --- |", ":-",
        "@octocat",
        "#123", ":tada:", ":+1:", "www.example.org/a_b", "http://example.org/?a=b&c=d|e", "ftp://x.y/z",
        "<https://example.org>", "a@example.org", "$x$ and $$y$$", "$`x`$", "{{name}} {{{name}}} {{> x}} {{/x}}",
        "<!-- c",
        "<a id=\"x\">", "--", "\u{202E}right", "e\u{301}", "a\u{2028}b", "  spaced  out  ", "",
        "Dictionary<String, Int>", "[String: [Int]]", "100%", "a\tb", "\u{1F389}", "イベント", "\u{5E9}\u{5DC}", "&#124;",
        "</code>x", "a<b>c</b>", "<x@y.z>", "a:b:c:d", "HTTPS://EXAMPLE.org", "https://", "xhttps://a.b",
    ]

    /// Names of entities and properties.
    static let names = [
        "node", "Edge", "graph", "subgraph", "strict", "digraph", "App.User", "App-User", "Km/h", "_Draft", "geo.point",
        "Item", "item", "two words", "イベント", "Отдел", "Ünïcødé", "\u{1F389}", "\u{5E9}\u{5DC}\u{5D5}\u{5DD}", "CON",
        "..",
        "overview", "README", "",
    ]
}
