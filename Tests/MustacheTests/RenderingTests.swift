import Mustache
import Testing

@Suite struct RenderingTests {
    static let truths: [(value: MustacheValue, shown: String)] = [
        (.null, "no"), (false, "no"), ([], "no"), (true, "yes"), ("", "yes"), ("text", "yes"), (0, "yes"),
        (.number("0.0"), "yes"), ([:], "yes"), ([.null], "yes"), ([1, 2], "yesyes"),
    ]

    @Test(arguments: truths)
    func sectionShowsWhatCountsAsTrue(value: MustacheValue, shown: String) throws {
        let result = try rendering("{{#a}}yes{{/a}}{{^a}}no{{/a}}", with: ["a": value])
        #expect(result == MustacheRendering(text: shown, warnings: []))
    }

    @Test func valuesAreWrittenAsGiven() throws {
        let data: MustacheValue = ["n": .number("1.50"), "t": true, "f": false, "null": .null, "i": -3]
        #expect(try rendering("{{n}} {{t}} {{f}} {{null}} {{i}}", with: data).text == "1.50 true false  -3")
    }

    @Test func escapingIsTheCallersForEscapedTagsOnly() throws {
        let result = try rendering("{{a}} {{{a}}} {{&a}} <x>", with: ["a": "x|y"]) { text in
            String(text.map { $0 == "|" ? "¦" : $0 })
        }
        #expect(result.text == "x¦y x|y x|y <x>")
    }

    @Test(arguments: [
        ("", ""), ("plain é 😀", "plain é 😀"), ("it's é<", "it's é&lt;"),
        ("<a href=\"b\">&amp;</a>", "&lt;a href=&quot;b&quot;&gt;&amp;amp;&lt;/a&gt;"),
    ])
    func htmlEscapingReplacesFourCharacters(text: String, expected: String) {
        #expect(MustacheEscape.html(text) == expected)
        #expect(MustacheEscape.none(text) == text)
    }

    @Test func crlfLinesStayAndStandaloneTagsTakeTheirsAway() throws {
        let text = "a\r\n  {{#list}}  \r\n* {{.}}\r\n{{/list}}\r\n{{! gone }}\r\n  {{>part}}\r\nb\r\n"
        let result = try rendering(text, with: ["list": ["x", "y"]], partials: ["part": "1\r\n2\r\n"])
        #expect(result.text == "a\r\n* x\r\n* y\r\n  1\r\n  2\r\nb\r\n")
    }

    @Test(arguments: [
        ("{{#a}} {{/a}}\n", " \n"), ("{{#a}}\n{{/a}} x", " x"), ("x {{#a}}\n{{/a}}\n", "x \n"),
        ("\u{A0}{{! no blank }}\n", "\u{A0}\n"), ("{{! c }}\r", "\r"), ("\t{{! c }} \t\n", ""),
        ("{{! c }} {{! c }}\n", " \n"), ("{{a}}\n", "true\n"),
    ])
    func onlyTagAloneOnItsLineTakesTheLineAway(text: String, expected: String) throws {
        #expect(try rendering(text, with: ["a": true]).text == expected)
    }

    @Test func nonASCIITextNamesAndDelimitersAreKept() throws {
        let result = try rendering(
            "ü{{größe}}{{=« »=}}«名»→«{größe}»«>т»", with: ["größe": "<é>", "名": "😀"], partials: ["т": "[{{名}}]"])
        #expect(result == MustacheRendering(text: "ü&lt;é&gt;😀→<é>[😀]", warnings: []))
    }

    static let indentations: [(partials: [String: String], expected: String)] = [
        // Indentation adds up over standalone partials, and stands before empty lines too.
        (["a": "1\n {{>b}}\n2\n", "b": "x\ny\n"], "  1\n   x\n   y\n  2\n"),
        (["a": "{{#s}}\nx\n\n{{/s}}\n{{t}}\n"], "  x\n  \n  T\n"),
        (["a": "{{! c }}x\n{{#s}}y{{/s}}{{t}}"], "  x\n  yT"),
        // A partial with text beside it is no standalone one: its own lines are not indented.
        (["a": "{{>b}}!\n", "b": "x\ny"], "  x\ny!\n"),
        // Values with line ends are not indented.
        (["a": "{{lines}}\n"], "  1\n2\n"),
        (["a": ""], ""),
    ]

    @Test(arguments: indentations)
    func standalonePartialIsIndentedLineByLine(partials: [String: String], expected: String) throws {
        let data: MustacheValue = ["s": true, "t": "T", "lines": "1\n2"]
        #expect(try rendering("  {{>a}}\n", with: data, partials: partials).text == expected)
    }

    @Test func dotIsTheInnermostValue() throws {
        let result = try rendering("{{#rows}}{{#.}}{{.}},{{/.}};{{/rows}}", with: ["rows": [[1, 2], [], ["<"]]])
        #expect(result.text == "1,2,;;&lt;,;")
    }

    @Test func templateCanBeRenderedAgainWithOtherData() throws {
        let template = try MustacheTemplate("{{=| |=}}|#a||b||/a|", name: "page")
        for text in ["x", "y"] {
            let result = render(template, with: ["a": [["b": .text(text)]]])
            #expect(result == MustacheRendering(text: text, warnings: []))
        }
    }

    @Test func laterTemplateOfTheSameNameOverridesTheEarlier() throws {
        let library = MustacheLibrary([
            try MustacheTemplate("old", name: "part"), try MustacheTemplate("new", name: "part"),
        ])
        let page = try MustacheTemplate("{{>part}}", name: "page")
        #expect(render(page, with: .null, partials: library).text == "new")
        #expect(library["part"]?.name == "part")
        #expect(library["none"] == nil)
    }
}
