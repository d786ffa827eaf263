import Testing

@testable import ModelDocKit

@Suite struct LineDifferenceTests {
    private func shown(_ old: String, _ new: String, most: Int = 100) -> [String] {
        let difference = LineDifference(from: Array(old.utf8), to: Array(new.utf8), most: most)
        return difference.lines.map { ($0.isNew ? "+" : "-") + $0.text }
            + (difference.rest > 0 ? ["… \(difference.rest)"] : [])
    }

    @Test(arguments: [
        ("a\nb\nc", "a\nb\nc", []),
        ("a\nb\nc", "a\nx\nc", ["-b", "+x"]),
        ("a\nb\nc\nd\ne", "a\nx\nc\ny\ne", ["-b", "+x", "-d", "+y"]),
        ("a", "a\n", ["+"]),
        ("", "a", ["-", "+a"]),
        ("a\na\na", "a\na", ["-a"]),
    ])
    func showsLinesThatDiffer(old: String, new: String, lines: [String]) {
        #expect(shown(old, new) == lines)
    }

    @Test func countsWhatItDoesNotShow() {
        #expect(shown("a\nb\nc", "x\ny\nz", most: 2) == ["-a", "-b", "… 4"])
    }

    /// Where comparing line by line would take minutes, everything between the first and the last difference is told.
    @Test func tellsLargeDifferencesAsAWhole() {
        let old = (0..<3000).map { "old \($0)" }.joined(separator: "\n")
        let new = (0..<3000).map { "new \($0)" }.joined(separator: "\n")
        #expect(shown("a\n" + old, "a\n" + new, most: 2) == ["-old 0", "-old 1", "… 5998"])
    }
}
