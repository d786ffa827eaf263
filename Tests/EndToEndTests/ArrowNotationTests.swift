import Foundation
import TestModels
import ModelDocCommands
import Testing

/// Models in arrow notation, from the command line.
@Suite struct ArrowNotationTests {
    private let world = World()

    private func names(_ facts: Facts) -> [String] { facts.entities.compactMap { $0["name"] as? String } }

    private func kind(_ facts: Facts, _ entity: String, _ relationship: String) -> String? {
        facts.relationship(entity, relationship)?["kind"] as? String
    }

    @Test func knowsTheKindsOfTheNotes() throws {
        try world.write(SeedText.notes, to: "notes.model")
        #expect(world.run("render", "notes.model", "-o", "facts.json").status == .done)
        let facts = try #require(Facts(world.text("facts.json")))
        #expect(names(facts) == ["MeetingNote", "Task", "Tag", "TaskTag"])
        #expect(kind(facts, "MeetingNote", "tags") == "many-to-many")
        #expect(kind(facts, "MeetingNote", "tasks") == "one-to-many")
        #expect(kind(facts, "Task", "meetingNote") == "many-to-one")
        #expect(kind(facts, "TaskTag", "meetingNotes") == "many-to-many")
    }

    @Test func saysOnThePagesWhatIsNotStated() throws {
        try world.write(SeedText.notes, to: "notes.model")
        #expect(
            world.run("render", "notes.model", "-f", "markdown", "--pictures", "none", "-o", "docs").status == .done)
        let page = try world.text("docs/entities/Task.md")
        #expect(page.contains("| `name` | String | not stated |"))
        #expect(
            page.contains("Each task has at most one meeting note; the model does not say whether one is required."))
        #expect(page.contains("The model does not say what happens at the other end"))
        #expect(!page.contains("Left pointing at nothing"))
    }

    @Test func findsAModelInAFolderAndThroughAPipe() throws {
        try world.write(SeedText.notes, to: "project/notes.model")
        try world.write(Data([0, 1, 2]), to: "project/other.model")
        #expect(world.run("explain", "project", "TaskTag").status == .done)
        let piped = world.run("render", "-", "-f", "arrows", "-o", "-", input: SeedText.notes)
        #expect(piped.status == .done)
        #expect(piped.output.hasPrefix("MeetingNote {\n  title: String\n"))
        let broken = world.run("render", "-", "--input-format", "arrows", "-f", "facts", "-o", "-", input: "%")
        #expect(broken.status == .noModel)
        #expect(broken.errors.contains("<stdin>:1:1: error: '%' is not expected here [arrow-syntax]"))
    }

    @Test func writesWhatItReads() throws {
        try world.write(SeedText.notes, to: "notes.model")
        #expect(world.run("render", "notes.model", "-o", "again.model").status == .done)
        #expect(world.run("render", "again.model", "-o", "third.model").status == .done)
        #expect(try world.text("again.model") == world.text("third.model"))
        #expect(world.run("render", "notes.model", "-f", "arrows,json", "-o", "both").status == .done)
        #expect(world.tree("both") == [".modeldoc-manifest.json", "arrows.model", "model.json"])
        for name in ["notes.model", "again.model", "both/model.json"] {
            #expect(world.run("render", name, "-o", "\(name).facts.json").status == .done)
        }
        let facts = try ["notes.model", "again.model", "both/model.json"].map {
            try #require(Facts(world.text("\($0).facts.json"))).withoutPlaces.replacing("again", with: "notes")
        }
        #expect(facts[0] == facts[1])
        #expect(facts[0] == facts[2])
    }

    @Test func drawsAStubAndHasNoPageForIt() throws {
        let piece =
            "Evaluation{\ntitle:string\noffer<<-->Offer.evaluations\n}\nSpecial:Evaluation{}\nOdd:Thing{ n:number }\n"
        try world.write(piece, to: "piece.model")
        let outcome = world.run(
            "render", "piece.model", "-f", "markdown,mermaid,facts,json", "--pictures", "mermaid", "-o", "docs")
        #expect(outcome.status == .done)
        #expect(outcome.errors.contains("piece.model:3:11: note: 'Offer' is not written out"))
        #expect(!outcome.errors.contains("error"))
        #expect(outcome.output.isEmpty)
        let facts = try #require(Facts(world.text("docs/facts.json")))
        #expect(names(facts) == ["Evaluation", "Special", "Odd"])
        #expect(kind(facts, "Evaluation", "offer") == "many-to-one")
        let stub = world.run("explain", "piece.model", "Offer").output
        #expect(stub.contains("Not an entity of piece: only what leads to it is known."))
        #expect(stub.contains("Each offer can have many evaluations"))
        #expect(world.tree("docs/entities") == ["Evaluation.md", "Odd.md", "Special.md"])
        let page = try world.text("docs/entities/Evaluation.md")
        #expect(page.contains("Offer (not in the model)"))
        #expect(!page.contains("Offer.md"))
        #expect(try !world.text("docs/entities/Odd.md").contains("Thing.md"))
        #expect(try world.text("docs/diagrams/overview.mmd").contains("[\"Offer\"]"))
        #expect(world.run("render", "docs/model.json", "-o", "again.json", "-f", "facts").status == .done)
        let again = try #require(Facts(world.text("again.json")))
        #expect(again.withoutPlaces == facts.withoutPlaces)
    }
}
