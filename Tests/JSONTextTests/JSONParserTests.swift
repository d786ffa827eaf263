import JSONText
import SourceText
import Testing

@Suite struct JSONParserTests {
    private func parse(_ text: String) -> (node: JSONNode?, diagnostics: [Diagnostic]) {
        JSONParser.parse(SourceFile(path: "a.json", text: text))
    }

    @Test func readsEveryKindOfValueWithItsPlace() throws {
        let text = #"{"a": [1.50, "x\n", true, null], "b": {}}"#
        let (node, diagnostics) = parse(text)
        #expect(diagnostics.isEmpty)
        let elements = [
            JSONNode(.number("1.50"), lower: 7, upper: 11), JSONNode(.string("x\n"), lower: 13, upper: 18),
            JSONNode(.bool(true), lower: 20, upper: 24), JSONNode(.null, lower: 26, upper: 30),
        ]
        let members = [
            JSONMember(key: "a", keyLower: 1, keyUpper: 4, value: JSONNode(.array(elements), lower: 6, upper: 31)),
            JSONMember(key: "b", keyLower: 33, keyUpper: 36, value: JSONNode(.object([]), lower: 38, upper: 40)),
        ]
        #expect(try #require(node) == JSONNode(.object(members), lower: 0, upper: text.utf8.count))
    }

    @Test(arguments: [
        ("// one\n[1, /* two */ 2] // three", 2), ("[1,2,]", 2), ("\u{FEFF}[1]", 1), ("[1,\r\n2,3]\r\n", 3), ("[ ]", 0),
        ("[/**/]", 0), ("[1/***/,2]", 2), ("[{\"a\":1,},]", 1),
    ])
    func acceptsCommentsTrailingCommasAndSpace(text: String, count: Int) throws {
        let (node, diagnostics) = parse(text)
        #expect(diagnostics.isEmpty)
        let elements = try #require(node?.elements)
        #expect(elements.count == count)
    }

