import Foundation
import ModelDocCommands
import Testing

/// Events and categories: hierarchies, and names in Japanese.
@Suite struct EventsSeedTests {
    private let world = World()

    /// The first variant with the names that the question is about.
    private static let events = """
        Event{
        title:string
        categories<<-->>Category.events
        subCategories<<-->>SubCategory.events
        }
        Category{
        name:string
        events<<-->>Event.categories
        subCategories<-->>SubCategory.category
        }
        SubCategory{
        name:string
        events<<-->>Event.subCategories
        category<<-->Category.subCategories
        }

        """

    /// The second: the pair is stored by an entity of its own, which leads one way to the master.
    private static let oneWay = """
        Event{
        title:string
        eventCategories<-->>EventCategory.event
        }
        EventCategory{
        event<<-->Event.eventCategories
        category-->Category
        parent<<-->EventCategory.children
        children<-->>EventCategory.parent
        }
        Category{
        name:string
        }

        """

    private func explain(_ model: String, _ subject: String...) -> String {
        Seed.said(world.run(["explain", "-"] + subject, input: Array(model.utf8)))
    }

    private func picture(of model: String) throws -> Picture {
        try #require(Picture(Data(world.run("render", "-", "-f", "svg", "-o", "-", input: model).bytes)))
    }

    @Test func drawsOneWayAndRecursiveRelationshipsAsWhatTheyAre() throws {
        let picture = try picture(of: Self.oneWay)
        #expect(picture.faults == [])
        let oneWay = try #require(picture.line(of: "EventCategory.category"))
        let both = try #require(picture.line(of: "Event.eventCategories"))
        #expect(oneWay.classes.contains("one-way"))
        #expect(!both.classes.contains("one-way"))
        #expect(picture.mark(oneWay, at: "to") != picture.mark(both, at: "to"))
        #expect(picture.pairs.contains(["EventCategory.parent", "EventCategory.children"]))
    }

    @Test func explainsWhatAMissingInverseCosts() {
        let said = explain(Self.oneWay, "EventCategory.category")
        #expect(said.contains("a category does not know which event categories point at it"))
        #expect(said.contains("Deleting a category does not tell the event categories that point at it"))
        #expect(said.contains("each one's 'category' is left pointing at nothing."))
        #expect(
            said.contains(
                "no 'EventCategory' object is told when its 'Category' is deleted [missing-inverse]"))
        let category = explain(Self.oneWay, "Category")
        #expect(
            category.contains(
                "Left pointing at nothing: event categories whose 'category' it is ('EventCategory.category')."))
    }

    @Test(arguments: [
        ("parent<<-->A.children\nchildren<-->>A.parent", "form a tree: each is below at most one other, its 'parent'"),
        ("parent-->A", "form a tree: each is below at most one other, its 'parent'."),
        ("children-->>A", "form a tree: each is above those in its 'children'"),
        ("parents<<-->>A.children\nchildren<<-->>A.parents", "form a graph: each can be linked to many others"),
        ("friends<<-->>A.friends", "form a graph: each can be linked to many others along 'friends'."),
        ("next<-->A.previous\nprevious<-->A.next", "form chains: each is linked to at most one other as its 'next'"),
        ("spouse<-->A.spouse", "form pairs: each is linked to at most one other, its 'spouse'."),
    ])
    func saysATreeOrAGraph(relationships: String, shape: String) {
        let said = explain("A{\n\(relationships)\n}\n", "A")
        #expect(said.contains(shape), "\(said)")
        #expect(said.count(of: " form ") == 1)
    }

    @Test func findsThatTwoPathsMayDisagree() {
        let said = world.run("lint", "-", "--rule", "two-paths", input: Self.events).output
        #expect(
            said.contains(
                """
                'Event.categories' and 'Event.subCategories' → 'SubCategory.category' both lead to 'Category', and may lead \
                to different ones [two-paths]
                """), "\(said)")
    }

    @Test func tellsOfAKeyPathThatItsWaysMayDisagree() {
        let down = explain(Self.events, "Event.categories.subCategories")
        #expect(
            down.contains(
                """
                'subCategories' leads there directly. The model does not keep these ways the same: each can reach sub \
                categories that the other does not.
                """))
        let up = explain(Self.events, "Event.subCategories.category")
        #expect(up.contains("'categories' leads there directly. The model does not keep these ways the same"))
    }

    @Test(arguments: ["events/model.json", "events/one-way.json", "events/recursive.json", "offers/Предложения.model"])
    func measuresDrawsAndLinksNamesOfOtherScripts(file: String) throws {
        let name = file.split(separator: "/").last.map(String.init) ?? file
        try world.write(ProjectFolder.text("examples/\(file)"), to: name)
        #expect(world.run("render", name, "-o", "docs").status == .done)
        let files = Set(world.contents("docs").keys)
        #expect(files.contains { $0.hasPrefix("entities/") && !$0.utf8.allSatisfy { $0 < 0x80 } })
        for (path, content) in world.contents("docs") where path.hasSuffix(".svg") {
            let picture = try #require(Picture(content))
            #expect(picture.faults == [], "\(path)")
        }
        for (path, content) in world.contents("docs") where path.hasSuffix(".md") {
            let folder = path.contains("/") ? "entities/" : ""
            for link in String(decoding: content, as: UTF8.self).matches(of: /\]\(([^)#]+)(#[^)]*)?\)/) {
                let target = (folder + String(link.output.1)).removingPercentEncoding ?? ""
                let resolved = target.replacing("entities/../", with: "")
                #expect(files.contains(resolved), "\(path): \(link.output.0)")
            }
        }
    }
}

extension String {
    fileprivate func count(of text: String) -> Int { components(separatedBy: text).count - 1 }
}
