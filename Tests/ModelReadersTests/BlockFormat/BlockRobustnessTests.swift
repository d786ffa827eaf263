import DataModel
import TestModels
import ModelReaders
import SourceText
import Testing

/// Texts that are cut off, damaged or huge: always a result with something to say, never a crash or a hang.
@Suite struct BlockRobustnessTests {
    private static let text = """
        /* A */ Müsic.xcdatamodelÊÎ = {
        "Big Song" : Work = { // x
        attribute title : string, optional, default : "a \\"b\\" {", min-length : 2;
        to-one-relationship artist : Artist, inverse : Artist.songs, delete-rule : nullify, userInfo = { a = b; c; };
        userInfo = { IsPlaceholder = YES; };
        };
        Artist = { abstract; to-many-relationship songs : "Big Song", ordered : NO, max-count : 7 };
        };

        """

    /// Whether there is a model, or an error that says why there is none; and all ranges lie in the text.
    private func survives(_ bytes: [UInt8]) -> Bool {
        let file = SourceFile(path: "M.model", bytes: bytes)
        let result = BlockModelReader.read(file, name: "M")
        let fits = result.diagnostics.allSatisfy { ($0.range?.upper ?? 0) <= bytes.count && !$0.message.isEmpty }
        return fits && (result.model != nil || result.diagnostics.contains { $0.severity == .error })
    }

    @Test func readsTheWholeWithoutAWord() {
        let result = BlockSample.read(Self.text)
        #expect(result.diagnostics == [])
        #expect(result.model?.entities.map(\.name) == ["Big Song", "Artist"])
    }

    @Test(arguments: [text, SeedText.music, SeedText.songs()])
    func survivesTruncation(text: String) {
        let bytes = Array(text.utf8)
        for count in 0...bytes.count where !survives(Array(bytes[..<count])) {
            Issue.record("nothing is said of the first \(count) bytes")
        }
    }

    /// A cut model, but for what is cut off its end, is never read without a word.
    @Test func tellsOfTruncation() {
        let bytes = Array(SeedText.music.utf8)
        let whole = bytes.count - "};\n".utf8.count
        for count in 0...whole {
            let result = BlockModelReader.read(SourceFile(path: "M.model", bytes: Array(bytes[..<count])), name: "M")
            if !result.diagnostics.contains(where: { $0.severity == .error }) {
                Issue.record("the first \(count) bytes are read without a word")
            }
        }
    }

    @Test func survivesDamage() {
        let bytes = Array(Self.text.utf8)
        let signs = Array("{}=:;,\"\\/* \n\rx\u{0}\u{FF}".utf8)
        var state: UInt64 = 42
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(bound))
        }
        for number in 0..<2000 {
            var damaged = bytes
            for _ in 0...random(4) {
                let place = random(damaged.count)
                switch random(4) {
                case 0: damaged[place] = signs[random(signs.count)]
                case 1: damaged.insert(signs[random(signs.count)], at: place)
                case 2: damaged.removeSubrange(place..<min(damaged.count, place + 1 + random(20)))
                default:
                    damaged.insert(
                        contentsOf: damaged[place..<min(damaged.count, place + 30)], at: random(damaged.count))
                }
                if damaged.isEmpty { damaged = [0x20] }
            }
            if !survives(damaged) { Issue.record("nothing is said of damage \(number)") }
        }
    }

    /// Repetitions that would take minutes if anything were looked at again and again.
    @Test(
        .timeLimit(.minutes(20)),
        arguments: [
            "a ", "a : ", "a = ", "{", "}", "a = { ", "a = { }; ", "a : b c ", "\"", "/*", "// \n", ";", "a = { a ",
            "a\n", ": ",
            "attribute a : b, ", "attribute ", "userInfo = { ", "x.xcdatamodel ", "inverse : a, ", "a { } b : ", "= { ",
        ])
    func takesLinearTime(piece: String) {
        let many = String(repeating: piece, count: 20_000)
        for text in [many, "E = { \(many)", "M = { E = { to-one-relationship r : R, \(many)"] {
            #expect(survives(Array(text.utf8)))
        }
    }
}
