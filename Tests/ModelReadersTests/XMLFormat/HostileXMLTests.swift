import DataModel
import SourceText
import Testing

@testable import ModelReaders

/// XML made to break its reader.
@Suite struct HostileXMLTests {
    private func read(_ text: String) -> ReadResult {
        XMLModelReader.read(SourceFile(path: "contents", text: text), name: "x")
    }

    @Test func entityBombsAreRefused() {
        let levels = (1...9).map { level in
            "<!ENTITY l\(level) \"\(String(repeating: "&l\(level - 1);", count: 10))\">\n"
        }.joined()
        let result = expectDiagnostics(
            [Expected("1️⃣", .error, "xml-entities", "the file declares entities, which are not read")],
            in:
                "<?xml version='1.0'?>\n<!DOCTYPE model [\n1️⃣<!ENTITY l0 \"lol\">\n\(levels)]>\n<model><entity name='&l9;'/></model>"
        )
        #expect(result.model == nil)
    }

    @Test(arguments: [
        "<!ENTITY x SYSTEM \"file:///etc/passwd\">", "<!ENTITY % x SYSTEM \"http://127.0.0.1:1/x.dtd\"> %x;",
        "<!ENTITY x PUBLIC \"a\" \"http://127.0.0.1:1/\" NDATA gif>",
    ])
    func externalEntitiesAreRefused(declaration: String) {
        let result = expectDiagnostics(
            [Expected("1️⃣", .error, "xml-entities", "the file declares entities, which are not read")],
            in: "<!DOCTYPE model [1️⃣\(declaration)]><model><entity name='A'/>&x;</model>")
        #expect(result.model == nil)
    }

    @Test func otherDeclarationsAreRefused() {
        let result = expectDiagnostics(
            [Expected("1️⃣", .error, "xml-entities", "the document type holds declarations, which are not read")],
            in: "<!DOCTYPE model 1️⃣[ <!ATTLIST entity a0 CDATA 'x'> ]><model><entity name='A'/></model>")
        #expect(result.model == nil)
    }

    @Test func anExternalDocumentTypeIsNotLoaded() {
        let result = read("<!DOCTYPE model SYSTEM \"file:///dev/zero\"><model><entity name='A'/></model>")
        #expect(result.model?.entities.map(\.name) == ["A"])
        let reference = read("<!DOCTYPE model SYSTEM \"file:///dev/zero\"><model><entity name='&x;'/></model>")
        #expect(reference.model == nil)
        #expect(reference.diagnostics.map(\.message) == ["XML has no entity '&x;'"])
    }

    @Test(arguments: [100_000, 65])
    func depthIsBounded(levels: Int) {
        let text = "<model>" + String(repeating: "<a>", count: levels) + String(repeating: "</a>", count: levels)
        let result = read(text + "</model>")
        #expect(result.model == nil)
        #expect(result.diagnostics.map(\.id) == ["xml-limit"])
        #expect(result.diagnostics.map(\.message) == ["elements are nested more than 64 deep"])
        #expect(result.diagnostics.first?.range?.start == SourcePosition(line: 1, column: 8 + 63 * 3))
    }

    @Test func sixtyFourLevelsAreRead() {
        let text = "<model>" + String(repeating: "<a>", count: 63) + String(repeating: "</a>", count: 63) + "</model>"
        #expect(read(text).model != nil)
    }

    @Test(.timeLimit(.minutes(20))) func tooManyAttributesAreRefused() {
        let many = (0..<300_000).map { " a\($0)=''" }.joined()
        let result = read("<model>\n<entity name='A'\(many)/></model>")
        #expect(result.model == nil)
        #expect(result.diagnostics.map(\.message) == ["a tag has more than 1000 attributes"])
        #expect(result.diagnostics.first?.range?.start == SourcePosition(line: 2, column: 1))
    }

    @Test func aThousandAttributesAreRead() {
        let many = (0..<999).map { " a\($0)=''" }.joined()
        #expect(read("<model><entity name='A'\(many)/></model>").model?.entities.count == 1)
    }

    @Test(
        .timeLimit(.minutes(20)),
        arguments: ["<e# n#='1'/>", "<e n#='1'/>", "<e xmlns='#'/>", "<e xmlns:p#='u'/>", "<?p# ?>"])
    func tooManyNamesAreRefused(element: String) {
        let parts = element.split(separator: "#", omittingEmptySubsequences: false)
        let result = read("<model>\((0..<30_000).map { parts.joined(separator: "\($0)") }.joined())</model>")
        #expect(result.model == nil)
        #expect(result.diagnostics.map(\.message) == ["the file has more than 10000 different names"])
    }

