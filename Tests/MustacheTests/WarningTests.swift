import Mustache
import Testing

@Suite struct WarningTests {
    private func warning(
        _ name: String, _ reason: MustacheWarning.Reason, line: Int = 1, column: Int = 1, in template: String = "page"
    ) -> MustacheWarning {
        MustacheWarning(template: template, line: line, column: column, name: name, reason: reason)
    }

    @Test(arguments: [
        ("{{a}}", ""), ("{{{a}}}", ""), ("{{&a}}", ""), ("{{#a}}x{{/a}}", ""), ("{{^a}}x{{/a}}", "x"),
    ])
    func undeclaredNameIsReportedByEveryKindOfTag(text: String, expected: String) throws {
        let result = try rendering(text, with: ["b": 1])
        #expect(result.text == expected)
        #expect(result.warnings == [warning("a", .undeclaredName)])
    }

    @Test(arguments: ["{{a}}", "{{{a}}}", "{{#a}}x{{/a}}", "{{#b}}{{a}}{{/b}}", "{{a.b.c}}", "{{#a.b}}x{{/a.b}}"])
    func nameDeclaredAsNullIsNotReported(text: String) throws {
        let result = try rendering(text, with: ["a": .null, "b": ["c": 1]])
        #expect(result == MustacheRendering(text: "", warnings: []))
    }

    @Test func innerNullHidesOuterValue() throws {
        let result = try rendering("{{#b}}{{a}}{{/b}}", with: ["a": "outer", "b": ["a": .null]])
        #expect(result == MustacheRendering(text: "", warnings: []))
    }

    static let dottedNames: [(name: String, reason: MustacheWarning.Reason)] = [
        ("x.b", .undeclaredName), ("a.x", .undeclaredPart("x")), ("a.b.x", .undeclaredPart("x")),
        ("a.text.x", .undeclaredPart("x")), ("a.list.x", .undeclaredPart("x")), ("a.x.b", .undeclaredPart("x")),
    ]

    @Test(arguments: dottedNames)
    func missingPartOfDottedNameIsReported(name: String, reason: MustacheWarning.Reason) throws {
        let data: MustacheValue = ["a": ["b": ["c": 1], "text": "t", "list": [1]]]
        let result = try rendering("{{\(name)}}", with: data)
        #expect(result.text == "")
        #expect(result.warnings == [warning(name, reason)])
    }

    @Test func placeIsThatOfTheTagInItsTemplate() throws {
        let result = try rendering(
            "é {{a}}\r\n  {{> part}}\n {{b}}", with: [:], partials: ["part": "x\n{{c}}\n"])
        #expect(
            result.warnings == [
                warning("a", .undeclaredName, line: 1, column: 3),
                warning("c", .undeclaredName, line: 2, column: 1, in: "part"),
                warning("b", .undeclaredName, line: 3, column: 2),
            ])
    }

    @Test func placeIsReportedOnceHoweverOftenItIsRendered() throws {
        let result = try rendering(
            "{{#list}}{{a}}{{>part}}{{>none}}{{/list}}{{a}}", with: ["list": [1, 2, 3]], partials: ["part": "{{b}}"])
        #expect(result.warnings.map(\.name) == ["a", "b", "none", "a"])
        #expect(result.warnings.map(\.column) == [10, 1, 24, 42])
    }

    @Test func contentOfSectionThatIsNotShownIsNotReported() throws {
        let result = try rendering("{{#no}}{{a}}{{>b}}{{/no}}{{^yes}}{{a}}{{/yes}}", with: ["no": false, "yes": true])
        #expect(result.warnings.isEmpty)
    }

    @Test func unknownPartialIsReported() throws {
        let result = try rendering("[{{> none }}]")
        #expect(result.text == "[]")
        #expect(result.warnings == [warning("none", .unknownPartial, column: 2)])
    }

    @Test(arguments: ["{{a}}", "{{{a}}}", "{{b}}", "{{.}}"])
    func listOrObjectWrittenAsTextIsReported(text: String) throws {
        let result = try rendering(text, with: ["a": [1, 2], "b": ["c": 1]])
        #expect(result.text == "")
        #expect(result.warnings.map(\.reason) == [.noText])
    }

    @Test func messagesNameTheName() {
        let messages = [
            warning("a.b", .undeclaredName), warning("a.b", .undeclaredPart("b")), warning("a", .noText),
            warning("a", .unknownPartial), warning("a", .partialTooDeep),
        ].map(\.message)
        #expect(
            messages == [
                "name 'a.b' is not declared", "name 'a.b' is not declared: there is no 'b' in it",
                "'a' is a list or an object and has no text", "there is no partial 'a'",
                "partial 'a' is left out: more than 100 partials are nested",
            ])
        #expect(
            warning("a", .undeclaredName, line: 3, column: 5).description == "page:3:5: name 'a' is not declared")
    }
}
