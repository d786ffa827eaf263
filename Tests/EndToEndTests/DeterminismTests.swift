import Foundation
import TestModels
import ModelDocCommands
import Testing

/// The same input gives the same bytes, whoever runs the program, and wherever.
@Suite struct DeterminismTests {
    private static let formats = "svg,markdown,dot,png,pdf,mermaid,plantuml,html,json,facts"

    private static let ordered = """
        {"modeldoc": 1, "name": "Shop", "documentation": "A shop.", "entities": {"Customer": {"documentation": "Who buys.",
        "attributes": {"name": {"type": "String", "optional": true, "default": "x", "documentation": "d"}, "age": "Integer 16"},
        "relationships": {"orders": {"destination": "Order", "toMany": true, "inverse": "customer", "deleteRule": "cascade"}},
        "userInfo": {"b": "1", "a": "2"}}, "Order": {"relationships": {"customer": {"destination": "Customer",
        "inverse": "orders"}}}}}
        """
    /// The same with the keys inside of definitions in another order; the members that have names keep theirs.
    private static let shuffled = """
        {"entities": {"Customer": {"userInfo": {"b": "1", "a": "2"}, "relationships": {"orders": {"deleteRule": "cascade",
        "inverse": "customer", "toMany": true, "destination": "Order"}}, "attributes": {"name": {"documentation": "d",
        "default": "x", "optional": true, "type": "String"}, "age": "Integer 16"}, "documentation": "Who buys."},
        "Order": {"relationships": {"customer": {"inverse": "orders", "destination": "Customer"}}}}, "documentation": "A shop.",
        "name": "Shop", "modeldoc": 1}
        """

    @Test func keysInsideDefinitionsMayStandInAnyOrder() throws {
        let world = World()
        try world.write(Self.ordered, to: "a/model.json")
        try world.write(Self.shuffled, to: "b/model.json")
        for folder in ["a", "b"] {
            let outcome = world.run("render", "model.json", "-f", Self.formats, "-o", "docs", in: folder)
            #expect(outcome.status == .done)
            #expect(!outcome.errors.contains("warning"), "\(outcome.errors)")
        }
        #expect(world.contents("a/docs") == world.contents("b/docs"))
        #expect(world.contents("a/docs").count > 10)
    }

    @Test func twoProcessesAnywhereWriteTheSame() throws {
        let program = try Tool.modeldoc()
        let world = World()
        let models = Corpus.all.filter { (20...40).contains($0.entities) }
        let xml = try models.first.map { String(decoding: try $0.bytes(), as: UTF8.self) } ?? SmallModel.xml
        try world.write(xml, to: "in/Modèle de données.xcdatamodeld/Première.xcdatamodel/contents")
        try world.makeFolder("elsewhere/deep")
        let bundle = "Modèle de données.xcdatamodeld"
        let path = world.environment["PATH"] ?? ""
        let runs: [(folder: String, model: String, output: String, environment: [String: String])] = [
            ("in", bundle, "../one", ["PATH": path]),
            ("elsewhere/deep", world.url("in/\(bundle)").path, "../../two", ["PATH": path, "LC_ALL": "de_DE.UTF-8"]),
            ("in/\(bundle)", ".", "../../three", ["PATH": path, "LANG": "tr_TR.UTF-8", "TZ": "Asia/Tokyo"]),
            ("in/\(bundle)/Première.xcdatamodel", "contents", "../../../four", ["PATH": path, "LC_ALL": "C"]),
        ]
        for run in runs {
            let outcome = try Tool.run(
                program, ["render", run.model, "-f", Self.formats, "-o", run.output], in: world.url(run.folder),
                environment: run.environment)
            #expect(outcome.status == 0, "\(outcome.errors)")
        }
        let first = world.contents("one")
        #expect(first.count > 10)
        for name in ["two", "three", "four"] {
            let other = world.contents(name)
            #expect(other.keys.sorted() == first.keys.sorted())
            #expect(first.keys.filter { first[$0] != other[$0] }.sorted() == [], "\(name)")
        }
        #expect(!first.values.contains { String(decoding: $0, as: UTF8.self).contains(world.path) })
    }
}
