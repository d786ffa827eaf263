import Foundation
import TestModels
import ModelDocCommands
import Testing

/// Mermaid and PlantUML read what is written for them of models that lie beside the project. All pictures of a sample; of all
/// models with `MODELDOC_FULL_TESTS=1`.
@Suite struct FormatReadersTests {
    private let world = World()
    private let models = Corpus.sample(every: 7)

    /// Renders the models, each into a folder that is called by its number.
    private func render(_ format: String) -> [String] {
        for (number, model) in models.enumerated() {
            let outcome = world.run("render", model.file, "-f", format, "-o", "\(number)/")
            #expect(outcome.status == .done, "\(model.path): \(outcome.errors)")
        }
        return world.contents().keys.filter { $0.contains("/diagrams/") }.sorted()
    }

    @Test func mermaidReadsCorpus() throws {
        let named = ProcessInfo.processInfo.environment["MODELDOC_MERMAID"]
        let script = named ?? "\(ProjectFolder.path)/.build/mermaid/mermaid.js"
        guard FileManager.default.fileExists(atPath: script), let python = Tool.path("python3") else {
            print("NOT RUN: there is no Mermaid at '\(script)', so it reads no model of the corpus")
            return
        }
        let files = render("mermaid")
        if files.isEmpty { return }
        let check = "\(ProjectFolder.path)/Tests/Mermaid/check.py"
        let outcome = try Tool.run(python, [check, script] + files, in: world.root)
        if outcome.status == 69 {
            print("NOT RUN: \(outcome.errors)")
            return
        }
        #expect(outcome.status == 0, "\(outcome.errors)")
        let readings = try #require(
            try JSONSerialization.jsonObject(with: outcome.output) as? [String: [String: Any]])
        #expect(readings.keys.sorted() == files)
        for (name, reading) in readings { #expect(reading["error"] == nil, "\(name): \(reading["error"] ?? "")") }
        for (number, model) in models.enumerated() {
            let overview = try #require(readings["\(number)/diagrams/overview.mmd"])
            let raw = try #require(RawModel(Data(try model.bytes())))
            let entities = (overview["entities"] as? [[String: Any]] ?? []).compactMap { $0["title"] as? String }
            #expect(Array(entities.prefix(model.entities)).sorted() == raw.entities.sorted(), "\(model.path)")
            let links = (overview["relationships"] as? [[String: Any]] ?? []).compactMap { $0["label"] as? String }
            let pairs = links.filter { $0 != "is a kind of" && !$0.hasSuffix(" (search)") }
            #expect(pairs.count == raw.pairs.count, "\(model.path)")
        }
    }

    @Test func plantUMLReadsCorpus() throws {
        guard let program = Tool.path("plantuml") else { return }
        let files = render("plantuml")
        if files.isEmpty { return }
        let outcome = try Tool.run(program, ["-charset", "UTF-8", "-checkonly"] + files, in: world.root)
        #expect(outcome.status == 0, "\(outcome.errors)")
        try world.write("@startuml\nentity \"A\" as e1 {\n}\ne1 }o--o{{ e1\n@enduml\n", to: "broken.puml")
        let broken = try Tool.run(program, ["-checkonly", "broken.puml"], in: world.root)
        #expect(broken.status != 0)
    }
}
