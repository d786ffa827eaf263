import DataModel
import ModelAnalysis
import PlainLanguage
import Testing

/// What is said of the deletion of an object.
@Suite struct DeletionTests {
    private func consequences(_ name: String, _ entities: [Entity]) throws -> DeletionConsequences {
        let narration = Narration(entities)
        let id = try #require(narration.facts.resolved.entity(named: name))
        return DeletionNarrator(facts: narration.facts, nouns: narration.nouns).consequences(of: id)
    }

    private func sentences(_ name: String, _ entities: [Entity]) throws -> [String] {
        try consequences(name, entities).sentences.map { $0.plain }
    }

    @Test func `what goes is told along the way to it`() throws {
        let told = try sentences(
            "Department",
            [
                Entity(
                    "Department", .toMany("projects", "Project", inverse: "department", .cascade),
                    .toOne("charter", "Charter", inverse: "department", .cascade)),
                Entity(
                    "Project", .toOne("department", "Department", inverse: "projects", required: true),
                    .toMany("tasks", "Task", inverse: "project", .cascade)),
                Entity(
                    "Task", .toOne("project", "Project", inverse: "tasks"),
                    .toOne("assignee", "Person", inverse: "tasks")),
                Entity("Person", .toMany("tasks", "Task", inverse: "assignee")),
                Entity("Charter", .toOne("department", "Department", inverse: "charter")),
            ])
        #expect(
            told == [
                """
                Deleting a department also deletes its projects ('projects'), its charter, if it has one ('charter') and \
                the tasks of those projects ('projects' → 'tasks').
                """,
                "Deleting a department unlinks the people of those tasks ('projects' → 'tasks' → 'assignee').",
            ])
    }

    @Test func `a refusal far below is a refusal`() throws {
        let told = try consequences(
            "Shelf",
            [
                Entity("Shelf", .toMany("books", "Book", inverse: "shelf", .cascade)),
                Entity(
                    "Book", .toOne("shelf", "Shelf", inverse: "books"),
                    .toMany("loans", "Loan", inverse: "book", .deny)),
                Entity("Loan", .toOne("book", "Book", inverse: "loans")),
            ])
        #expect(
            told.refused.items.map { $0.phrase.plain } == [
                "while one of those books has loans ('books' → 'loans', deny)"
            ])
        let narration = Narration([
            Entity("Shelf", .toMany("books", "Book", inverse: "shelf", .cascade)),
            Entity(
                "Book", .toOne("shelf", "Shelf", inverse: "books"),
                .toMany("loans", "Loan", inverse: "book", .deny)),
            Entity("Loan", .toOne("book", "Book", inverse: "loans")),
        ])
        #expect(
            narration.deletion(of: "Shelf.books").hasPrefix(
                "Deleting a shelf also deletes all its books, unless one of those books has loans: then nothing is deleted."
            ))
    }

    @Test func `what must have another object refuses`() throws {
        let told = try sentences(
            "Order",
            [
                Entity("Order", .toMany("lines", "Line", inverse: "order")),
                Entity("Line", .toOne("order", "Order", inverse: "lines", required: true)),
            ])
        #expect(
            told.first == """
                Deleting an order is refused unless its lines are given another 'order' or deleted in the same save, since \
                each must have one ('lines', nullify).
                """)
    }

    @Test func `a lower bound refuses when too few are left`() throws {
        var songs = Relationship.toMany("songs", "Song", inverse: "playlists")
        songs.isOptional = false
        songs.minimumCount = 2
        let told = try sentences(
            "Song", [Entity("Playlist", songs), Entity("Song", .toMany("playlists", "Playlist", inverse: "songs"))])
        #expect(
            told.first == """
                Deleting a song is refused if it leaves a playlist with fewer than two 'songs' ('playlists', nullify).
                """)
    }

    @Test func `what is left pointing at nothing is told from its holder`() throws {
        let told = try sentences(
            "Category",
            [
                Entity("EventCategory", .toOne("category", "Category")),
                Entity("Board", .toMany("pins", "Category")), Entity("Category"),
            ])
        #expect(
            told == [
                """
                Deleting a category may leave pointing at nothing: event categories whose 'category' it is \
                ('EventCategory.category') and boards that have it among their 'pins', as long as they are in memory \
                ('Board.pins').
                """
            ])
    }

    @Test func `kinds are told by what they have in common, or each`() throws {
        let told = try sentences(
            "Garage",
            [
                Entity(
                    "Garage", .toMany("vehicles", "Vehicle", inverse: "garage", .cascade),
                    .toMany("cars", "Car", inverse: "spot", .cascade)),
                Entity("Vehicle", isAbstract: true, .toOne("garage", "Garage", inverse: "vehicles")),
                Entity("Car", parent: "Vehicle", .toOne("spot", "Garage", inverse: "cars")),
                Entity("Truck", parent: "Vehicle"),
            ])
        #expect(told.first == "Deleting a garage also deletes its vehicles ('vehicles') and its cars ('cars').")
    }

    @Test func `a tree goes with its root, and others of the same kind are others`() throws {
        let told = try consequences(
            "Folder",
            [
                Entity(
                    "Folder", .toMany("children", "Folder", inverse: "parent", .cascade),
                    .toOne("parent", "Folder", inverse: "children"))
            ])
        #expect(told.deleted.items.map { $0.phrase.plain } == ["its 'children', and all of theirs"])
        #expect(
            told.changed.items.map { $0.phrase.plain } == ["its 'parent': the folder disappears from its 'children'"])
    }

    @Test func `each relationship that takes objects along is told, and what stays hangs on the way that leads to it`()
        throws
    {
        let told = try consequences(
            "Label",
            [
                Entity(
                    "Label", .toOne("origin", "Address", inverse: "originOf", .cascade),
                    .toOne("target", "Address", inverse: "targetOf", .cascade)),
                Entity(
                    "Address", .toOne("originOf", "Label", inverse: "origin"),
                    .toOne("targetOf", "Label", inverse: "target")),
            ])
        #expect(
            told.deleted.items.map { $0.phrase.plain } == [
                "its 'origin', if it has one", "its 'target', if it has one",
            ])
        #expect(
            told.changed.items.map { $0.phrase.plain } == [
                "another label of that address ('origin' → 'targetOf'): its 'target' becomes empty",
                "another label of that address ('target' → 'originOf'): its 'origin' becomes empty",
            ])
    }

    @Test func `what goes with its like refuses like it`() throws {
        let told = try consequences(
            "Subject",
            [
                Entity(
                    "Subject", .toMany("narrower", "Subject", inverse: "broader", .cascade),
                    .toOne("broader", "Subject", inverse: "narrower"),
                    .toMany("books", "Book", inverse: "subject", .deny), .toMany("notes", "Note", inverse: "subject")),
                Entity("Book", .toOne("subject", "Subject", inverse: "books")),
                Entity("Note", .toOne("subject", "Subject", inverse: "notes")),
            ])
        #expect(
            told.refused.items.map { $0.phrase.plain } == [
                "while it, or another subject that goes with it, has books ('books', deny)"
            ])
        #expect(
            told.changed.items.map { $0.phrase.plain } == [
                "its 'broader': the subject disappears from its 'narrower'",
                "its notes and those of other subjects that go with it ('notes'): each one's 'subject' becomes empty",
            ])
    }

    @Test func `what goes along does not refuse`() throws {
        let told = try consequences(
            "Book",
            [
                Entity("Book", .toMany("chapters", "Chapter", inverse: "book", .cascade)),
                Entity(
                    "Chapter", .toOne("book", "Book", inverse: "chapters"),
                    .toOne("next", "Chapter", inverse: "previous", .deny),
                    .toOne("previous", "Chapter", inverse: "next")),
            ])
        #expect(
            told.refused.items.map { $0.phrase.plain } == [
                "while one of those chapters has a chapter that stays ('chapters' → 'next', deny)"
            ])
    }

    @Test func `one of several relationships to an entity is named`() {
        let company = Narration([
            Entity(
                "Company", .toOne("head", "Employee", inverse: "headOf", .deny),
                .toMany("staff", "Employee", inverse: "company", .cascade)),
            Entity(
                "Employee", .toOne("headOf", "Company", inverse: "head"),
                .toOne("company", "Company", inverse: "staff")),
        ])
        #expect(
            company.deletion(of: "Company.head").hasPrefix(
                "A company that has an employee as 'head' cannot be deleted."))
        #expect(
            company.deletion(of: "Company.staff").hasPrefix(
                "Deleting a company also deletes all its employees in 'staff'."))
    }

    @Test func `what others still use goes all the same`() throws {
        let told = try consequences(
            "Article",
            [
                Entity("Article", .toMany("tags", "Tag", inverse: "articles", .cascade)),
                Entity("Tag", .toMany("articles", "Article", inverse: "tags")),
            ])
        #expect(told.deleted.items.map { $0.phrase.plain } == ["its tags, also those that others still use ('tags')"])
    }

    @Test func `a rule that is not stated is told`() throws {
        var rivers = Relationship.toMany("rivers", "River", inverse: "lake")
        rivers.deleteRule = nil
        let told = try sentences(
            "Lake", [Entity("Lake", rivers), Entity("River", .toOne("lake", "Lake", inverse: "rivers"))])
        #expect(told == ["The model does not say what deleting a lake does to its rivers ('rivers')."])
    }

    @Test func `nothing is told as nothing, and of an abstract entity there is nothing to delete`() throws {
        let entities = [Entity("Shape", isAbstract: true), Entity("Circle", parent: "Shape")]
        #expect(try sentences("Circle", entities) == ["Deleting a circle changes nothing else."])
        #expect(
            try sentences("Shape", entities) == [
                "There are never plain shapes; what deleting one does depends on its kind."
            ])
        #expect(try consequences("Shape", entities).facts == DeletionFacts())
    }

    @Test func `long lists are cut with their number`() throws {
        let parts = (1...30).map { Entity("Part\($0)x", .toOne("whole", "Whole", inverse: "p\($0)")) }
        var whole = Entity(name: "Whole")
        whole.relationships = (1...30).map { .toOne("p\($0)", "Part\($0)x", inverse: "whole", .cascade) }
        let told = try consequences("Whole", [whole] + parts)
        #expect(told.deleted.items.count == ConsequenceList.limit && told.deleted.others == 10)
        #expect(told.sentences.first?.plain.hasSuffix(" and 25 others.") == true)
        #expect(told.deleted.glance().plain.hasSuffix(" and 25 others"))
    }
}
