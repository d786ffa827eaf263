import Foundation
import TestModels
import ModelDocCommands
import Testing

/// Every model that lies beside the project becomes documentation which programs that are not ours read without complaint.
/// A sample of them; all with `MODELDOC_FULL_TESTS=1`.
@Suite struct CorpusTests {
    @Test func corpusIsWhole() {
        if Corpus.all.isEmpty { return }
        #expect(Corpus.all.count == 147)
    }

    @Test(arguments: Corpus.sample(every: 6).map(\.path))
    func documentsModel(path: String) throws {
        let entry = try #require(Corpus.all.first { $0.path == path })
        let world = World()
        let outcome = world.run("render", entry.file, "-f", "svg,markdown,dot,facts,json", "-o", "docs/")
        #expect(outcome.status == .done, "\(outcome.errors)")
        #expect(outcome.output == "")
        let files = world.contents("docs")
        let raw = try #require(RawModel(Data(try entry.bytes())))

        let facts = try #require(Facts(files["facts.json"] ?? Data()))
        #expect(facts.entities.count == entry.entities)
        #expect(facts.ownCount("attributes") == entry.attributes)
        #expect(facts.ownCount("relationships") == entry.relationships)

        try checkPictures(files, raw)
        try checkDOT(world, files)
        if let renderer = Tool.path("cmark-gfm") {
            let tree = try #require(try PageTree(files, renderer: renderer))
            #expect(tree.faults == [])
        }
        #expect(files.keys.count { $0.hasPrefix("entities/") } == Set(raw.entities).count)

        // The model in the other format says the same.
        let again = world.run("render", "docs/model.json", "-f", "facts", "-o", "-")
        #expect(again.status == .done, "\(again.errors)")
        #expect(Facts(again.output)?.withoutPlaces == facts.withoutPlaces)
    }

    private func checkPictures(_ files: [String: Data], _ raw: RawModel) throws {
        for (name, data) in files where name.hasSuffix(".svg") {
            let picture = try #require(Picture(data), "\(name) is not well-formed")
            #expect(picture.faults == [], "\(name)")
            if name != "diagrams/overview.svg" { continue }
            #expect(picture.entities.compactMap { $0["data-entity"] }.sorted() == raw.entities.sorted())
            #expect(picture.relationships.count == raw.pairs.count)
            // A one-way line has a plain entity at its other end.
            #expect(Set(picture.pairs) == raw.pairs)
        }
    }

    private func checkDOT(_ world: World, _ files: [String: Data]) throws {
        guard let dot = Tool.path("dot") else { return }
        let names = files.keys.filter { $0.hasSuffix(".dot") }.sorted()
        #expect(names.contains("diagrams/overview.dot"))
        let outcome = try Tool.run(dot, ["-Tcanon"] + names.map { world.url("docs/\($0)").path })
        #expect(outcome.status == 0)
        #expect(outcome.errors == "")
    }
}
