import CommandLineArguments
import Testing

@Suite struct SuggestionTests {
    @Test(arguments: [
        ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0),
        ("abc", "abd", 1), ("abc", "ab", 1), ("abc", "xabc", 1), ("abc", "acb", 1),
        ("ca", "abc", 3), ("kitten", "sitting", 3), ("SVG", "svg", 3), ("größe", "grösse", 2),
    ])
    func distance(_ first: String, _ second: String, _ edits: Int) {
        #expect(editDistance(first, second) == edits)
        #expect(editDistance(second, first) == edits)
    }

    @Test(arguments: [
        ("rendr", ["explain", "render"], "render"),
        ("sgv", ["svg", "png"], "svg"),
        ("SVG", ["png", "svg"], "svg"),
        ("cat", ["bat", "hat"], "bat"),
        ("cat", ["chart", "hat"], "hat"),
        ("interconectionn", ["interconnections"], "interconnections"),
        ("diagnosticformatted", ["diagnostics-format"], "diagnostics-format"),
    ])
    func nearestIsSuggested(_ word: String, _ candidates: [String], _ expected: String) {
        #expect(closestMatch(to: word, among: candidates) == expected)
    }

    @Test(arguments: [
        ("fmt", ["format"]), ("xy", ["ab"]), ("jpg", ["png"]), ("", ["a"]), ("elephant", ["render", "explain"]),
        ("render", []),
    ])
    func nothingIsSuggestedFromAfar(_ word: String, _ candidates: [String]) {
        #expect(closestMatch(to: word, among: candidates) == nil)
    }
}
