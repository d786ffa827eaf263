import ModelReaders
import ModelWriters
import SourceText
import Testing

// Whole Foundation brings an ICU of its own, which clashes with the one that libxml2's headers name.
#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Models from public repositories, which lie beside the project where it is made; elsewhere this test says so. It takes
/// every eighth, or all with `MODELDOC_FULL_TESTS=1`.
@Suite struct CorpusRoundTripTests {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("shared/corpus")

    @Test func writesModelsSoThatItIsReadBack() throws {
        let index = Self.folder.appendingPathComponent("INDEX.tsv")
        guard let rows = try? String(contentsOf: index, encoding: .utf8) else {
            print("CorpusRoundTripTests: NOT RUN, since there is no corpus at \(Self.folder.path)")
            return
        }
        let schema = try SchemaValidator()
        let paths = rows.split(whereSeparator: \.isNewline).compactMap {
            $0.split(separator: "\t").first.map(String.init)
        }
        .filter { $0.hasSuffix("/contents") }
        #expect(paths.count > 100)
        let step = ProcessInfo.processInfo.environment["MODELDOC_FULL_TESTS"] == nil ? 8 : 1
        for path in stride(from: 0, to: paths.count, by: step).map({ paths[$0] }) {
            let bytes = Array(try Data(contentsOf: Self.folder.appendingPathComponent(path)))
            let file = try #require(TextDecoding.utf8File(path: path, bytes: bytes).file)
            let model = try #require(XMLModelReader.read(file, name: "Model").model)
            let text = ModelJSONWriter.text(of: model)
            let result = JSONModelReader.read(SourceFile(path: "model.json", text: text), name: "other")
            #expect(result.diagnostics.map(\.message) == [], "\(path)")
            let again = try #require(result.model)
            #expect(described(again) == described(model), "\(path)")
            #expect(try schema.accepts(text), "\(path)")
        }
    }
}
