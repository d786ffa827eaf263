import CommonMark
import Dispatch
import Testing

@Suite struct MarkdownDocumentTests {
    /// cmark-gfm keeps in one place for the whole process which signs matter while it reads.
    @Test func readsOnAllCores() {
        let long = "~~\(String(repeating: "a*b* ", count: 2_000))c~~"
        nonisolated(unsafe) let read = UnsafeMutablePointer<Bool>.allocate(capacity: 400)
        defer { read.deallocate() }
        DispatchQueue.concurrentPerform(iterations: 400) { number in
            // Most end at once, while a long one is being read.
            for _ in 0..<20 { _ = MarkdownDocument("a") }
            let blocks = MarkdownDocument(long).blocks
            var isStruck = false
            if case .paragraph(let inlines)? = blocks.first, case .strikethrough? = inlines.first { isStruck = true }
            read.advanced(by: number).initialize(to: isStruck)
        }
        #expect((0..<400).allSatisfy { read[$0] })
    }

    @Test(
        arguments: [
            ("plain", [.paragraph([.text("plain")])]),
            (
                "*a* **b** ~~c~~ `d`",
                [
                    .paragraph([
                        .emphasis([.text("a")]), .text(" "), .strong([.text("b")]), .text(" "),
                        .strikethrough([.text("c")]),
                        .text(" "), .code("d"),
                    ])
                ]
            ),
            ("[a](b.md)\nc", [.paragraph([.link(destination: "b.md", [.text("a")]), .softBreak, .text("c")])]),
            ("![a](b.png)", [.paragraph([.image(destination: "b.png", [.text("a")])])]),
            ("## a", [.heading(level: 2, [.text("a")])]),
            ("3. a\n4. b", [.list(start: 3, items: [[.paragraph([.text("a")])], [.paragraph([.text("b")])]])]),
            ("- a", [.list(start: nil, items: [[.paragraph([.text("a")])]])]),
            ("> a", [.quote([.paragraph([.text("a")])])]),
            ("```swift x\nlet a\n```", [.code("let a\n", language: "swift")]),
            (
                "| a | b |\n| - | - |\n| c | d |",
                [.table([[[.text("a")], [.text("b")]], [[.text("c")], [.text("d")]]])]
            ),
            ("---", [.rule]),
            ("<div>\n</div>", [.html("<div>\n</div>\n")]),
            ("a <b>c</b>", [.paragraph([.text("a "), .html("<b>"), .text("c"), .html("</b>")])]),
            ("<!-- a -->\n\nb <!-- c -->", [.paragraph([.text("b ")])]),
            ("", []),
        ] as [(String, [MarkdownBlock])]) func readsEveryKindOfBlock(text: String, blocks: [MarkdownBlock])
    {
        #expect(MarkdownDocument(text).blocks == blocks)
    }

    @Test func findsAddressesInText() {
        let blocks = MarkdownDocument("see https://example.org/a").blocks
        let address = "https://example.org/a"
        #expect(blocks == [.paragraph([.text("see "), .link(destination: address, [.text(address)])])])
    }

    @Test(arguments: [
        String(repeating: "> ", count: 20_000) + "deep", String(repeating: "*", count: 20_000) + "deep",
        String(repeating: "[", count: 20_000) + "deep", String(repeating: "- ", count: 5_000) + "deep",
    ]) func survivesAnyDepth(text: String) {
        let document = MarkdownDocument(text)
        #expect(!document.blocks.isEmpty)
        #expect(document.sections.count == 1)
    }

    @Test func partsATextAtItsHeadings() {
        let text = """
            Before.

            # `One`

            About [one][1]. <!-- hidden -->

            ## One.two

            - item
            > # no heading of the text

            [1]: https://example.org
            """
        var one = MarkdownSection(
            level: 1, heading: "One", line: 3, markdown: "About [one](https://example.org). <!-- hidden -->\n")
        one.links = [MarkdownSection.Link(destination: "https://example.org", line: 5)]
        let two = MarkdownSection(
            level: 2, heading: "One.two", line: 7, markdown: "  - item\n\n> # no heading of the text\n")
        #expect(
            MarkdownDocument(text).sections == [
                MarkdownSection(level: 0, heading: "", line: 1, markdown: "Before.\n"), one, two,
            ])
    }
}
