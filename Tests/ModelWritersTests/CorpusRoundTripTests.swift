import ModelReaders
import TestModels
import ModelWriters
import SourceText
import Testing

/// Models from public repositories, which lie beside the project where it is made; elsewhere this test says so. It takes
/// every eighth, or all with `MODELDOC_FULL_TESTS=1`.
@Suite struct CorpusRoundTripTests {
    @Test func writesModelsSoThatItIsReadBack() throws {
        let schema = try SchemaValidator()
        for entry in Corpus.sample(every: 8) {
            let (path, bytes) = (entry.path, try entry.bytes())
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
