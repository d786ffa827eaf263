import Testing

@testable import TerminalText

/// Text on terminals: how wide it is, where its lines break, and what a page, a table and a tree look like.
@Suite struct TerminalPageTests {
    @Test(arguments: [
        ("", 0), ("abc", 3), ("日本語", 6), ("e\u{301}", 1), ("👩‍👩‍👧", 2), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2),
        ("a\u{200B}b", 2), ("ｆ", 2), ("│", 1), ("é", 1), ("🇩🇪", 2),
    ])
    func textHasTheWidthThatTerminalsGiveIt(text: String, columns: Int) {
        #expect(TextColumns.count(text) == columns)
    }

    @Test(arguments: [
        ("one two three", 8, ["one two", "three"]),
        ("one two three", 3, ["one", "two", "thr", "ee"]),
        ("日本語 abc", 4, ["日本", "語", "abc"]),
        ("日本語。", 6, ["日本", "語。"]), ("a '日本' b", 6, ["a '日", "本' b"]), ("a日b", 2, ["a", "日", "b"]),
        ("e\u{301}e\u{301} e\u{301}", 2, ["e\u{301}e\u{301}", "e\u{301}"]),
        ("", 10, [""]),
        ("a  b", 10, ["a  b"]),
    ])
    func linesBreakAtSpacesAndBesideWideCharacters(text: String, width: Int, lines: [String]) {
        #expect(LineBreaking.lines(of: StyledText(text), width: width).map { $0.rendered(hasColor: false) } == lines)
    }

    @Test func wordsOfSeveralLooksStayTogether() {
        let text = StyledText("see ") + StyledText("'name'", .name) + StyledText(".")
        let lines = LineBreaking.lines(of: text, width: 9).map { $0.rendered(hasColor: true) }
        #expect(lines == ["see", "\u{1B}[36m'name'\u{1B}[0m."])
    }

    @Test func whatCommandsATerminalIsShownInstead() {
        var page = TerminalPage(width: 40, hasColor: false)
        page.paragraph(StyledText("a\u{1B}[2Jb\nc\u{202E}d"))
        #expect(page.text == "a␛[2Jb␊c\\u{202E}d\n")
    }

    @Test func paragraphsHangBelowTheirFirstWord() {
        var page = TerminalPage(width: 20, hasColor: false)
        page.paragraph("one two three four", indent: 2, first: "- ")
        page.space()
        page.space()
        page.paragraph("end", indent: 4)
        #expect(page.text == "- one two three four\n\n    end\n")
        var narrow = TerminalPage(width: 12, hasColor: false)
        narrow.paragraph("one two three four", indent: 2, first: "- ")
        #expect(narrow.text == "- one two\n  three four\n")
    }

    private static let table = TextTable(
        header: ["Name", "Says"],
        rows: [["a", "one two three four five six"], ["名前", "x"]])

    @Test func tablesAlignTheirColumns() {
        var page = TerminalPage(width: 40, hasColor: false)
        page.table(Self.table, indent: 2)
        #expect(page.text == "  Name  Says\n  a     one two three four five six\n  名前  x\n")
    }

    @Test func tablesBreakTheirWidestCells() {
        var page = TerminalPage(width: 20, hasColor: false)
        page.table(Self.table)
        #expect(page.text == "Name  Says\na     one two three\n      four five six\n名前  x\n")
    }

    @Test func tablesBecomeBlocksWhereThereIsNoRoom() {
        var page = TerminalPage(width: 13, hasColor: false)
        page.table(Self.table)
        #expect(page.text == "a\n  Says: one\n    two three\n    four five\n    six\n名前\n  Says: x\n")
    }

    private static let tree = [
        TextTree.Node("first", label: "one", children: [TextTree.Node("inner", label: "one → two")]),
        TextTree.Node("last"),
    ]

    @Test func treesHaveTheirLabelsInAColumn() {
        var page = TerminalPage(width: 40, hasColor: false)
        page.tree(Self.tree)
        #expect(page.text == "├─ first     one\n│  └─ inner  one → two\n└─ last\n")
    }

    @Test func labelsStandBehindTheirTextsWhereThereIsNoRoom() {
        var page = TerminalPage(width: 20, hasColor: false)
        page.tree([TextTree.Node("a b c d e f g h i j", label: "x", children: Self.tree)])
        let lines = [
            "└─ a b c d e f g h", "   │ i j (x)", "   ├─ first (one)", "   │  └─ inner (one →", "   │       two)",
            "   └─ last",
        ]
        #expect(page.text.split(separator: "\n").map(String.init) == lines)
    }
}
