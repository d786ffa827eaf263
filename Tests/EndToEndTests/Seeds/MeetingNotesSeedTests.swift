import Foundation
import TestModels
import ModelDocCommands
import Testing

/// Meeting notes: notation, inheritance, and a rule that the model cannot hold.
@Suite struct MeetingNotesSeedTests {
    private let world = World()

    private func explain(_ model: String, _ subject: String) -> String {
        Seed.said(world.run("explain", "-", subject, input: model))
    }

    @Test func readsExactlyThisText() throws {
        #expect(try Seed.example("meeting-notes/MeetingNotes.model") == SeedText.notes)
        let outcome = world.run("lint", "-", input: SeedText.notes)
        #expect(outcome.output == "no findings\n")
        #expect(outcome.errors == "")
    }

    @Test func acceptsADefaultForAnInheritedAttributeWithAWarning() throws {
        let outcome = world.run("lint", "-", input: Seed.notesWithDefault)
        #expect(outcome.status == .done)
        #expect(
            outcome.output.contains(": warning: 'TaskTag.name' has a default of its own, but is inherited from 'Tag'"))
        #expect(outcome.output.contains("[inherited-default]"))
        #expect(outcome.output.hasSuffix("\n1 warning\n"))
        let page = explain(Seed.notesWithDefault, "TaskTag")
        #expect(page.contains("Attribute Type Required Default name String not stated 'task'"), "\(page)")
        let facts = try #require(
            Facts(world.run("render", "-", "-f", "facts", "-o", "-", input: Seed.notesWithDefault).output))
        #expect((facts.entity("TaskTag")?["attributes"] as? [Any])?.count == 1)
        #expect((facts.entity("Tag")?["attributes"] as? [Any])?.count == 1)
    }

    @Test func showsTheMistakeOfOneToManyAtAGlance() throws {
        #expect(explain(Seed.ownTags, "MeetingNote.tags").contains("In turn, each tag has at most one meeting note"))
        #expect(explain(Seed.ownTags, "Tag.meetingNote").contains("Each tag has at most one meeting note"))
        let right = explain(SeedText.notes, "Tag.meetingNotes")
        #expect(right.contains("Each tag can have many meeting notes"))
        #expect(right.contains("In turn, each meeting note can have many tags"))
    }

    @Test func showsATaskTagAsAKindOfTag() throws {
        let page = explain(SeedText.notes, "TaskTag")
        #expect(page.contains("A task tag is a kind of tag: it also has everything that a tag has."))
        #expect(page.contains("Each task tag can have many meeting notes"))
        #expect(page.contains("This relationship is inherited from 'Tag'."))
        #expect(explain(SeedText.notes, "Tag").contains("A tag may also be a task tag."))
        let drawn = world.run("render", "-", "-f", "svg", "-o", "-", input: SeedText.notes)
        let picture = try #require(Picture(Data(drawn.bytes)))
        #expect(picture.inheritances.count == 1)
        #expect(picture.faults == [])
    }

    @Test func carriesRulesThatAModelCannotExpress() throws {
        let rule = "A note with a task tag has at least one task."
        let link = "Only notes with a task tag have any."
        let text = "/// Rule: \(rule)\n" + SeedText.notes.replacing("  tasks<", with: "  /// Rule: \(link)\n  tasks<")
        try world.write(text, to: "notes.model")
        #expect(
            world.run("render", "notes.model", "-f", "markdown,arrows", "--pictures", "none", "-o", "docs").status
                == .done)
        let page = try world.text("docs/entities/MeetingNote.md")
        #expect(page.contains("## Enforced in code"))
        #expect(page.contains(rule))
        #expect(page.contains(link))
        let again = world.run("explain", "docs/arrows.model", "MeetingNote").output
        #expect(again.contains(rule))
        #expect(again.contains(link))
        #expect(!(try world.text("docs/entities/Tag.md").contains(rule)))
    }

    /// The same tags found by a search instead of kept as a relationship.
    @Test func explainsTheDifferenceOfAFetchedProperty() throws {
        let model = """
            {"modeldoc": 1, "entities": {
            "MeetingNote": {"attributes": {"title": "String"}, "fetchedProperties": {"tasks": {"fetchRequest": {
            "entity": "Task", "predicate": "noteTitle == $FETCH_SOURCE.title"}}}},
            "Task": {"attributes": {"noteTitle": "String"}}}}
            """
        let said = explain(model, "MeetingNote.tasks")
        #expect(said.contains("is a stored search for tasks that match"))
        #expect(said.contains("it is one-way, read-only, not refreshed by itself, and has no part in deletion."))
        // And so it is in no sentence about what a deletion does.
        let deletion = Seed.said(world.run("explain", "-", "--delete", "MeetingNote", input: model))
        #expect(!deletion.contains("task"))
    }
}
