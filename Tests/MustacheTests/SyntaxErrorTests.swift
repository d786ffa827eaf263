import Mustache
import Testing

@Suite struct SyntaxErrorTests {
    /// A faulty template and what is said of it.
    struct Case: Sendable, CustomTestStringConvertible {
        let text: String
        let line: Int
        let column: Int
        let message: String
        var testDescription: String { text }

        init(_ text: String, _ line: Int, _ column: Int, _ message: String) {
            self.text = text
            self.line = line
            self.column = column
            self.message = message
        }
    }

    static let unclosedTags = [
        Case("{{", 1, 1, "tag is not closed: '}}' is missing"),
        Case("a\n  {{name", 2, 3, "tag is not closed: '}}' is missing"),
        Case("{{name}", 1, 1, "tag is not closed: '}}' is missing"),
        Case("{{! all the rest\n{{a", 1, 1, "tag is not closed: '}}' is missing"),
        Case("{{a}} {{#b\n", 1, 7, "tag is not closed: '}}' is missing"),
        Case("{{=<% %>=}}\n<%a}}", 2, 1, "tag is not closed: '%>' is missing"),
        Case("{{name\n{{other}}", 1, 1, "tag is not closed: '}}' is missing before the next '{{'"),
        Case("{{{name}}", 1, 1, "tag '{{{' is not closed with '}}}'"),
        Case("{{{name}} and {{{other}}}", 1, 1, "tag '{{{' is not closed with '}}}'"),
        Case("{{{", 1, 1, "tag is not closed: '}}' is missing"),
        Case("{{=<% %>=}}x<%{a%>", 1, 13, "tag '<%{' is not closed with '}%>'"),
        Case("{{{}}", 1, 1, "tag '{{{' is not closed with '}}}'"),
    ]

    static let sections = [
        Case("a\n {{#list}}b", 2, 2, "section 'list' is not closed"),
        Case("{{^none}}", 1, 1, "section 'none' is not closed"),
        Case("{{#a}}\n{{#b}}\n{{/b}}", 1, 1, "section 'a' is not closed"),
        Case("{{#a}}\n {{#b}}\n{{/a}}", 3, 1, "closing tag 'a' does not fit section 'b' of line 2, column 2"),
        Case("{{#a}}{{/ b }}", 1, 7, "closing tag 'b' does not fit section 'a' of line 1, column 1"),
        Case("{{#a}}{{/a}}{{/a}}", 1, 13, "closing tag 'a' closes no section"),
    ]

    static let names = [
        Case("{{}}", 1, 1, "tag has no name"),
        Case("x{{ \n }}", 1, 2, "tag has no name"),
        Case("{{#}}", 1, 1, "tag has no name"),
        Case("{{^ }}", 1, 1, "tag has no name"),
        Case("{{#a}}{{/}}", 1, 7, "tag has no name"),
        Case("{{>}}", 1, 1, "tag has no name"),
        Case("{{&}}", 1, 1, "tag has no name"),
        Case("{{{}}}", 1, 1, "tag has no name"),
        Case("{{#each all}}", 1, 1, "name 'each' is followed by more text: a name has no white space in it"),
        Case("{{> a\nb }}", 1, 1, "name 'a' is followed by more text: a name has no white space in it"),
        Case("{{a..b}}", 1, 1, "name 'a..b' has an empty part"),
        Case("{{.a}}", 1, 1, "name '.a' has an empty part"),
        Case("{{#a.}}", 1, 1, "name 'a.' has an empty part"),
        Case("{{..}}", 1, 1, "name '..' has an empty part"),
    ]

    static let delimiters = [
        Case("{{=", 1, 1, "tag is not closed: '}}' is missing"),
        Case("{{=<% %>}}", 1, 1, "tag that sets delimiters is not closed with '=}}'"),
        Case("{{=}}", 1, 1, "tag that sets delimiters is not closed with '=}}'"),
        Case("{{==}}", 1, 1, "two delimiters are needed, as in '{{=<% %>=}}'"),
        Case("\n{{=<%=}}", 2, 1, "two delimiters are needed, as in '{{=<% %>=}}'"),
        Case("{{=a b c=}}", 1, 1, "two delimiters are needed, as in '{{=<% %>=}}'"),
        Case("{{=a= b=}}", 1, 1, "delimiter 'a=' contains '='"),
        Case("{{=| |=}} |=a|", 1, 11, "tag that sets delimiters is not closed with '=|'"),
    ]

    static let places = [
        Case("é→😀{{}}", 1, 4, "tag has no name"),
        Case("e\u{301}{{}}", 1, 3, "tag has no name"),
        Case("a\r\né {{}}", 2, 3, "tag has no name"),
        Case("{{! one\ntwo }} {{}}", 2, 8, "tag has no name"),
        Case("{{#a}}\n  {{/a}}\n\t{{}}", 3, 2, "tag has no name"),
    ]

    @Test(arguments: unclosedTags + sections + names + delimiters + places)
    func faultIsReportedAtItsTag(fault: Case) {
        let expected = MustacheError(
            template: "page", line: fault.line, column: fault.column, message: fault.message)
        #expect(syntaxError(of: fault.text) == expected)
    }

    @Test func descriptionBeginsWithThePlace() {
        #expect(syntaxError(of: "\n {{}}")?.description == "page:2:2: tag has no name")
    }

    @Test(arguments: [
        "", "{", "{ {", "}}", "}}}", "{{!}}", "{{! }}", "{{a}}}", "{{{a}}}}", "{{ #a }}{{ /a }}", "{{ {a} }}",
        "{{>folder/part.name}}", "{{#a}}{{=<% %>=}}<%/a%>", "{{={ }=}}{a}{{a}}",
    ])
    func oddButValidTemplateGivesNoError(text: String) {
        #expect(syntaxError(of: text) == nil)
    }
}