    @Test(arguments: [
        (#""""#, ""), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{c}\n\r\t"), (#""\u0041\u00e9\u20AC""#, "Aé€"),
        (#""a\ud83d\ude00b""#, "a😀b"), (#""\u0000""#, "\0"), ("\"ä€😀\"", "ä€😀"),
        (#""// no /* comment""#, "// no /* comment"),
    ])
    func resolvesEscapes(text: String, expected: String) {
        let (node, diagnostics) = parse(text)
        #expect(diagnostics.isEmpty)
        #expect(node?.value == .string(expected))
    }

    @Test(arguments: [
        "0", "-0", "1", "-12", "0.5", "1.50", "1e9", "1E+9", "1.5e-10", "123456789012345678901234567890.000",
    ])
    func keepsTheTextOfNumbers(text: String) {
        #expect(parse(text).node?.value == .number(text))
        #expect(parse("[\(text)]").diagnostics.isEmpty)
    }

    @Test func keepsBothMembersOfADuplicateKey() throws {
        let source = MarkedSource(#"{"a": 1, ▸"a": 2}"#)
        let (node, diagnostics) = JSONParser.parse(source.file)
        source.expect(["duplicate-key: the key 'a' stands twice in this object"], from: diagnostics)
        #expect(diagnostics.first?.notes.first?.range?.lower == 1)
        let members = try #require(node?.members)
        #expect(members.map(\.key) == ["a", "a"])
    }

    @Test func findsDuplicatesAmongManyKeys() {
        let keys = (0..<1000).map { "\"k\($0)\": 0" } + ["\"k7\": 1", "\"k999\": 1", "\"k7\": 2"]
        let (_, diagnostics) = parse("{" + keys.joined(separator: ",") + "}")
        #expect(
            diagnostics.map(\.message).map { $0.prefix(13) } == ["the key 'k7' ", "the key 'k999", "the key 'k7' "])
        #expect(diagnostics.last?.notes.first?.range?.lower == diagnostics.first?.notes.first?.range?.lower)
    }

    @Test func reportsSeveralProblemsInOneRun() {
        let source = MarkedSource(
            """
            {
              ▸a: 1,
              "b"▸ 2,
              "c": ▸'x',
              "d": [1▸ 2],
              "e": ▸NaN
            }
            """)
        let (node, diagnostics) = JSONParser.parse(source.file)
        source.expect(
            [
                "json-syntax: the key 'a' stands without quotation marks", "json-syntax: no ':' after the key 'b'",
                "json-syntax: a string stands in single quotation marks", "json-syntax: no ',' after this value",
                "json-syntax: 'NaN' is not a JSON value",
            ], from: diagnostics)
        #expect(node != nil)
    }

    @Test(arguments: [127, 128]) func readsUpToTheDepthLimit(depth: Int) {
        let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        let (node, diagnostics) = parse(text)
        #expect(node != nil)
        #expect(diagnostics.isEmpty)
    }

    @Test(arguments: ["[", "{\"a\":"]) func stopsAtTooManyLevels(opening: String) {
        let (node, diagnostics) = parse(String(repeating: opening, count: 100_000))
        #expect(node == nil)
        #expect(diagnostics.map(\.id) == ["json-depth"])
        #expect(diagnostics.first?.range?.lower == 128 * opening.utf8.count)
    }

    @Test func stopsAfterTooManyProblems() {
        let (node, diagnostics) = parse("[" + String(repeating: "NaN,", count: 5000) + "]")
        #expect(node == nil)
        #expect(diagnostics.count == JSONParser.problemLimit + 1)
        #expect(diagnostics.last?.message == "too many problems; the rest of the file is not read")
    }

    @Test func reportsWrongEncodingOnce() {
        let bytes = Array("[\"".utf8) + [0xE9] + Array("\", \"".utf8) + [0xFC] + Array("\"]".utf8)
        let (node, diagnostics) = JSONParser.parse(SourceFile(path: "a.json", bytes: bytes))
        #expect(node != nil)
        #expect(diagnostics.map(\.id) == ["json-encoding"])
        #expect(diagnostics.first?.range?.lower == 2)
    }

    @Test(arguments: [
        [0xC0, 0x80], [0xC3], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80],
        [0x80], [0xF0, 0x80, 0x80, 0x80], [0xE0, 0x80, 0x80],
    ])
    func knowsWhatIsNoUTF8(bytes: [UInt8]) {
        let file = SourceFile(path: "a.json", bytes: Array("\"".utf8) + bytes + Array("\"".utf8))
        #expect(JSONParser.parse(file).diagnostics.map(\.id) == ["json-encoding"])
    }

    @Test func saysSomethingAboutEveryTruncation() {
        let whole = Array(#"{"a": [1, -2.5e3, "x\u00e9\n", true, null], /* c */ "b": {"c": "ü"}}"#.utf8)
        for length in 0..<whole.count {
            let (node, diagnostics) = JSONParser.parse(SourceFile(path: "a.json", bytes: Array(whole[..<length])))
            #expect(node == nil)
            #expect(diagnostics.last?.severity == .error, "at \(length)")
        }
    }

    @Test func survivesAnyByteInAnyPlace() {
        let whole = Array(#"{"a": [1, "x\u00e9"], "b": {"c": null}}"#.utf8)
        for place in whole.indices {
            for byte: UInt8 in [0, 9, 10, 34, 39, 44, 47, 58, 60, 61, 92, 93, 125, 0x80, 0xC3, 0xFF] {
                var bytes = whole
                bytes[place] = byte
                let (node, diagnostics) = JSONParser.parse(SourceFile(path: "a.json", bytes: bytes))
                #expect(node != nil || !diagnostics.isEmpty)
            }
        }
    }

    @Test func readsLongInputInLinearTime() {
        let escapes = "\"" + String(repeating: "\\n", count: 400_000) + "\""
        let keys = (0..<50_000).map { "\"key\($0)\":\($0)" }.joined(separator: ",")
        let clock = ContinuousClock()
        let time = clock.measure {
            #expect(parse("[\(escapes),{\(keys)}]").diagnostics.isEmpty)
        }
        #expect(time < .seconds(20), "quadratic work would take minutes")
    }
}
