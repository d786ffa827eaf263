import Mustache
import Testing

@Suite struct HostileTemplateTests {
    @Test func templateCutAtAnyByteIsAnErrorOrRenders() throws {
        let text = """
            é{{=<% %>=}}\r\n<%#list%>\n  <%>part%> <%{a.b}%><%&name%>\n<%/list%>\r
            <%={{ }}=%>{{^none}}{{! 😀\n }}{{ größe }}{{{x}}}{{/none}}\n{{.}}
            """
        let bytes = Array(text.utf8)
        let data: MustacheValue = ["list": [1, ["a": ["b": "<"]]], "name": "n", "none": .null]
        var errors = 0
        for end in 0...bytes.count {
            let cut = String(decoding: bytes[..<end], as: UTF8.self)
            if let error = syntaxError(of: cut) {
                errors += 1
                #expect((1...7).contains(error.line) && error.column >= 1 && !error.message.isEmpty)
            } else {
                _ = try rendering(cut, with: data, partials: ["part": "{{x}}"])
            }
        }
        #expect(errors > 20 && errors < bytes.count)
        #expect(syntaxError(of: text) == nil)
    }

    @Test func partialInItselfStopsAtTheLimit() throws {
        let result = try rendering("{{>a}}", partials: ["a": "x{{>a}}"])
        #expect(result.text == String(repeating: "x", count: 100))
        #expect(
            result.warnings == [
                MustacheWarning(template: "a", line: 1, column: 2, name: "a", reason: .partialTooDeep)
            ])
    }

    @Test func hundredNestedPartialsAreRendered() throws {
        var partials = ["p100": "end"]
        for depth in 1..<100 {
            partials["p\(depth)"] = "{{>p\(depth + 1)}}"
        }
        #expect(try rendering("{{>p1}}", partials: partials) == MustacheRendering(text: "end", warnings: []))
    }

    /// Each of these would double, or worse, at every level if only the depth were bounded.
    @Test(
        .timeLimit(.minutes(20)),
        arguments: [
            ["a": "{{>a}}{{>a}}"], ["a": "{{>b}}{{>b}}", "b": "{{>a}}{{>a}}"],
            ["a": "{{#list}}{{>a}}{{/list}}{{>a}}"], ["a": " {{>a}}\n {{>b}}\n", "b": "{{>a}}{{>b}}"],
        ])
    func partialsInThemselvesSeveralTimesComeToAnEnd(partials: [String: String]) throws {
        let result = try rendering("{{>a}}", with: ["list": [1, 2, 3]], partials: partials)
        #expect(!result.warnings.isEmpty)
        #expect(result.warnings.allSatisfy { $0.reason == .partialTooDeep })
    }

    @Test(.timeLimit(.minutes(20)))
    func sectionsMayBeNestedWithoutLimit() throws {
        let depth = 20_000
        let text =
            String(repeating: "{{#a}}", count: depth) + "x" + String(repeating: "{{/a}}", count: depth)
        #expect(try rendering(text, with: ["a": true]).text == "x")
    }

    /// Templates on which a careless parser would take time in the square of their size.
    @Test(
        .timeLimit(.minutes(20)),
        arguments: [
            String(repeating: "{ ", count: 500_000),
            String(repeating: " ", count: 500_000) + "{{a}}" + String(repeating: " ", count: 500_000),
            String(repeating: "{{a}} ", count: 50_000),
            "{{=" + String(repeating: "a", count: 50_000) + "b c=}}" + String(repeating: "a", count: 500_000),
            String(repeating: "{{! }} ", count: 50_000),
        ])
    func parsingIsLinear(text: String) throws {
        _ = try rendering(text, with: ["a": "x"])
    }
}
