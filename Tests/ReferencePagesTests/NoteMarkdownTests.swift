import CommonMark
import SourceText
import Testing

@testable import ReferencePages

@Suite struct NoteMarkdownTests {
    private static var notes: NoteMarkdown {
        NoteMarkdown { $0 == "Order" ? "Order.md" : $0 == "Order.items" ? "Order.md#items" : nil }
    }

    @Test(arguments: [
        ("One *two* **three** ~~four~~.", "One *two* **three** ~~four~~."),
        ("a\nb", "a b"),
        ("a  \nb", "a\\\nb"),
        ("a<br>b", "a\\\nb"),
        (
            "see `Order` and `Order.items` and `x`",
            "see [`Order`](Order.md) and [`Order.items`](Order.md#items) and `x`"
        ),
        ("the [items](Order.items) of it", "the [items](Order.md#items) of it"),
        ("the [`Order`](#Order)", "the [`Order`](Order.md)"),
        ("[a](https://example.org/a_(b)?c=d)", "[a](https://example.org/a_%28b%29?c=d)"),
        ("[a](b.md) ![c](d.png)", "a c"),
        ("[a](javascript:alert(1)) <b>c</b>", "a \\<b>c\\</b>"),
        ("*!*[a](Order)", "*!*[a](Order.md)"),
        ("\\![a](Order)", "\\![a](Order.md)"),
        ("# A *heading*", "**A *heading***"),
        ("- a\n- b\n\n  c", "- a\n\n- b\n\n  c"),
        ("- a\n- b", "- a\n- b"),
        ("9. a\n10. b", "9. a\n10. b"),
        ("> a\n>\n> b", "> a\n>\n> b"),
        ("```swift\na\n\nb\n```", "```swift\na\n\nb\n```"),
        ("```x\"<y\na\n```", "```\na\n```"),
        ("| a | b |\n| --- | --- |\n| `x\\|y` |", "| a | b |\n| --- | --- |\n| `x\\|y` |  |"),
        ("a\n\n---\n\nb", "a\n\n* * *\n\nb"),
        ("a <!-- b -->\n\n<!-- c -->", "a"),
        ("<div>x</div>", "\\<div>x\\</div>"),
    ]) func writesBlocks(note: String, markdown: String) {
        #expect(Self.notes.blocks(note) == markdown)
    }

    @Test(arguments: [
        ("a\n\nb", "a<br>b"), ("- a\n- b", "• a<br>• b"), ("2. a\n3. b", "2\\. a<br>3\\. b"), ("`a|b`", "`a\\|b`"),
        ("```\na\nb\n```", "`a`<br>`b`"), ("# a", "a"), ("> a", "a"), ("a  \nb", "a<br>b"), ("---", ""),
        ("| a | b |\n| - | - |\n| c | d |", "a, b<br>c, d"),
    ]) func writesCells(note: String, markdown: String) {
        #expect(Self.notes.cell(note) == markdown)
    }

    /// Whatever a note is made of, the page shows the same words, and nothing that a browser would run.
    @Test func keepsTheWordsOfAnyText() {
        for text in HostileTexts.short + ["a \(HostileTexts.short.joined(separator: " b\n\n"))"] {
            for note in [text, "- \(text)", "*\(text)* **\(text)**", "| \(text) |\n| --- |\n| \(text) |"] {
                let expected = MarkdownDocument(note).blocks
                let blocks = MarkdownDocument(Self.notes.blocks(note)).blocks
                #expect(Self.words(of: blocks) == Self.words(of: expected), "\(note)")
                let cells = MarkdownDocument("| \(Self.notes.cell(note)) |\n| --- |").blocks
                #expect(Self.words(of: cells).replacing("•", with: "") == Self.words(of: expected), "\(note)")
                #expect(!Self.hasDanger("\(blocks)"), "\(note)")
            }
        }
    }

    private static func hasDanger(_ blocks: String) -> Bool {
        blocks.contains("destination: \"javascript") || blocks.contains("html(\"<script")
    }

    /// The letters that a reader sees, without white space.
    private static func words(of blocks: [MarkdownBlock]) -> String {
        var words = blocks.map(words).joined().filter { !$0.isWhitespace && $0 != "," }.visible
        for tag in ["<span>", "</span>", "<br>", "<!-- -->"] { words = words.replacing(tag, with: "") }
        return words
    }

    private static func words(of block: MarkdownBlock) -> String {
        switch block {
        case .paragraph(let pieces), .heading(_, let pieces): words(of: pieces)
        case .quote(let inner): words(of: inner)
        case .code(let text, _), .html(let text): text
        case .rule: ""
        case .table(let rows): rows.joined().map { words(of: $0) }.joined()
        case .list(let start, let items):
            items.enumerated().map { index, item in (start.map { "\($0 + index)." } ?? "") + words(of: item) }.joined()
        }
    }

    private static func words(of pieces: [MarkdownInline]) -> String {
        MarkdownInline.plainText(pieces)
    }
}
