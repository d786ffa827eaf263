import DataModel
import ModelReaders
import SourceText
import Testing

/// Every way to write an arrow.
@Suite struct ArrowSpellingTests {
    /// A spelling and what its two ends are.
    struct Spelling: CustomTestStringConvertible {
        let arrow: String
        let near: String
        let far: String?
        var testDescription: String { arrow }

        init(_ arrow: String, _ near: String, _ far: String?) {
            self.arrow = arrow
            self.near = near
            self.far = far
        }
    }

    private static func all(_ arrows: [String], _ near: String, _ far: String?) -> [Spelling] {
        arrows.map { Spelling($0, near, far) }
    }

    static let spellings =
        all(
            [
                "<-->", "<->", "<---------->", "< -- >", "<- ->", "< - - >", "<—>", "<–>", "<―>", "<−>", "<‑>", "<──>",
                "<==>", "<=>", "↔", "⟷", "⇔", "⟺", "⇄", "↔️", "←→", "←—→", "&lt;--&gt;", "＜－＞", "⬌", "<\u{A0}-->",
            ], "x › B.y", "y › A.x")
        + all(
            [
                "<-->>", "<->>", "<--->>", "<-- >>", "< - > >", "<—>>", "←↠", "<—» ", "↔>", "&lt;--&gt;&gt;", "<-≫",
                "<=>>",
            ], "x » B.y", "y › A.x")
        + all(["<<-->", "<<->", "<< -- >", "<<—>", "↞→", "«—>", "<↔", "&lt;&lt;-&gt;"], "x › B.y", "y » A.x")
        + all(["<<-->>", "<<->>", "<< ---- >>", "<<—>>", "↞↠", "↞—↠", "«—»", "《－》", "<<==>>"], "x » B.y", "y » A.x")

    @Test(arguments: spellings)
    func readsTwoWayArrows(spelling: Spelling) {
        for blank in ["", " "] {
            let inside = readArrows("A{\nx\(blank)\(spelling.arrow)\(blank)B.y\n}\nB{}")
            #expect(outline(inside.model) == ["A", "  \(spelling.near)", "B", spelling.far.map { "  \($0)" } ?? ""])
            #expect(inside.diagnostics.map(\.id) == ["implied-relationship"])
            let outside = readArrows("A.x\(blank)\(spelling.arrow)\(blank)B.y")
            #expect(outline(outside.model) == ["A", "  \(spelling.near)", "B", spelling.far.map { "  \($0)" } ?? ""])
            #expect(outside.diagnostics.isEmpty)
        }
    }

    @Test(arguments: [
        "-->", "->", "------>", "→", "⟶", "⇒", "=>", "—>", "- - >", "➡️", "➜", "-→",
    ])
    func readsOneWayArrowsToOne(arrow: String) {
        for text in ["A{ x\(arrow)B }\nB{}", "A.x\(arrow)B", "A{ x \(arrow) B }\nB{}", "A.x \(arrow) B"] {
            let result = readArrows(text)
            #expect(outline(result.model) == ["A", "  x › B", "B"], "\(text)")
            #expect(result.diagnostics.isEmpty)
        }
    }

    @Test(arguments: ["-->>", "->>", "↠", "—>>", "-- > >", "→>", "-»"])
    func readsOneWayArrowsToMany(arrow: String) {
        for text in ["A{ x\(arrow)B }\nB{}", "A.x\(arrow)B", "A.x \(arrow) B"] {
            #expect(outline(readArrows(text).model) == ["A", "  x » B", "B"], "\(text)")
        }
    }

    @Test(arguments: [("<--", "›"), ("<-", "›"), ("←", "›"), ("<<--", "»"), ("<< - -", "»"), ("↞", "»"), ("«—", "»")])
    func readsArrowsToTheLeft(arrow: String, mark: String) {
        for text in ["A\(arrow)B.y", "A \(arrow) B.y", "A{}\nB{}\nA \(arrow) B.y"] {
            #expect(outline(readArrows(text).model) == ["A", "B", "  y \(mark) A"], "\(text)")
        }
        let inside = readArrows("A{ \(arrow)B.y }\nB{}")
        #expect(outline(inside.model) == ["A", "B", "  y \(mark) A"])
    }

    @Test func makesAPairOfTwoOneWayArrowsThatNameEachOther() {
        let result = readArrows("A.x-->B.y\nB.y-->>A.x")
        #expect(outline(result.model) == ["A", "  x › B.y", "B", "  y » A.x"])
        #expect(result.diagnostics.isEmpty)
    }

    @Test func doesNotMakeAnInverseOfAOneWayArrow() {
        let result = expectArrows(
            [Expected("1️⃣", .warning, "one-way-arrow", "the arrow is one-way, so 'B.y' is not taken as its inverse")],
            in: "A.x-->B.1️⃣y")
        #expect(outline(result.model) == ["A", "  x › B", "B"])
    }

    @Test(arguments: [
        ("A.x 1️⃣-- B.y", "'--' has no head"), ("A.x 1️⃣— B.y", "'—' has no head"),
        ("A.x 1️⃣>--< B.y", "'>--<' has its heads turned inwards"),
        ("A.x 1️⃣->- B.y", "'->-' is no arrow"), ("A.x 1️⃣>-- B.y", "'>--' is no arrow"),
    ])
    func refusesWhatIsNoArrow(text: String, message: String) {
        expectArrows([Expected("1️⃣", .error, "malformed-arrow", message)], in: "A{}\n\(text)")
    }

    @Test(arguments: [
        ("1️⃣<<<-->>", "'<<<-->>' has more than two heads at one end", "x » B.y", "y » A.x"),
        ("1️⃣<>", "'<>' has no shaft", "x › B.y", "y › A.x"),
        ("1️⃣<<>>", "'<<>>' has no shaft", "x » B.y", "y » A.x"),
    ])
    func readsWhatIsNearlyAnArrow(arrow: String, message: String, near: String, far: String) {
        let result = expectArrows([Expected("1️⃣", .error, "malformed-arrow", message)], in: "A.x \(arrow) B.y")
        #expect(outline(result.model) == ["A", "  \(near)", "B", "  \(far)"])
    }
}
