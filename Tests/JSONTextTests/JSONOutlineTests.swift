import JSONText
import SourceText
import Testing

@Suite struct JSONOutlineTests {
    @Test(arguments: [
        (#"{"modeldoc": 1}"#, true), (#"{ /* a */ "modeldoc" : 1"#, true), ("\u{FEFF}{\"modeldoc\":1}", true),
        (#"{"a": {"b": ["{", "}"]}, "modeldoc": 1}"#, true), (#"{"a\"}": 1, "modeldoc": 1}"#, true),
        ("{\"broken: 1,\n\"modeldoc\": 1", true), ("{// \"\n\"modeldoc\": 1}", true),
        (#"{"a": 1 / 2, "modeldoc": 1}"#, true),
        (#"{"a": {"modeldoc": 1}}"#, false), (#"{"a": "modeldoc"}"#, false), (#"["modeldoc"]"#, false), ("", false),
        (#"{"modeldo": 1}"#, false), (#"{/* "modeldoc": 1 */}"#, false), (#"{} {"modeldoc": 1}"#, false),
        ("{\"a\\", false),
        ("{/*", false),
    ])
    func findsAKeyOfTheRoot(text: String, expected: Bool) {
        #expect(JSONOutline.hasRootKey("modeldoc", in: SourceFile(path: "a.json", text: text)) == expected)
    }

    @Test func takesAnyDepth() {
        let text = "{\"a\": " + String(repeating: "[", count: 100_000)
        #expect(!JSONOutline.hasRootKey("modeldoc", in: SourceFile(path: "a.json", text: text)))
    }
}
