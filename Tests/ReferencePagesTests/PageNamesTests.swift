import DataModel
import ModelAnalysis
import Testing

@testable import ReferencePages

@Suite("Page names") struct PageNamesTests {
    private func stems(_ names: String...) -> [String] { FileStems.unique(for: names, reserved: ["overview"]) }

    @Test(
        "keep what every file system takes",
        arguments: [
            ("Department", "Department"), ("App.User", "App.User"), ("_Draft", "_Draft"), ("Km/h", "Km-h"),
            ("two words", "two-words"), ("イベント", "イベント"), ("Ünïcødé", "Ünïcødé"), ("..hidden.", "hidden"),
            ("a\u{202E}b", "a-b"), ("a\u{0}b", "a-b"), ("CON", "CON-"), ("con.x", "con-.x"), ("COM1", "COM1-"),
            ("COM", "COM"),
            ("LPT9.txt", "LPT9-.txt"), ("nul", "nul-"), ("CONTACT", "CONTACT"),
        ])
    func kept(name: String, stem: String) {
        #expect(stems(name) == [stem])
    }

    @Test("are never empty", arguments: ["", "..", "/", "\u{1F389}", "-", "\u{7}"])
    func empty(name: String) {
        let stem = stems(name)[0]
        #expect(stem.hasPrefix("entity-"))
        #expect(stem.utf8.count == "entity-".utf8.count + 8)
    }

    @Test("of long names are cut between characters, and stay apart")
    func long() {
        let long = String(repeating: "ü", count: 200)
        let found = stems(long + "a", long + "b")
        #expect(found.allSatisfy { $0.utf8.count <= 80 })
        #expect(found[0] != found[1])
        #expect(stems(long + "a") == [found[0]])
    }

    @Test(
        "that one disk would take for another get a suffix of their own",
        arguments: [
            ["Item", "item"], ["Stra\u{DF}e", "STRASSE"], ["caf\u{E9}", "cafe\u{301}"], ["a/b", "a-b"],
            ["Same", "Same"],
            ["overview", "Overview"],
        ])
    func collisions(names: [String]) {
        let found = FileStems.unique(for: names, reserved: ["overview"])
        #expect(found[0].lowercased() != found[1].lowercased())
        #expect(!found.contains { names.contains($0) })
        let reversed = FileStems.unique(for: names.reversed() + ["Another"], reserved: ["overview"])
        #expect(Set(reversed.dropLast()) == Set(found))
    }

    @Test("leave the overview its place")
    func overview() {
        #expect(stems("Overview")[0].hasPrefix("Overview-"))
        #expect(stems("Overviews") == ["Overviews"])
    }

    @Test("do not collide with a name that has a suffix already")
    func nested() {
        let first = stems("Item", "item")
        let found = FileStems.unique(for: ["Item", "item", first[0]], reserved: [])
        #expect(Set(found.map { $0.lowercased() }).count == 3)
    }

    @Test("make links that are encoded and relative")
    func links() {
        var model = Model(name: "M")
        model.entities = [Entity(name: "Ü|b"), Entity(name: "B")]
        let names = PageNames(facts: model.facts)
        let (first, second) = (model.facts.entities[0].id, model.facts.entities[1].id)
        #expect(names.page(of: first) == "entities/Ü-b.md")
        #expect(names.link(from: names.readme, to: names.page(of: first)) == "entities/%C3%9C-b.md")
        #expect(names.link(from: names.page(of: first), to: names.readme) == "../README.md")
        #expect(names.link(from: names.page(of: first), to: names.page(of: second)) == "B.md")
        #expect(names.link(from: names.page(of: first), to: names.diagram(of: second)) == "../diagrams/B.svg")
        #expect(names.link(from: names.readme, to: names.overviewDiagram) == "diagrams/overview.svg")
    }
}
