import Testing

@testable import ModelAnalysis

@Suite struct PatternRuleTests {
    /// Expressions that ICU refuses.
    private static let faulty: [(pattern: String, fault: String)] = [
        ("(a", "has a group that is not closed"), ("((a)", "has a group that is not closed"),
        ("(?:a", "has a group that is not closed"), ("(?#a", "has a group that is not closed"),
        ("a)", "closes a group that is not open"), ("()a)(", "closes a group that is not open"),
        ("[a-z", "has a set in brackets that is not closed"), ("[a[b]", "has a set in brackets that is not closed"),
        ("[a\\]", "has a set in brackets that is not closed"), ("*a", "repeats nothing"), ("a|+", "repeats nothing"),
        ("(*a)", "repeats nothing"), ("(?:+a)", "repeats nothing"), ("{3}", "repeats nothing"),
        ("[z-a]", "has a range that ends before it begins"), ("[a-z9-0]", "has a range that ends before it begins"),
        ("a{3,2}", "has a repetition whose maximum is below its minimum"), ("a\\", "ends in a lone backslash"),
        ("[\\", "ends in a lone backslash"),
    ]

    @Test(arguments: faulty.indices) func findsWhatIsSurelyWrong(_ index: Int) {
        #expect(PatternSyntax.fault(in: Self.faulty[index].pattern) == Self.faulty[index].fault)
    }

    /// Expressions that ICU takes, and those of which this is not sure.
    @Test(arguments: [
        "", "a*", "[a-z0-9]+", "(a|b)?", "(?:a)", "(?=a)b", "(?<=a)b", "(?<name>a)+", "(?i)a", "\\(", "\\Q(*\\E",
        "\\Q(",
        "[()]", "[]", "[]a]", "[^]a]", "[[:alpha:]]", "[[a-z]&&[^b]]", "[\\]]", "[a-]", "[-a]", "[\\d-x]", "a{2}",
        "a{2,}", "a{,2}",
        "a{", "a++", "a*?", "|a", "(|a)", "(?x) ( # )", "^[A-Z0-9._%+-]+@[A-Z0-9.-]+\\.[A-Z]{2,4}$", "(?#comment)a",
        "[)(]{3}",
        "(a)*", "((a)(b))", "é+", "[а-я]+", "\\p{L}+", "a{1,99999999999999999999}", "(?!a)b", "(?>a)b", "(?i-s:a)b",
    ])
    func saysNothingElse(_ pattern: String) {
        #expect(PatternSyntax.fault(in: pattern) == nil)
    }

    private static let tries: [(pattern: String, text: String, matches: Bool?)] = [
        ("[0-9]{3}", "123", true), ("[0-9]{3}", "1234", false), ("[0-9]{3}", "12", false), ("a|ab", "ab", true),
        ("(?:a|b)c?", "b", true), ("\\d+\\.\\d+", "1.5", true), ("\\d+", "", false), ("", "", true),
        (".*", "any thing", true),
        ("^a$", "a", true), ("[^a-z]+", "ABC", true), ("a{2,3}", "aaaa", false), ("A", "a", false),
        // Not plain.
        ("(a+)+", "b", nil), ("(?i)A", "a", nil), ("(?=a)a", "a", nil), ("\\p{L}", "a", nil), ("[a[b]]", "a", nil),
        ("[a&&b]", "a", nil), ("é", "é", nil), ("a*b*c*d*", "x", nil), ("(a", "a", nil), ("\\Qa\\E", "a", nil),
        ("\\1", "a", nil),
        ("a{1000}", "a", nil), ("a", String(repeating: "a", count: 65), nil), ("[[:alpha:]]", "a", nil),
        ("a", "a\n", nil),
    ]

    @Test(arguments: tries.indices) func triesPlainExpressions(_ index: Int) {
        let row = Self.tries[index]
        #expect(PlainPattern.matches(row.pattern, row.text) == row.matches, "\(row)")
    }

    @Test(.timeLimit(.minutes(20))) func noExpressionTakesLong() {
        let pattern = ".*.*.*x"
        #expect(PlainPattern.matches(pattern, String(repeating: "a", count: 64)) == false)
        #expect(PatternSyntax.fault(in: String(repeating: "(", count: 100_000)) == "has a group that is not closed")
        #expect(
            PatternSyntax.fault(in: String(repeating: "[", count: 100_000))
                == "has a set in brackets that is not closed")
    }

    private static func barcode(_ regex: String, _ value: String) -> String {
        """
        "A": { "attributes": { "x": { "type": "String", "regex": "\(regex)", "default": "\(value)" } } }
        """
    }

    private static let rules = [
        TextCase(
            "invalid-pattern", "a group",
            says: "the regular expression '(a' of 'A.x' has a group that is not closed, so no value can be checked",
            entities: barcode("(a", "a")),
        TextCase("invalid-pattern", "fine", entities: barcode("(a)", "b")),
        TextCase(
            "default-against-pattern", "does not match",
            says: "the default 'none' of 'A.x' does not match '[0-9]+', so an object that keeps it cannot be saved",
            entities: barcode("[0-9]+", "none")),
        TextCase("default-against-pattern", "matches", entities: barcode("[0-9]+", "12")),
        TextCase("default-against-pattern", "cannot be read", entities: barcode("[0-9", "none")),
    ]

    @Test(arguments: rules) func judgesAttributes(_ row: TextCase) throws { try row.check() }
}
