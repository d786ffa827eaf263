import DataModel
import ModelAnalysis
import Testing

@testable import ReferencePages

@Suite("Relationship anchors") struct RelationshipAnchorsTests {
    private func anchors(_ names: [String], on entity: String = "Book") throws -> [RelationshipAnchors.Anchor] {
        var model = Model(name: "M")
        var holder = Entity(name: entity)
        holder.relationships = names.map { Relationship(name: $0, destination: entity) }
        model.entities = [holder]
        let facts = model.facts
        let anchors = RelationshipAnchors(on: facts.entities[0], facts: facts)
        return try facts.relationships.map { try #require(anchors[$0.id]) }
    }

    @Test("are headings for plain names", arguments: ["directReports", "a_b", "x-y", "item2", "2"])
    func headings(name: String) throws {
        #expect(try anchors([name]) == [RelationshipAnchors.Anchor(id: name.lowercased(), isHeading: true)])
    }

    @Test(
        "stand before headings for other names",
        arguments: [
            ["тома"], ["a b"], ["attributes"], ["Relationships"], ["book"], ["Item", "item"], ["item-1"],
            ["same", "same"], ["if-you-delete-a-book"],
            ["a.b", "ab"], [""],
        ])
    func explicit(names: [String]) throws {
        let found = try anchors(names)
        #expect(Set(found.map(\.id)).count == names.count)
        #expect(found.allSatisfy { $0.id.hasPrefix("relationship-") && !$0.isHeading })
    }

    @Test("know the headings of the built-in template")
    func sections() throws {
        let text = try #require(Templates.text(of: "entity.md.mustache"))
        let headings = text.split(separator: "\n").filter { $0.hasPrefix("## ") }.map {
            HeadingSlug.of(String($0.dropFirst(3)))
        }
        #expect(headings.count > 8)
        #expect(Set(headings).subtracting(RelationshipAnchors.sectionSlugs) == ["if-you-delete-nounindefinite"])
    }

    @Test("of inherited relationships are on the page of the heir")
    func inherited() {
        var model = Model(name: "M")
        var parent = Entity(name: "Medium")
        parent.relationships = [Relationship(name: "owner", destination: "Owner")]
        var child = Entity(name: "Book")
        child.parent = "Medium"
        model.entities = [parent, child, Entity(name: "Owner")]
        let page = model.pages()["entities/Book.md"] ?? ""
        #expect(page.contains("| [`owner`](#owner) (from [Medium](Medium.md)) |"))
        #expect(page.contains("### `owner`\n"))
        #expect(model.pages()["entities/Owner.md"]?.contains("[`Medium.owner`](Medium.md#owner)") == true)
    }
}
