import JSONText
import SourceText
import Testing

/// One message for each kind of wrong syntax, at its place and with a way out.
@Suite struct JSONSyntaxErrorTests {
    /// Problems after which the parser goes on, so that there is still a value.
    @Test(arguments: [
        ("[▸01]", "json-syntax: '01' is not a JSON number"),
        ("[▸+1]", "json-syntax: '+1' is not a JSON number"),
        ("[▸.5]", "json-syntax: '.5' is not a JSON number"),
        ("[▸1.]", "json-syntax: '1.' is not a JSON number"),
        ("[▸0x1F]", "json-syntax: '0x1F' is not a JSON number"),
        ("[▸1_000]", "json-syntax: '1_000' is not a JSON number"),
        ("[▸-]", "json-syntax: '-' is not a JSON number"),
        ("[▸-Infinity]", "json-syntax: '-Infinity' is not a JSON number"),
        ("[▸Infinity]", "json-syntax: 'Infinity' is not a JSON value"),
        ("[▸True]", "json-syntax: 'True' is not a JSON value"),
        ("[▸undefined]", "json-syntax: 'undefined' is not a JSON value"),
        ("[▸String]", "json-syntax: 'String' is not a JSON value"),
        ("[▸,1]", "json-syntax: nothing stands before this ','"),
        ("[1,▸,2]", "json-syntax: nothing stands before this ','"),
        ("[1▸ 2]", "json-syntax: no ',' after this value"),
        ("[{}▸{}]", "json-syntax: no ',' after this value"),
        ("{\"a\": \"b\"▸\n\"c\": 1}", "json-syntax: no ',' after this value"),
        ("{\"a\"▸ 1}", "json-syntax: no ':' after the key 'a'"),
        ("{\"a\" ▸= 1}", "json-syntax: '=' after the key 'a'"),
        ("{▸\"a\"}", "json-syntax: the key 'a' has no value"),
        ("{▸\"a\": , \"b\": 1}", "json-syntax: the key 'a' has no value"),
        ("{▸a: 1}", "json-syntax: the key 'a' stands without quotation marks"),
        ("{▸'a': 1}", "json-syntax: a string stands in single quotation marks"),
        ("[▸'a\"b']", "json-syntax: a string stands in single quotation marks"),
        ("[\"a▸\\xb\"]", "json-escape: '\\x' is not a JSON escape"),
        ("[\"C:▸\\Über\"]", "json-escape: '\\Ü' is not a JSON escape"),
        ("[\"▸\\u12\"]", "json-escape: '\\u' needs four hexadecimal digits"),
        ("[\"a▸\\ud83d\"]", "json-escape: '\\ud83d' is half of a surrogate pair"),
        ("[\"a▸\\ud83d\\n\"]", "json-escape: '\\ud83d' is half of a surrogate pair"),
        ("[\"▸\\ude00\"]", "json-escape: '\\ude00' is half of a surrogate pair"),
        ("[\"a▸\tb\"]", "json-escape: a tab stands in a string"),
        ("[\"a▸\u{1}b\"]", "json-escape: the control character ␁ stands in a string"),
    ])
    func goesOn(marked: String, message: String) {
        let source = MarkedSource(marked)
        let (node, diagnostics) = JSONParser.parse(source.file)
        source.expect([message], from: diagnostics)
        #expect(diagnostics.allSatisfy { !$0.help.isEmpty })
        #expect(node != nil)
    }

    /// Problems after which the parser stops.
    @Test(arguments: [
        ("▸", "json-empty: the file is empty"),
        ("▸ \n\t", "json-empty: the file is empty"),
        ("▸// nothing\n", "json-empty: the file holds nothing but comments"),
        ("[▸\"abc\n]", "json-syntax: this string has no closing quotation mark before the end of the line"),
        ("[▸\"abc\r\n]", "json-syntax: this string has no closing quotation mark before the end of the line"),
        ("[▸\"abc", "json-syntax: this string has no closing quotation mark before the end of the file"),
        ("[▸\"abc\\", "json-syntax: this string has no closing quotation mark before the end of the file"),
        ("[1, ▸/* no end ]", "json-syntax: this comment is never closed"),
        ("[1▸", "json-syntax: the file ends inside an array"),
        ("{\"a\": [1]▸", "json-syntax: the file ends inside an object"),
        ("{\"a\":▸", "json-syntax: the file ends where a value is expected"),
        ("{\"a\"▸", "json-syntax: the file ends where ':' is expected"),
        ("[1, 2▸}", "json-syntax: '}' stands where ']' is expected"),
        ("{\"a\": 1▸]", "json-syntax: ']' stands where '}' is expected"),
        ("[▸}", "json-syntax: '}' stands where ']' is expected"),
        ("{▸[1]: 2}", "json-syntax: '[' stands where a key in quotation marks is expected"),
        ("{\"a\": ▸]}", "json-syntax: ']' stands where a value is expected"),
        ("{} ▸{}", "json-syntax: '{' stands behind the end of the JSON value"),
        ("{}▸}", "json-syntax: '}' stands behind the end of the JSON value"),
        ("[▸“a”]", "json-syntax: '“' stands where a value is expected"),
        ("[1 ▸# one\n]", "json-syntax: '#' stands where ',' or ']' is expected"),
        ("[\"say \"▸hello\"\"]", "json-syntax: 'h' follows a string directly"),
        ("[\"say \" ▸hello]", "json-syntax: 'h' follows a string directly"),
        ("▸\0{\0", "json-syntax: '\0' stands where a value is expected"),
        (
            "{\n▸<<<<<<< HEAD\n\"a\": 1\n=======\n\"a\": 2\n>>>>>>> main\n}",
            "merge-conflict: '<<<<<<<' is the mark of a merge conflict that is not resolved"
        ),
        ("{\"a\": 1\n▸=======\n}", "merge-conflict: '=======' is the mark of a merge conflict that is not resolved"),
        ("{}\n▸>>>>>>> main", "merge-conflict: '>>>>>>>' is the mark of a merge conflict that is not resolved"),
        ("▸<model>", "json-syntax: '<' stands where a value is expected"),
    ])
    func stops(marked: String, message: String) {
        let source = MarkedSource(marked)
        let (node, diagnostics) = JSONParser.parse(source.file)
        source.expect([message], from: diagnostics)
        #expect(diagnostics.allSatisfy { !$0.help.isEmpty })
        #expect(node == nil)
    }

    @Test func pointsAtTheBracketThatIsOpen() {
        let source = MarkedSource("{\"a\": ▸[1, 2}")
        let note = JSONParser.parse(source.file).diagnostics.first?.notes.first
        #expect(note?.message == "'[' is opened here")
        #expect(note?.range?.lower == source.marks.first)
    }
}