    /// libxml2 takes blocks of 10 MB at most; a larger file that ends in a long tag is where that shows.
    @Test func aFileMayBeLarge() {
        let filling = String(repeating: " ", count: 10_500_000)
        let many = (0..<200).map { " a\($0)='' " }.joined()
        #expect(read("<model>\(filling)<entity name='A'/><x \(many)/></model>").model?.entities.count == 1)
    }

    @Test func aValueBeyondTheParsersLimitIsAnError() {
        let result = read("<model><entity name='\(String(repeating: "a", count: 11_000_000))'/></model>")
        #expect(result.model == nil)
        #expect(result.diagnostics.count == 1)
    }

    /// The hostile values of the public bug reports come out as they went in.
    @Test(arguments: [
        "|", "a\nb", "`", "<br>", "<none>", "size >= 3 && size <> 7", "see \"Old Depot\"", "it's", "&", "\\N", "]]>",
        "<script>alert(1)</script>", "javascript:alert(1)", "&amp;#38;", "&#38;", "\t", "\u{85}\u{2028}", "\u{202E}txt",
        "👩‍👩‍👧", "イベント", "Отдел", "e\u{301}", "\u{10FFFF}", "..", String(repeating: "long ", count: 4000),
    ])
    func valuesComeOutAsTheyWentIn(value: String) throws {
        var escaped = ""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case "\"": escaped += "&quot;"
            case "\n", "\t": escaped += "&#\(scalar.value);"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        let result = read(
            """
            <model><entity name="\(escaped)"><attribute name="\(escaped)" attributeType="\(escaped)" \
            defaultValueString="\(escaped)" regularExpressionString="\(escaped)"/><userInfo><entry key="\(escaped)" \
            value="\(escaped)"/></userInfo></entity><fetchRequest name="\(escaped)" entity="\(escaped)" \
            predicateString="\(escaped)"/></model>
            """)
        #expect(result.diagnostics.isEmpty)
        let model = try #require(result.model)
        let entity = try #require(model.entities.first)
        let attribute = try #require(entity.attributes.first)
        let request = try #require(model.fetchRequests.first)
        let values = [
            entity.name, attribute.name, attribute.type.name, attribute.defaultValue?.text, attribute.regularExpression,
            entity.userInfo.first?.key, entity.userInfo.first?.value, request.name, request.entity, request.predicate,
        ]
        for got in values { #expect(got.map { Array($0.utf8) } == Array(value.utf8)) }
    }

    /// Any byte of a model replaced by any of a few troublemakers is read or refused, but never a crash.
    @Test func everyByteCanBeReplaced() {
        let text =
            "<?xml version='1.0'?><model a='&amp;'><!--c--><entity name='A'><attribute name='é'/></entity></model>"
        let bytes = Array(text.utf8)
        var models = 0
        for offset in bytes.indices {
            for replacement: UInt8 in [0, 0x1F, 0x20, 0x22, 0x26, 0x27, 0x3C, 0x3E, 0x5B, 0x80, 0xC3, 0xFF] {
                var changed = bytes
                changed[offset] = replacement
                let (file, diagnostics) = TextDecoding.utf8File(path: "x", bytes: changed)
                let result = file.map { XMLModelReader.read($0, name: "x") }
                if result?.model != nil { models += 1 }
                #expect(result?.model != nil || !(diagnostics + (result?.diagnostics ?? [])).isEmpty)
            }
        }
        #expect(models > 50)
    }

    @Test func manyThreadsReadAtOnce() async {
        let good = "<model><entity name='A'><attribute name='a'/></entity></model>"
        await withTaskGroup(of: Bool.self) { group in
            for index in 0..<200 {
                group.addTask {
                    let isGood = index.isMultiple(of: 2)
                    let file = SourceFile(path: "x", text: isGood ? good : "<model><entity name='\(index)></model>")
                    let result = XMLModelReader.read(file, name: "x")
                    return isGood ? result.model?.entities.count == 1 : result.diagnostics.count == 1
                }
            }
            for await isRight in group { #expect(isRight) }
        }
    }
}
