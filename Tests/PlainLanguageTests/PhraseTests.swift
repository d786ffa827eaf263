import DataModel
import Testing

@testable import PlainLanguage

@Suite struct PhraseTests {
    @Test func `a phrase keeps names apart from words`() {
        let noun = Noun(singular: "department", plural: "departments")
        let phrase: Phrase = "Each \(noun) (\(code: "a|b"))" + "." + Phrase(code: "x") + ""
        #expect(phrase.pieces == [.text("Each department ("), .code("a|b"), .text(")."), .code("x")])
        #expect(phrase.plain == "Each department ('a|b').'x'")
        #expect("\(phrase)\(phrase)" == phrase + phrase)
    }

    @Test(arguments: [
        (0, ""), (1, "a1"), (2, "a1 and a2"), (3, "a1, a2 and a3"), (5, "a1, a2, a3, a4 and a5"),
        (6, "a1, a2, a3, a4, a5 and one other"), (17, "a1, a2, a3, a4, a5 and 12 others"),
    ])
    func `a list names at most five`(count: Int, expected: String) {
        let items = (0..<count).map { Phrase(text: "a\($0 + 1)") }
        #expect(Phrase.list(items).plain == expected)
    }

    @Test(arguments: [
        ("100000000", "100,000,000"), ("999", "999"), ("1000", "1,000"), ("-1000000.50", "-1,000,000.50"),
        ("0.5", "0.5"),
        ("0001000", "0001000"), ("1e6", "1e6"), ("12345abc", "12345abc"), ("", ""), ("-", "-"),
    ])
    func `thousands are set apart and no digit is lost`(text: String, expected: String) {
        #expect(Numerals.grouped(text) == expected)
    }

    @Test(arguments: [(0, "zero"), (1, "one"), (10, "ten"), (11, "11"), (1234, "1,234")])
    func `numbers to ten are words`(number: Int, expected: String) {
        #expect(Numerals.count(number) == expected)
    }

    @Test(arguments: [
        ("0", "2001-01-01T00:00:00Z"), ("-1", "2000-12-31T23:59:59Z"), ("-978307200", "1970-01-01T00:00:00Z"),
        ("320889600", "2011-03-04T00:00:00Z"), ("94608000", "2004-01-01T00:00:00Z"),
        ("99705600", "2004-02-29T00:00:00Z"), ("-63113904000", "0001-01-01T00:00:00Z"),
        ("0.25", "2001-01-01T00:00:00.250Z"),
        ("-0.9999", "2000-12-31T23:59:59Z"), ("252423993600", "+10000-01-01T00:00:00Z"),
    ])
    func `a moment is written in UTC`(seconds: String, expected: String) {
        #expect(AttributeValue.secondsSinceReferenceDate(seconds).moment == expected)
    }

    @Test(arguments: ["", "soon", "nan", "inf", "1e300"])
    func `what is no moment has no date`(seconds: String) {
        #expect(AttributeValue.secondsSinceReferenceDate(seconds).moment == nil)
    }
}
