import DataModel
import TestModels
import Foundation
import ModelDocCommands
import ModelReaders
import ModelWriters
import SourceText
import Testing

/// Real models that are cut in two, each half with placeholders for the other's entities, are merged to what they were.
@Suite struct MergedCorpusTests {
    /// Ten models of some size; all that have two entities with `MODELDOC_FULL_TESTS=1`.
    private static let paths: [String] = {
        let all = Corpus.all.filter { $0.entities > 1 }
        if Corpus.isWhole { return all.map(\.path) }
        return all.enumerated().filter { $0.offset % max(1, all.count / 9) == 0 }.map(\.element.path)
    }()

    @Test func takesTenModels() {
        if !Corpus.all.isEmpty { #expect(Self.paths.count >= 10) }
    }

    private func model(_ path: String) throws -> Model {
        let entry = try #require(Corpus.all.first { $0.path == path })
        let bytes = try entry.bytes()
        let file = try #require(TextDecoding.utf8File(path: path, bytes: bytes).file)
        return try #require(XMLModelReader.read(file, name: "Whole").model)
    }

    /// Every second entity from `first` on as it is; the others as placeholders that have their relationships.
    private func half(of model: Model, first: Int) -> Model {
        var half = model
        half.entities = model.entities.enumerated().map { index, entity in
            if index % 2 == first { return entity }
            var placeholder = Entity(name: entity.name)
            placeholder.relationships = entity.relationships
            placeholder.userInfo = [UserInfoEntry(key: "IsPlaceholder", value: "YES")]
            return placeholder
        }
        half.fetchRequests = model.fetchRequests.enumerated().filter { $0.offset % 2 == first }.map(\.element)
        return half
    }

    @Test(arguments: paths)
    func halvesGiveTheFactsOfTheWhole(path: String) throws {
        let model = try model(path)
        let world = World()
        try world.write(ModelJSONWriter.text(of: model), to: "whole.json")
        for first in [0, 1] {
            try world.write(ModelJSONWriter.text(of: half(of: model, first: first)), to: "\(first).json")
        }
        let whole = world.run("render", "whole.json", "-f", "facts", "-o", "-")
        let expected = try #require(Facts(whole.output))
        #expect(expected.entities.count == model.entities.count)
        for order in [["0.json", "1.json"], ["1.json", "0.json"]] {
            let merged = world.run(["render"] + order + ["-f", "facts", "-o", "-"])
            #expect(merged.status == .done)
            #expect(
                merged.errors.split(separator: "\n").filter { $0.contains("[placeholder") || $0.contains("[merge") }
                    == [])
            let facts = try #require(Facts(merged.output))
            #expect(facts.withoutPlaces == expected.withoutPlaces)
            let files = Set(facts.findings.compactMap { $0["file"] as? String })
            #expect(files.isSubset(of: ["0.json", "1.json"]))
        }
    }

    /// Merged with itself, in whatever format, a model is what it was.
    @Test(arguments: paths)
    func isMergedWithItself(path: String) throws {
        let entry = try #require(Corpus.all.first { $0.path == path })
        let world = World()
        try world.write(ModelJSONWriter.text(of: try model(path)), to: "whole.json")
        let whole = world.run("render", "whole.json", "-f", "facts", "-o", "-")
        let merged = world.run(
            "render", "whole.json", entry.file, "-f", "facts", "-o", "-", "--title", "Whole")
        #expect(merged.status == .done)
        #expect(!merged.errors.contains("[merge-conflict]"), "\(merged.errors)")
        #expect(Facts(merged.output)?.withoutPlaces == Facts(whole.output)?.withoutPlaces)
    }
}
