import DataModel
import SourceText
import Testing

@testable import ModelReaders

@Suite struct TextDecodingTests {
    private static let text = "<model>\r\n<entity name='Füße イ 😀'/></model>"

    private static func utf16(_ text: String, bigEndian: Bool) -> [UInt8] {
        text.utf16.flatMap { unit in
            let bytes = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
            return bigEndian ? bytes.reversed() : bytes
        }
    }

    private static func utf32(_ text: String, bigEndian: Bool) -> [UInt8] {
        text.unicodeScalars.flatMap { scalar in
            let bytes = (0..<4).map { UInt8(truncatingIfNeeded: scalar.value >> (8 * $0)) }
            return bigEndian ? bytes.reversed() : bytes
        }
    }

    private func decode(_ bytes: [UInt8]) -> (file: SourceFile?, diagnostics: [Diagnostic]) {
        TextDecoding.utf8File(path: "contents", bytes: bytes)
    }

    private static let unicode: [(String, [UInt8])] = [
        ("UTF-8", Array(text.utf8)), ("UTF-8 with a mark", [0xEF, 0xBB, 0xBF] + Array(text.utf8)),
        ("UTF-16LE with a mark", [0xFF, 0xFE] + utf16(text, bigEndian: false)),
        ("UTF-16BE with a mark", [0xFE, 0xFF] + utf16(text, bigEndian: true)),
        ("UTF-16LE", utf16(text, bigEndian: false)), ("UTF-16BE", utf16(text, bigEndian: true)),
        ("UTF-32LE with a mark", [0xFF, 0xFE, 0, 0] + utf32(text, bigEndian: false)),
        ("UTF-32BE with a mark", [0, 0, 0xFE, 0xFF] + utf32(text, bigEndian: true)),
        ("UTF-32LE", utf32(text, bigEndian: false)), ("UTF-32BE", utf32(text, bigEndian: true)),
    ]

