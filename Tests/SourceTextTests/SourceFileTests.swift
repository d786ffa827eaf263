import SourceText
import Testing

@Suite struct SourceFileTests {
    @Test func countsLinesAndScalars() {
        let file = SourceFile(path: "a", text: "ab\nдом\n\n日本")
        let positions = [(0, 1, 1), (2, 1, 3), (3, 2, 1), (5, 2, 2), (10, 3, 1), (11, 4, 1), (14, 4, 2), (17, 4, 3)]
        for (offset, line, column) in positions {
            #expect(file.position(at: offset) == SourcePosition(line: line, column: column), "\(offset)")
        }
        #expect(file.position(at: 1_000) == SourcePosition(line: 4, column: 3))
        #expect(file.position(at: -1) == SourcePosition(line: 1, column: 1))
    }

    @Test func countsInOneLongLineAsInShortOnes() {
        // 30,000 bytes of one, two and three bytes a scalar, on a line that begins anywhere.
        let text = "short\n" + String(repeating: "aд日", count: 5_000)
        let file = SourceFile(path: "a", text: text)
        var offset = 0
        var column = 1
        var line = 1
        for scalar in text.unicodeScalars {
            if offset % 977 < 3 {
                #expect(file.position(at: offset) == SourcePosition(line: line, column: column), "\(offset)")
            }
            offset += String(scalar).utf8.count
            (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1)
        }
        #expect(file.position(at: offset) == SourcePosition(line: 2, column: 15_001))
    }
}
