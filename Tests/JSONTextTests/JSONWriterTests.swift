import JSONText
import SourceText
import Testing

@Suite struct JSONWriterTests {
    private func text(_ write: (inout JSONWriter) -> Void) -> String {
        var writer = JSONWriter()
        write(&writer)
        return String(decoding: writer.finish(), as: UTF8.self)
    }

    @Test func indentsByTwoSpaces() {
        let written = text { writer in
            writer.beginObject()
            writer.key("a")
            writer.beginArray()
            writer.integer(-1)
            writer.number("1.50")
            writer.bool(true)
            writer.endArray()
            writer.key("b")
            writer.null()
            writer.key("c")
            writer.beginObject()
            writer.endObject()
            writer.key("d")
            writer.beginArray()
            writer.endArray()
            writer.endObject()
        }
        #expect(
            written == """
                {
                  "a": [
                    -1,
                    1.50,
                    true
                  ],
                  "b": null,
                  "c": {},
                  "d": []
                }

                """)
    }

    @Test func writesShortThingsOnOneLine() {
        let written = text { writer in
            writer.beginArray()
            writer.beginObject(inline: true)
            writer.key("a")
            writer.beginArray()
            writer.integer(1)
            writer.string("x")
            writer.endArray()
            writer.key("b")
            writer.bool(false)
            writer.endObject()
            writer.beginArray(inline: true)
            writer.endArray()
            writer.endArray()
        }
        #expect(written == "[\n  { \"a\": [1, \"x\"], \"b\": false },\n  []\n]\n")
    }

    @Test func insertsWhatAnotherWriterWrote() {
        var line = JSONWriter()
        line.beginObject(inline: true)
        line.key("x")
        line.integer(1)
        line.endObject()
        let written = text { writer in
            writer.beginObject()
            writer.key("a")
            writer.value(of: line)
            writer.key("b")
            writer.value(of: line)
            writer.endObject()
        }
        #expect(written == "{\n  \"a\": { \"x\": 1 },\n  \"b\": { \"x\": 1 }\n}\n")
    }

    @Test(arguments: [
        ("", #""""#), ("plain ä€😀", "\"plain ä€😀\""), ("\"\\/", #""\"\\/""#), ("\u{8}\t\n\u{c}\r", #""\b\t\n\f\r""#),
        ("\0\u{1f}\u{7f}", #""\u0000\u001f\u007f""#), ("\u{80}\u{9f}\u{a0}", "\"\\u0080\\u009f\u{a0}\""),
        ("\u{2027}\u{2028}\u{2029}\u{2030}", "\"\u{2027}\\u2028\\u2029\u{2030}\""),
        ("a\u{202E}b\u{2066}", #""a\u202eb\u2066""#),
    ])
    func escapes(value: String, expected: String) {
        #expect(text { $0.string(value) } == expected + "\n")
    }

    @Test func writesNoNumberThatIsNone() {
        #expect(text { $0.number("NaN") } == "\"NaN\"\n")
        #expect(text { $0.number("01") } == "\"01\"\n")
    }

    @Test func writesEveryScalarSoThatItIsReadBack() throws {
        var scalars = String.UnicodeScalarView()
        for value: UInt32 in Array(0..<0x3000) + [0xFEFF, 0xFFFD, 0xFFFF, 0x1F600, 0x10FFFF] {
            if let scalar = Unicode.Scalar(value) { scalars.append(scalar) }
        }
        let value = String(scalars)
        let written = text { writer in
            writer.beginObject()
            writer.key(value)
            writer.string(value)
            writer.endObject()
        }
        let (node, diagnostics) = JSONParser.parse(SourceFile(path: "a.json", text: written))
        #expect(diagnostics.isEmpty)
        let members = try #require(node?.members)
        #expect(members.map { Array($0.key.unicodeScalars) } == [Array(scalars)])
        #expect(members.first?.value.value == .string(value))
    }
}