    @Test(arguments: unicode)
    func everyUnicodeEncodingBecomesUTF8(encoding: String, bytes: [UInt8]) throws {
        let (file, diagnostics) = decode(bytes)
        #expect(diagnostics.isEmpty)
        #expect(file?.text == Self.text)
        let model = XMLModelReader.read(try #require(file), name: "x").model
        #expect(model?.entities.map(\.name) == ["Füße イ 😀"])
        #expect(model?.entities.first?.range?.start == SourcePosition(line: 2, column: 15))
        #expect(ModelFormat.of(bytes) == .xmlModel)
    }

    @Test(arguments: [
        ("ISO-8859-1", "é\u{80}"), ("iso-8859-1", "é\u{80}"), ("latin1", "é\u{80}"), ("windows-1252", "é€"),
        ("CP1252", "é€"),
    ])
    func theDeclarationNamesTheEncoding(encoding: String, expected: String) throws {
        let bytes =
            Array("<?xml version=\"1.0\" encoding='\(encoding)' ?><model><entity name='".utf8) + [0xE9, 0x80]
            + Array("'/></model>".utf8)
        let (file, diagnostics) = decode(bytes)
        #expect(diagnostics.isEmpty)
        let result = XMLModelReader.read(try #require(file), name: "x")
        #expect(result.diagnostics.isEmpty)
        #expect(result.model?.entities.map(\.name) == [expected])
    }

    @Test func windows1252IsComplete() {
        let bytes = SingleByteText.utf8(of: Array(0x80...0xFF), c1: SingleByteText.windows1252)
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.unicodeScalars.count == 128)
        #expect(text.hasPrefix("€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ\u{A0}¡"))
        #expect(text.hasSuffix("ýþÿ"))
    }

    @Test func aDeclarationThatCannotBeTrueIsToldAndIgnored() throws {
        let (file, diagnostics) = decode(
            Array("<?xml version='1.0' encoding='UTF-16'?><model><entity name='é'/></model>".utf8))
        #expect(diagnostics.map(\.id) == ["wrong-encoding-declaration"])
        #expect(diagnostics.first?.severity == .warning)
        #expect(diagnostics.first?.range?.start == SourcePosition(line: 1, column: 31))
        #expect(XMLModelReader.read(try #require(file), name: "x").model?.entities.map(\.name) == ["é"])
    }

    @Test func theBytesGoBeforeTheDeclaration() throws {
        let text = "<?xml version='1.0' encoding='ISO-8859-1'?><model><entity name='é'/></model>"
        for bytes in [[0xEF, 0xBB, 0xBF] + Array(text.utf8), Self.utf16(text, bigEndian: false)] {
            let (file, diagnostics) = decode(bytes)
            #expect(diagnostics.isEmpty)
            #expect(XMLModelReader.read(try #require(file), name: "x").model?.entities.map(\.name) == ["é"])
        }
    }

    @Test func otherEncodingsAreNamed() {
        let (file, diagnostics) = decode(Array("<?xml version='1.0' encoding='Shift_JIS'?><model/>".utf8))
        #expect(file == nil)
        #expect(diagnostics.map(\.message) == ["the encoding 'Shift_JIS' is not supported"])
        #expect(diagnostics.first?.range?.start == SourcePosition(line: 1, column: 31))
    }

    private static let invalid: [(String, [UInt8])] = [
        ("a byte that begins nothing", [0xFF]), ("a byte that only continues", [0x80]), ("overlong", [0xC0, 0x80]),
        ("overlong in three bytes", [0xE0, 0x9F, 0xBF]), ("a surrogate", [0xED, 0xA0, 0x80]),
        ("beyond Unicode", [0xF4, 0x90, 0x80, 0x80]), ("cut off", [0xE3, 0x82]),
        ("cut off by a letter", [0xF0, 0x9F, 0x41, 0x41]),
        ("overlong in four bytes", [0xF0, 0x8F, 0xBF, 0xBF]), ("Latin-1", [0xE9, 0x20]),
    ]

    @Test(arguments: invalid)
    func invalidBytesAreAnErrorAtTheirPlace(name: String, bytes: [UInt8]) {
        for tail in ["", "<model/> and more text"] {
            let (file, diagnostics) = decode(Array("one line of text\nÄé".utf8) + bytes + Array(tail.utf8))
            #expect(file == nil)
            #expect(diagnostics.map(\.message) == ["the text is not valid UTF-8 here"])
            #expect(diagnostics.first?.severity == .error)
            #expect(diagnostics.first?.range?.start == SourcePosition(line: 2, column: 3))
        }
    }

    @Test(arguments: [
        "", "a", "0123456789abcdef", "é", "1234567é", "12345678é12345678",
        "\u{7FF}\u{800}\u{D7FF}\u{E000}\u{FFFF}\u{10000}\u{10FFFF}",
    ])
    func validTextStaysAsItIs(text: String) {
        let (file, diagnostics) = decode(Array(text.utf8))
        #expect(diagnostics.isEmpty)
        #expect(file?.bytes == Array(text.utf8))
    }

    @Test func bytesThatAreNoASCIIAreAnErrorInASCII() {
        let (file, diagnostics) = decode(Array("<?xml version='1.0' encoding='US-ASCII'?>\n<!-- é -->".utf8))
        #expect(file == nil)
        #expect(diagnostics.map(\.message) == ["the text is not valid US-ASCII here"])
        #expect(diagnostics.first?.range?.start == SourcePosition(line: 2, column: 6))
    }

    private static let brokenWide: [(String, [UInt8], String)] = [
        ("a lone surrogate", [0x3C, 0, 0x41, 0, 0x00, 0xD8, 0x42, 0], "UTF-16"),
        ("half a character", [0x3C, 0, 0x41, 0, 0x42], "UTF-16"),
        ("beyond Unicode", [0x3C, 0, 0, 0, 0x41, 0, 0, 0, 0, 0, 0x11, 0], "UTF-32"),
    ]

    @Test(arguments: brokenWide)
    func brokenWideTextIsAnErrorAtItsPlace(name: String, bytes: [UInt8], encoding: String) {
        let (file, diagnostics) = decode(bytes)
        #expect(file == nil)
        #expect(diagnostics.map(\.message) == ["the text is not valid \(encoding) here"])
        #expect(diagnostics.first?.range?.start == SourcePosition(line: 1, column: 3))
    }

    @Test func binaryFilesAreNamed() {
        let (file, diagnostics) = decode(Array("bplist00".utf8) + [0xD1, 0xFF])
        #expect(file == nil)
        #expect(diagnostics.map(\.message) == ["this is a binary property list, not text"])
    }

    @Test func carriageReturnsCountAsInTheFile() throws {
        let (file, _) = decode(Array("<model>\r\n\r\n<entity name='A'>\r\n<attribute/>\r\n</entity></model>".utf8))
        let result = XMLModelReader.read(try #require(file), name: "x")
        #expect(result.diagnostics.map(\.range?.start) == [SourcePosition(line: 4, column: 1)])
    }
}
