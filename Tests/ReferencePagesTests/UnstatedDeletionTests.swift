import DataModel
import Testing

@Suite("What the model does not say of deletions")
struct UnstatedDeletionTests {
    @Test("is not told as nothing")
    func isNotNothing() throws {
        var lake = Entity(name: "Lake")
        var rivers = StudioModel.relationship("rivers", to: "River", inverse: "lake", toMany: true)
        rivers.deleteRule = nil
        lake.relationships = [rivers]
        var river = Entity(name: "River")
        var back = StudioModel.relationship("lake", to: "Lake", inverse: "rivers")
        back.deleteRule = nil
        river.relationships = [back]
        var model = Model(name: "Map")
        model.entities = [lake, river, Entity(name: "Hill")]
        let pages = model.pages()
        let readme = try #require(pages["README.md"])
        #expect(
            readme.contains(
                """
                ## Deletion at a glance

                Nothing else changes when one of these is deleted: [Hill](entities/Hill.md).

                The model does not say what happens when one of these is deleted: [Lake](entities/Lake.md), \
                [River](entities/River.md).
                """))
        let page = try #require(pages["entities/Lake.md"])
        #expect(page.contains("- **Not stated:** what happens to its rivers (`rivers`).\n"))
        #expect(!page.contains("Left pointing at nothing"))
    }
}
